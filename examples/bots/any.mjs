// A bot that takes any option, in JavaScript. Try it: ostraka arena thebes "exec:node any.mjs" random
import { createInterface } from "node:readline";

let options = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...rest] = line.split(" ");
  if (word === "ostraka-bot") console.log("name Any in JavaScript\nready");
  else if (word === "question") options = [];
  else if (word === "option") options.push(Number(rest[0]));
  else if (word === "think") console.log(`choose ${options[Number(rest[0]) % options.length]}`);
  else if (word === "quit") break;
}
