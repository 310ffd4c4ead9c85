// The plain page: a nickname, a game, a table. It knows no rules; it shows what the server offers and sends back a number.

const $ = (id) => document.getElementById(id);
const state = { me: null, socket: null, table: null, seat: null, update: null, log: [], pending: null, tries: 0 };

async function api(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const content = text ? JSON.parse(text) : null;
  if (!answer.ok) throw Object.assign(new Error(content?.detail ?? answer.statusText), { code: content?.code });
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
  const [games, tables] = await Promise.all([api("GET", "/api/games"), api("GET", "/api/tables?which=mine")]);
  say(`Welcome, ${state.me.name}.`);
  show("lobby");
  if (!$("level").options.length) {
    for (const level of games[0].levels) $("level").add(new Option(level, level, level === "scholar", level === "scholar"));
  }
  $("games").replaceChildren(...games.map((game) => item(
    button(`Play ${game.title} now`, async () => open(await api("POST", "/api/quick", { game: game.id, level: $("level").value }))),
    button(`A table for friends`, async () => open(await api("POST", "/api/tables", {
      game: game.id, seats: [{ kind: "me" }, { kind: "open" }],
    }))),
  )));
  $("tables").replaceChildren(...tables.map((table) => item(
    button(`${table.title}: ${table.seats.map((seat) => seat.name).join(", ")}`, async () => open(table)),
    table.seats.some((seat) => seat.mine && table.waits.includes(seat.seat)) ? "your turn" : table.status,
  )));
}

function open(table) {
  if (location.hash === `#${table.id}`) arrive();
  else location.hash = table.id;
}

async function arrive() {
  leave();
  if (!state.me) {
    say("Ancient Knowledge, Thebes and Mammothodus, against bots and with friends.");
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
  say(free.length ? "Waiting for somebody to sit down." : "Everybody is here.");
  $("waiting-code").textContent = table.code;
  $("waiting-seats").replaceChildren(...table.seats.map((seat) => item(seat.kind === "open" ? "free" : seat.name)));
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
    send({ type: "hello", since: state.update?.seq ?? -1, language: "en", board: true });
    if (state.pending) send(state.pending);
  };
  socket.onmessage = (event) => receive(JSON.parse(event.data));
  socket.onclose = (event) => {
    if (state.socket !== socket) return;
    if (event.code >= 4400) return say(`The table is closed to you (${event.reason}).`);
    say("The connection is interrupted; trying again …");
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
  else if (message.type === "welcome") say(message.seat === null ? "You are watching." : state.table.seats.map((s) => s.name).join(" – "));
  else if (message.type === "ack") state.pending = state.pending?.id === message.id ? null : state.pending;
  else if (message.type === "hinted") notes(message.hints.map((hint) => `${hint.label}: ${hint.expects} ${hint.because}`));
  else if (message.type === "refusal") refuse(message);
}

function refuse(message) {
  if (message.id !== null) state.pending = null;
  notes([message.detail]);
  if (state.update) decide(state.update);
}

function notes(lines) {
  $("notes").replaceChildren(...(lines.length ? lines : ["There is nothing to say about it."]).map((line) => item(line)));
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
  const names = (seats) => seats.map((each) => state.table.seats[each].name).join(" and ");
  const decision = update.decision;
  $("again").hidden = update.status === "playing" || seat === null;
  $("tools").hidden = seat === null;
  if (update.result) {
    const result = update.result;
    const points = result.totals.map((total, each) => `${names([each])} ${total}`).join(", ");
    $("sentence").textContent = `${result.sentence} ${points}. ${result.winners.length ? `${names(result.winners)} won.` : "Nobody won."}`;
    $("help").textContent = `Seed ${update.seed}; committed to as ${state.table.commitment}.`;
  } else {
    $("sentence").textContent = decision?.sentence ?? `Waiting for ${names(update.waits)} …`;
    $("help").textContent = decision?.help ?? "";
  }
  $("offers").replaceChildren(...(decision?.offers ?? []).map((offer) => item(
    button(offer.label, async () => act({ type: "submit", option: offer.option })),
  )));
  const plea = update.plea;
  $("plea").hidden = !plea?.missing.includes(seat);
  if (plea) $("plea-line").textContent = `${names([plea.seat])} would like to take back. ${plea.why.map((why) => why.text).join(" ")}`;
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
