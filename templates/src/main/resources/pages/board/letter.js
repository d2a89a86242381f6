"use strict";
// The board in a file. It knows no rules: it shows what a letter says, and fills names into the forms of orders.
// Whatever it reads is text and stays text: nothing from a letter ever becomes markup.

const $ = id => document.getElementById(id), each = (css, of = document) => [...of.querySelectorAll(css)];
const html = (name, properties) => Object.assign(document.createElement(name), properties);
const GAME = document.body.dataset.game, SIDE = document.body.dataset.side, SIDES = document.body.dataset.sides.split(",");
const ACROSS = +document.body.dataset.across;
const MOST = { text: 2_000_000, file: 8_000_000, things: 600, label: 60 };
const clip = text => text.trim().slice(0, MOST.label);

// What the page contains: how orders are written, and where everything is.

const SLOTS = new Map(each("#slots li").map(li => [li.dataset.slot, { takes: li.dataset.takes, several: li.dataset.several === "true" }]));
const KINDS = each("#forms li").map(li => ({
  word: li.dataset.word,
  begin: each("code.begin", li).map(code => code.textContent),
  goOn: each("code:not(.begin)", li).map(code => code.textContent)
}));
const SPOTS = new Map($("spots").textContent.trim().split(";").slice(0, -1).map(line => {
  const [name, x, y, sign, port] = line.trim().split("|");
  return [name, { name, x: +x, y: +y, sign: sign ?? "", port: port === "port" }];
}));
for (const { name, sign } of SPOTS.values()) if (sign) $("list-place").append(new Option(name));
const AREAS = new Map(each("#areas li").map(li => [li.textContent, li.dataset.at.split(" ").map(Number)]));

function spot(name) {
  const point = /^(\d{1,5})x(\d{1,5})$/.exec(name);
  return SPOTS.get(name) || (point ? { name: "", x: +point[1], y: +point[2], sign: "" } : null);
}

// Reading a letter.

const unquoted = text => text.slice(0, MOST.text).replace(/^[ \t]*>[> \t]*/gm, "");
const names = list => list.split(", ").slice(0, MOST.things).map(clip);
const WORKS = ["fort", "fort begun", "stockade"], ARROWS = ["march", "by sea", "retreat", "battle", "raid"];

/** Reads the board of a letter, or says what is wrong with it. */
function board(text) {
  const flat = unquoted(text).replace(/\s+/g, " "), from = flat.lastIndexOf("the board of ");
  if (from < 0) return { fault: "There is no board in this text. It is the last part of a report: copy the whole letter." };
  const until = flat.indexOf("the end of the board", from);
  if (until < 0) return { fault: "The board in this text is cut off: copy the whole letter." };
  const [head, ...said] = flat.slice(from, until).split(";").slice(0, 4 * MOST.things).map(one => one.trim());
  const of = /^the board of (\S{1,80}), impulse (\d{1,6}), (.{1,40})$/.exec(head);
  if (!of || of[1] !== GAME) return { fault: `This letter is from ${of ? "game " + clip(of[1]) : "another game"}; this page is for ${GAME}.` };
  if (of[3] !== SIDE) return { fault: `This letter is to the ${clip(of[3])} player; this page is for the ${SIDE} player.` };
  const shown = { impulse: +of[2], title: "", tracks: [], hand: false, cards: [], marks: new Map(), holders: new Map(), pieces: [], arrows: [] };
  for (const one of said) statement(shown, one);
  return { ...shown, ...lines(text) };
}

function statement(shown, said) {
  if (said.startsWith("it shows ")) { shown.title = clip(said.slice(9)); return; }
  if (said === "no cards") shown.hand = true;
  const colon = said.indexOf(": ");
  if (colon < 0) return;
  const what = said.slice(0, colon), rest = said.slice(colon + 2);
  const side = SIDES.find(one => what.startsWith(one + " ")), verb = side ? what.slice(side.length + 1) : what;
  const mark = (list, more) => names(list).forEach(name => { if (spot(name)) shown.marks.set(name, { ...shown.marks.get(name), ...more }); });
  if (side && verb.startsWith("at ") && spot(verb.slice(3))) { if (shown.pieces.length < MOST.things) shown.pieces.push(piece(side, verb.slice(3), rest)); }
  else if (side && ARROWS.includes(verb)) {
    const [start, end] = rest.split(" / ").map(spot);
    if (start && end && shown.arrows.length < MOST.things) shown.arrows.push({ side, verb, start, end });
  }
  else if (side && verb === "holds") mark(rest, { side });
  else if (side && WORKS.some(works => verb === works + " in")) mark(rest, { side, works: verb.slice(0, -3) });
  else if (side && verb === "laid waste") mark(rest, { waste: side });
  else if (side && verb === "has") names(rest).forEach(name => shown.holders.set(name, side));
  else if (what === "blockaded") mark(rest, { blockaded: true });
  else if (what === "new") mark(rest, { fresh: true });
  else if (what.startsWith("card ")) {
    shown.hand = true;
    if (shown.cards.length < 40) shown.cards.push({ name: clip(what.slice(5)), words: clip(rest) });
  }
  else if (/^\d{1,4} of \d{1,4}$/.test(rest)) shown.tracks.push(`${clip(what)} ${rest}`);
}

function piece(side, at, told) {
  const [name, strength, detail, ...more] = told.split(" / "), filled = word => !word || word === "-" ? "" : clip(word);
  const under = more.find(word => /^\d{1,3} more$/.test(word));
  const who = more.filter(word => word !== under && word !== "new").join(", ");
  return {
    side, at, said: `${side} ${at} ${name} ${strength}`, name: filled(name), strength: filled(strength), detail: filled(detail),
    under: under ? parseInt(under) : 0, fresh: more.includes("new"), who: who ? names(who) : []
  };
}

/** The lines to send back, which are between two rules, with the impulse they are for and the letter's code, if any. */
function lines(text) {
  const reply = unquoted(text).split(/^[ \t]*-{20,}[ \t]*\r?$/m).find(part => part.trim().split(/\s+/, 2).join(" ") === "game " + GAME) ?? "";
  const offered = [];
  let impulse = 0, note = "", code = "";
  for (const line of reply.trim().split(/\r?\n/).slice(1)) {
    const bare = line.trim(), of = /^impulse (\d{1,6})$/.exec(bare);
    if (of) impulse = +of[1];
    else if (/^code \w{4}-\w{4}$/.test(bare)) code = bare;
    else if (bare.startsWith("# ")) note = (note + bare.slice(1)).trim();
    else if (bare.startsWith("( ) ")) { offered.push({ line: bare.slice(4), note }); note = ""; }
    else if (/^\s/.test(line) && bare && offered.length) offered[offered.length - 1].line += " " + bare;
    else if (bare) offered.push({ line: bare, note });
  }
  return { offered: offered.slice(0, 100).map(one => ({ line: one.line.slice(0, 2000), note: one.note.slice(0, 300) })), next: impulse, code };
}

/** The texts in a file, which is a letter as a mail program saves it, or plain text. */
function texts(raw, depth = 0) {
  const cut = /\r?\n\r?\n/.exec(raw), head = cut ? raw.slice(0, cut.index).replace(/\r?\n[ \t]+/g, " ") : "";
  if (!/^(content-type|subject|mime-version)\s*:/im.test(head)) return [decoded(raw)];
  const body = raw.slice(cut.index + cut[0].length), type = /^content-type:\s*([^;\r\n]+)/im.exec(head)?.[1].trim().toLowerCase() ?? "text/plain";
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(head);
  if (type.startsWith("multipart/") && boundary && depth < 8)
    return body.split("--" + boundary[1]).slice(1, 40).flatMap(part => texts(part.replace(/^\r?\n/, ""), depth + 1));
  if (!type.startsWith("text/")) return [];
  const coding = /^content-transfer-encoding:\s*(\S+)/im.exec(head)?.[1].toLowerCase();
  const plain = decoded(coding === "base64" ? unpacked(body) : coding === "quoted-printable" ? unescaped(body) : body);
  return [type === "text/html" ? new DOMParser().parseFromString(plain, "text/html").body.textContent : plain];
}

const decoded = bytes => new TextDecoder().decode(Uint8Array.from(bytes, byte => byte.charCodeAt(0)));
const unescaped = text => text.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/gi, (all, hex) => String.fromCharCode(parseInt(hex, 16)));
function unpacked(text) { try { return atob(text.replace(/[^A-Za-z0-9+/]/g, "")); } catch { return ""; } }

async function opened(file) {
  if (file.size > MOST.file) return say("This file is too large to be a letter.");
  let raw = "";
  for (const byte of new Uint8Array(await file.arrayBuffer())) raw += String.fromCharCode(byte);
  const found = texts(raw);
  show(found.find(text => !board(text).fault) ?? found[0] ?? "");
}
