// The plain page: a nickname, a game, a table. It knows no rules; it shows what the server offers and sends back a number.

const $ = (id) => document.getElementById(id);
const words = JSON.parse(document.body.dataset.words);
const language = document.documentElement.lang;
const list = new Intl.ListFormat(language === "en-XA" ? "en" : language);
const state = { me: null, socket: null, table: null, seat: null, update: null, log: [], pending: null, tries: 0 };

// A message; {name} in it stands for that.
function t(id, args = {}) {
  return (words[id] ?? id).replace(/\{(\w+)\}/g, (place, name) => args[name] ?? place);
}

// Refusals are known by their codes; the server's own words are English.
function refusal(code, detail) { return words[`refusal-${code}`] ?? detail; }

// How a table has ended before its game was over.
const ENDED = {
  vote: "table-ended", left: "table-ended-left", day: "table-ended-day", long: "table-ended-long",
  abandoned: "table-ended-abandoned", hand: "table-ended-by-hand",
};

function title(game, own) { return words[`game-${game}-title`] ?? own; }

async function api(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const content = text ? JSON.parse(text) : null;
  if (!answer.ok) throw new Error(refusal(content?.code, content?.detail ?? answer.statusText));
  return content;
}

function show(section) {
  for (const id of ["name-form", "lobby", "waiting", "table"]) $(id).hidden = id !== section;
}

function say(line) { $("line").textContent = line; }

function button(text, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", () => act().catch((error) => say(error.message)));
  return made;
}

function item(...parts) {
  const made = document.createElement("li");
  made.append(...parts);
  return made;
}

// The lobby

async function lobby() {
  const [games, tables] = await Promise.all([api("GET", `/api/games?language=${language}`), api("GET", "/api/tables?which=mine")]);
  say(t("plain-welcome", { name: state.me.name }));
  show("lobby");
  if (!$("level").options.length) {
    for (const level of games[0].levels) $("level").add(new Option(t(`level-${level}`), level, level === "scholar", level === "scholar"));
  }
  $("games").replaceChildren(...games.map((game) => item(
    button(t("plain-play", { game: title(game.id, game.title) }), async () => open(await api("POST", "/api/quick", { game: game.id, level: $("level").value }))),
    button(t("plain-table"), async () => open(await api("POST", "/api/tables", {
      game: game.id, seats: [{ kind: "me" }, { kind: "open" }],
    }))),
  )));
  $("tables").replaceChildren(...tables.map((table) => item(
    button(`${title(table.game, table.title)}: ${table.seats.map((seat) => seat.name).join(", ")}`, async () => open(table)),
    table.seats.some((seat) => seat.mine && table.waits.includes(seat.seat)) ? t("plain-your-turn") : t(`plain-${table.status}`),
  )));
}

function open(table) {
  if (location.hash === `#${table.id}`) arrive();
  else location.hash = table.id;
}

async function arrive() {
  leave();
  if (!state.me) {
    say(t("hero-title"));
    show("name-form");
    $("name").focus();
    return;
  }
  const id = location.hash.slice(1);
  if (!id) return lobby();
  state.table = await api("GET", `/api/tables/${encodeURIComponent(id)}`);
  if (state.table.status === "open") return wait();
  show("table");
  connect();
}

async function wait() {
  const table = state.table;
  const free = table.seats.filter((seat) => seat.kind === "open");
  show("waiting");
  say(t(free.length ? "plain-waiting-seats" : "plain-all-here"));
  $("waiting-code").textContent = t("plain-invite", { code: table.code });
  $("waiting-seats").replaceChildren(...table.seats.map((seat) => item(seat.kind === "open" ? t("plain-free") : seat.name)));
  $("start").hidden = $("fill").hidden = !table.host;
  $("start").disabled = free.length > 0;
  $("start").onclick = () => api("POST", `/api/tables/${table.id}/start`).then(arrive, (error) => say(error.message));
  $("fill").onclick = async () => {
    for (const seat of free) await api("POST", `/api/tables/${table.id}/seats/${seat.seat}/bot?level=${$("level").value || "scholar"}`);
    arrive();
  };
  if (!table.seats.some((seat) => seat.mine) && free.length) await api("POST", `/api/tables/${table.id}/join`, {});
  state.timer = setTimeout(() => arrive().catch((error) => say(error.message)), 2000);
}

// At the table: one socket; whatever was not acknowledged is sent again under the same id

function leave() {
  clearTimeout(state.timer);
  const socket = state.socket;
  Object.assign(state, { socket: null, update: null, log: [], pending: null, tries: 0 });
  socket?.close();
}

function connect() {
  const id = state.table.id;
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`);
  state.socket = socket;
  socket.onopen = () => {
    state.tries = 0;
    send({ type: "hello", since: state.update?.seq ?? -1, language, board: true });
    if (state.pending) send(state.pending);
  };
  socket.onmessage = (event) => receive(JSON.parse(event.data));
  socket.onclose = (event) => {
    if (state.socket !== socket) return;
    if (event.code >= 4400) return say(t("plain-closed"));
    say(t("plain-lost"));
    state.timer = setTimeout(connect, Math.min(5000, 200 * 2 ** state.tries++));
  };
}

function send(message) {
  if (state.socket?.readyState === WebSocket.OPEN) state.socket.send(JSON.stringify(message));
}

function act(message) {
  const random = crypto.getRandomValues(new Uint32Array(2));
  state.pending = { ...message, id: `web-${random[0].toString(36)}-${random[1].toString(36)}`, at: state.update.seq };
  for (const each of $("offers").querySelectorAll("button")) each.disabled = true;
  send(state.pending);
}

function receive(message) {
  if (message.type === "update") draw(message);
  else if (message.type === "welcome") say(message.seat === null ? t("plain-watching") : state.table.seats.map((s) => s.name).join(" – "));
  else if (message.type === "ack") state.pending = state.pending?.id === message.id ? null : state.pending;
  else if (message.type === "hinted") notes(message.hints.map((hint) => `${hint.label}: ${hint.expects} ${hint.because}`));
  else if (message.type === "refusal") refuse(message);
}

function refuse(message) {
  if (message.id !== null) state.pending = null;
  notes([refusal(message.code, message.detail)]);
  if (state.update) decide(state.update);
}

function notes(lines) {
  $("notes").replaceChildren(...(lines.length ? lines : [t("plain-nothing")]).map((line) => item(line)));
}

function draw(update) {
  // Whatever lies above `keep` was taken back; then comes what is new.
  state.log = state.log.filter((moment) => moment.length <= update.keep).concat(update.moments);
  state.update = update;
  const lines = state.log.flatMap((moment) => moment.happenings.map((happening) => happening.line)).filter((line) => line);
  $("log").replaceChildren(...lines.map((line) => item(line)));
  $("log").scrollTop = $("log").scrollHeight;
  $("board").textContent = (update.board ?? []).join("\n");
  $("notes").replaceChildren();
  decide(update);
}

function decide(update) {
  const seat = state.table.seats.find((each) => each.mine)?.seat ?? null;
  const names = (seats) => list.format(seats.map((each) => state.table.seats[each].name));
  const decision = update.decision;
  $("again").hidden = update.status === "playing" || seat === null;
  $("tools").hidden = seat === null;
  if (update.result) {
    const result = update.result;
    const points = result.totals.map((total, each) => `${names([each])} ${total}`).join(", ");
    const how = update.status === "ended" ? t(ENDED[update.ending ?? "hand"]) : result.sentence;
    $("sentence").textContent = `${how} ${points}. ${result.winners.length ? t("plain-won", { names: names(result.winners) }) : t("plain-nobody-won")}`;
    $("help").textContent = t("plain-seed", { seed: update.seed, commitment: state.table.commitment });
  } else {
    $("sentence").textContent = decision?.sentence ?? t("plain-waiting", { names: names(update.waits) });
    $("help").textContent = decision?.help ?? "";
  }
  $("offers").replaceChildren(...(decision?.offers ?? []).map((offer) => item(
    button(offer.label, async () => act({ type: "submit", option: offer.option })),
  )));
  const plea = update.plea;
  $("plea").hidden = !plea?.missing.includes(seat);
  if (plea) $("plea-line").textContent = `${t("plain-plea", { name: names([plea.seat]) })} ${plea.why.map((why) => why.text).join(" ")}`;
}

// Buttons, keys, the beginning

$("undo").addEventListener("click", () => act({ type: "undo" }));
$("hint").addEventListener("click", () => send({ type: "hint", ref: 1 }));
$("why").addEventListener("click", () => {
  const reasons = state.update?.decision?.reasons ?? [];
  notes(reasons.map((note) => note.text.startsWith(note.label) ? note.text : `${note.label}: ${note.text}`));
});
$("agree").addEventListener("click", () => act({ type: "agree" }));
$("refuse").addEventListener("click", () => act({ type: "refuse" }));
$("again").addEventListener("click", async () => open(await api("POST", `/api/tables/${state.table.id}/rematch`)));

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || $("table").hidden || event.target.matches("input, select")) return;
  const tool = { u: "undo", h: "hint", w: "why" }[event.key];
  if (tool) $(tool).click();
  if (/^[1-9]$/.test(event.key)) $("offers").querySelectorAll("button")[Number(event.key) - 1]?.click();
});

$("name-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    state.me = await api("POST", "/api/guest", { name: $("name").value });
    await arrive();
  } catch (error) {
    say(error.message);
  }
});

$("code-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    open(await api("GET", `/api/codes/${encodeURIComponent($("code").value)}`));
  } catch (error) {
    say(error.message);
  }
});

window.addEventListener("hashchange", () => arrive().catch((error) => say(error.message)));
state.me = await api("GET", "/api/me").catch(() => null);
await arrive().catch((error) => say(error.message));
