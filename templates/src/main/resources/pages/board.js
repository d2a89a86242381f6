"use strict";
// The board in a file. It knows no rules: it shows what a letter tells, and puts names into the forms of orders.
// Whatever it reads is text and stays text: nothing of a letter is ever made markup of.

const $ = id => document.getElementById(id), each = (css, of = document) => [...of.querySelectorAll(css)];
const GAME = document.body.dataset.game, SIDE = document.body.dataset.side, SIDES = document.body.dataset.sides.split(",");
const ACROSS = +document.body.dataset.across;
const MOST = { text: 2_000_000, file: 8_000_000, things: 600, label: 60 };
const clip = text => text.trim().slice(0, MOST.label);

// ---- What the page was given: how orders are written, and where everything lies.

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

// ---- Reading a letter.

const unquoted = text => text.slice(0, MOST.text).replace(/^[ \t]*>[> \t]*/gm, "");
const names = list => list.split(", ").slice(0, MOST.things).map(clip);
const WORKS = ["fort", "fort begun", "stockade"], ARROWS = ["march", "by sea", "retreat", "battle", "raid"];

/** What a letter shows, or what is the matter with it. */
function board(text) {
  const flat = unquoted(text).replace(/\s+/g, " "), from = flat.lastIndexOf("the board of ");
  if (from < 0) return { fault: "There is no board in this text. It is the last part of a report: take all of the letter." };
  const until = flat.indexOf("the end of the board", from);
  if (until < 0) return { fault: "The board in this text is cut off: take all of the letter." };
  const [head, ...said] = flat.slice(from, until).split(";").slice(0, 4 * MOST.things).map(one => one.trim());
  const of = /^the board of (\S{1,80}), impulse (\d{1,6}), (.{1,40})$/.exec(head);
  if (!of || of[1] !== GAME) return { fault: `This letter is of ${of ? "game " + clip(of[1]) : "another game"}; this page is for ${GAME}.` };
  if (of[3] !== SIDE) return { fault: `This letter is to the ${clip(of[3])} player; this page is for the ${SIDE} player.` };
  const shown = { impulse: +of[2], title: "", tracks: [], cards: [], marks: new Map(), holders: new Map(), pieces: [], arrows: [] };
  for (const one of said) statement(shown, one);
  return { ...shown, ...lines(text) };
}

function statement(shown, said) {
  if (said.startsWith("it shows ")) { shown.title = clip(said.slice(9)); return; }
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
  else if (what.startsWith("card ")) { if (shown.cards.length < 40) shown.cards.push({ name: clip(what.slice(5)), words: clip(rest) }); }
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

/** The lines to send back that came with it, and the impulse they are for. */
function lines(text) {
  const offered = [];
  let fenced = false, impulse = 0;
  for (const line of unquoted(text).split(/\r?\n/)) {
    const bare = line.trim(), of = /^impulse (\d{1,6})$/.exec(bare);
    if (/^-{20,}$/.test(bare)) fenced = !fenced;
    else if (of) impulse = +of[1];
    else if (!fenced || !bare || bare === "game " + GAME) continue;
    else if (bare.startsWith("( ) ")) offered.push(bare.slice(4));
    else if (/^\s/.test(line) && offered.length) offered.push(offered.pop() + " " + bare);
    else offered.push(bare);
  }
  return { offered: offered.slice(0, 100).map(line => line.slice(0, 2000)), next: impulse };
}

/** The texts in a file: a letter as a mail program saves it, or plain text. */
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

// ---- Drawing.

const INK = "#2b2620", WHITE = "#fffdf6", GOLD = "#c98a12", SEA = "#3f6270";
const colour = side => side === SIDES[0] ? "#96271f" : "#1f4a86", dark = side => side === SIDES[0];
const pen = document.createElement("canvas").getContext("2d");
let now = { pieces: [], cards: [], offered: [], marks: new Map() }, scale = 0.7;

function el(name, attributes, parent, text) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  if (text !== undefined) made.textContent = text;
  parent.append(made);
  return made;
}

function button(parent, text, press, pressed) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  if (pressed !== undefined) made.setAttribute("aria-pressed", pressed);
  made.addEventListener("click", press);
  parent.append(made);
  return made;
}

const sign = (id, x, y, look, parent) => el("use", { href: "#sign-" + id, transform: `translate(${x} ${y})`, ...look }, parent);
const width = (text, size) => { pen.font = `bold ${size}px Map, Georgia, serif`; return pen.measureText(text).width; };
const write = (text, x, y, size, fill, parent) => text && el("text", { x, y, "font-size": size, "font-weight": "bold", "text-anchor": "middle", fill }, parent, text);

function place(at, mark, parent) {
  const { x, y } = at, id = !mark.works ? at.sign || "dot" : mark.works === "stockade" ? "stockade" : "fort", side = mark.side;
  if (mark.fresh) el("circle", { cx: x, cy: y, r: 17, fill: "none", stroke: GOLD, "stroke-width": 3.5 }, parent);
  sign(id, x, y, { fill: side && dark(side) && mark.works !== "fort begun" ? colour(side) : WHITE }, parent);
  if (side && !dark(side) && mark.works !== "fort begun") {
    sign(id, x, y, { fill: "none", stroke: colour(side), "stroke-width": 4 }, parent);
    el("circle", { cx: x, cy: y, r: 4.6, fill: colour(side) }, parent);
  }
  sign(id, x, y, { fill: "none", stroke: side ? colour(side) : INK, "stroke-width": 2, "stroke-dasharray": mark.works === "fort begun" ? "3 3" : "none" }, parent);
  if (mark.waste) for (const [stroke, wide] of [[WHITE, 8.5], [colour(mark.waste), 5.5], [dark(mark.waste) ? colour(mark.waste) : WHITE, 2]])
    sign("waste", x, y, { fill: "none", stroke, "stroke-width": wide }, parent);
  if (at.port) sign("anchor", x + 20, y, { fill: "none", stroke: mark.blockaded ? INK : SEA, "stroke-width": 2 }, parent);
  if (mark.blockaded) el("path", { d: `m${x + 12} ${y + 9}l16 -18`, stroke: INK, "stroke-width": 3.5 }, parent);
}

function arrow({ side, verb, start, end }, parent) {
  if (verb === "battle" || verb === "raid") { sign(verb, end.x, end.y, { fill: GOLD, stroke: INK, "stroke-width": 1.6 }, parent); return; }
  const dx = end.x - start.x, dy = end.y - start.y, long = Math.hypot(dx, dy);
  if (long < 1) return;
  const bend = Math.min(40, long * 0.18), mx = (start.x + end.x) / 2 + bend * dy / long, my = (start.y + end.y) / 2 - bend * dx / long;
  const angle = Math.atan2(end.y - my, end.x - mx), tx = end.x - Math.cos(angle) * 15, ty = end.y - Math.sin(angle) * 15;
  const d = `M${start.x} ${start.y}Q${mx} ${my} ${tx - Math.cos(angle) * 14} ${ty - Math.sin(angle) * 14}`;
  el("path", { d, fill: "none", stroke: WHITE, "stroke-width": 8 }, parent);
  el("path", { d, fill: "none", stroke: colour(side), "stroke-width": 4.6, "stroke-dasharray": { "by sea": "14 8", retreat: "3 7" }[verb] ?? "none" }, parent);
  const turn = `translate(${tx} ${ty}) rotate(${angle * 180 / Math.PI})`;
  el("path", { d: "m0 0l-20 10l5 -10l-5 -10z", transform: turn, fill: dark(side) ? colour(side) : WHITE, stroke: colour(side), "stroke-width": 2 }, parent);
}

/** Boxes that pieces keep off: all names on the map, and all places. */
function written() {
  const boxes = each("#ground text").map(text => {
    const [x, y, size, long] = ["x", "y", "font-size", "textLength"].map(key => +text.getAttribute(key));
    return { x, y: y - size * 0.8, w: long, h: size };
  });
  for (const at of SPOTS.values()) if (at.sign) boxes.push({ x: at.x - 13, y: at.y - 13, w: at.port ? 42 : 26, h: 26 });
  return boxes;
}

const common = (a, b) => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Where a piece hides least, near its place. */
function room(w, h, at, boxes) {
  const near = boxes.filter(box => Math.abs(box.x - at.x) < 400 && Math.abs(box.y - at.y) < 300);
  let best = null, least = Infinity;
  for (const away of [0, 12, 26, 44, 66, 92, 122])
    for (let turn = 0; turn < 16; turn++) {
      const angle = turn * Math.PI / 8, x = at.x + Math.cos(angle) * (w / 2 + 14 + away) - w / 2, y = at.y + Math.sin(angle) * (h / 2 + 14 + away) - h / 2;
      const off = Math.max(0, -x, -y, x + w - map.dataset.width, y + h - map.dataset.height), box = { x, y, w, h };
      const price = away + off * 50 + near.reduce((sum, other) => sum + common(box, other), 0) * 0.8;
      if (price < least) [best, least] = [box, price];
    }
  return best;
}

function stand(one, boxes, leaders, parent) {
  const at = spot(one.at), block = one.strength ? Math.max(26, width(one.strength, 24) + 14) : 0;
  const words = Math.max(width(one.name, 21), width(one.detail, 18)), tall = one.name && one.detail ? 44 : 28;
  const box = room(block + (words ? words + 14 : 0), tall, at, boxes), tint = colour(one.side), round = dark(one.side) ? 0 : tall * 0.3;
  boxes.push(box);
  el("path", { d: `M${at.x} ${at.y}L${box.x + box.w / 2} ${box.y + tall / 2}`, stroke: tint, "stroke-width": 2.6 }, leaders);
  if (ACROSS) el("circle", { cx: at.x, cy: at.y, r: 5, fill: tint, stroke: WHITE, "stroke-width": 1.4 }, leaders);
  const who = one.who.length > 1 ? ": " + one.who.join(", ") : "";
  const g = el("g", { class: "piece", role: "button", tabindex: 0, "aria-label": `${one.side} at ${one.at}: ${[one.name, one.strength, one.detail].filter(Boolean).join(", ")}${who}` }, parent);
  for (let off = 4 * Math.min(2, one.under); off > 0; off -= 4)
    el("rect", { x: box.x + off, y: box.y - off, width: box.w, height: tall, rx: round, fill: WHITE, stroke: tint, "stroke-width": 1.6 }, g);
  el("rect", { x: box.x, y: box.y, width: box.w, height: tall, rx: round, fill: WHITE, stroke: one.fresh ? GOLD : tint, "stroke-width": one.fresh ? 4 : 2.4 }, g);
  if (block && dark(one.side)) el("path", { d: `M${box.x + 1} ${box.y + 1}h${block - 1}v${tall - 2}h${1 - block}z`, fill: tint }, g);
  else if (block && words) el("path", { d: `M${box.x + block} ${box.y}v${tall}`, stroke: tint, "stroke-width": 1.6 }, g);
  write(one.strength, box.x + block / 2, box.y + tall / 2 + 8, 24, dark(one.side) ? WHITE : tint, g);
  const middle = box.x + (block + box.w) / 2;
  write(one.name || one.detail, middle, box.y + (tall === 44 ? 19 : 20), 20, INK, g);
  if (tall === 44) write(one.detail, middle, box.y + 38, 17, INK, g);
  g.addEventListener("click", event => { event.stopPropagation(); tapped(one.at, one); });
  g.addEventListener("keydown", event => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); tapped(one.at, one); } });
}

const map = $("map");

function draw() {
  const things = $("things"), layer = () => el("g", {}, things), boxes = written();
  things.replaceChildren();
  const [arrows, leaders, places, way, pieces] = [layer(), layer(), layer(), layer(), layer()];
  way.id = "way";
  for (const [name, side] of now.holders) {
    const at = AREAS.get(name);
    if (at && dark(side)) el("rect", { x: at[0] - 6, y: at[1] - 6, width: 12, height: 12, fill: colour(side) }, places);
    else if (at) for (const [r, fill, wide] of [[6, WHITE, 2.4], [2.4, colour(side), 0]]) el("circle", { cx: at[0], cy: at[1], r, fill, stroke: colour(side), "stroke-width": wide }, places);
  }
  for (const [name, at] of SPOTS) if (at.sign || now.marks.has(name)) place(at, now.marks.get(name) ?? {}, places);
  for (const one of now.arrows) arrow(one, arrows);
  for (const one of [...now.pieces].sort((a, b) => width(b.name, 20) - width(a.name, 20))) stand(one, boxes, leaders, pieces);
}

function zoom(to) {
  const scroll = $("scroll"), x = (scroll.scrollLeft + scroll.clientWidth / 2) / scale, y = (scroll.scrollTop + scroll.clientHeight / 2) / scale;
  scale = Math.min(2, Math.max(0.25, to));
  map.style.width = map.dataset.width * scale + "px";
  map.style.height = map.dataset.height * scale + "px";
  look(x, y);
}

function look(x, y) {
  const scroll = $("scroll");
  scroll.scrollTo(x * scale - scroll.clientWidth / 2, y * scale - scroll.clientHeight / 2);
}

/** Where something happened, or else where most of the reader's pieces stand close together. */
function lookAtNews() {
  const ends = now.arrows.map(one => one.end), own = now.pieces.filter(one => one.side === SIDE).map(one => spot(one.at));
  const about = ends.length ? ends : own, crowd = at => about.filter(other => Math.hypot(other.x - at.x, other.y - at.y) < 250).length;
  const best = about.reduce((one, at) => !one || crowd(at) > crowd(one) ? at : one, null);
  if (best) look(best.x, best.y);
}

// ---- Writing an order: statements, each a form with its slots filled in.

let order = [], past = [], free = "", carried = {}, picked = null, focused = null;

function begun(kind, form, begins) {
  const tokens = [];
  let groups = 0, group = 0;
  for (const [mark] of form.matchAll(/\s*\[|\]|[A-Z]{3,}|[^[\]A-Z]+|[A-Z]/g)) {
    if (mark.endsWith("[")) { group = ++groups; if (mark !== "[") tokens.push({ words: mark.slice(0, -1), group }); }
    else if (mark === "]") group = 0;
    else tokens.push(SLOTS.has(mark) ? { slot: mark, ...SLOTS.get(mark), value: "", group } : { words: mark, group });
  }
  return { kind, form, begins, tokens, on: [] };
}

const seen = statement => statement.tokens.filter(token => !token.group || statement.on.includes(token.group));
const slots = statement => seen(statement).filter(token => token.slot);
const last = () => order[order.length - 1];
const empty = () => order.flatMap(slots).find(token => !token.value);
const said = statement => seen(statement).map(token => token.words ?? (token.value || token.slot)).join("");
const body = () => order.map((one, at) => (at === 0 ? "" : one.begins ? "\n" : "; ") + said(one)).join("");
const plain = form => form.replace(/[A-Z]{3,}/g, slot => slot.toLowerCase());
const playsCard = form => /\bCARD\b/.test(form);

function change(made) {
  past.push(JSON.stringify({ order, free }));
  free = "";
  made();
  render();
}

/** An order of this kind, anew; or one more statement, where orders are not of one card. What was tapped before goes with it. */
function begin(kind) {
  const form = kind.begin[0], goesOn = order.length && !playsCard(form) && !playsCard(order[0].form);
  change(() => {
    const had = goesOn ? [] : order.flatMap(slots);
    if (!goesOn) order = [];
    order.push(begun(kind, form, true));
    carry(had);
  });
}

/** The same in another form. */
function instead(form) {
  change(() => { const one = order.pop(); order.push(begun(one.kind, form, true)); carry(slots(one)); });
}

function carry(had) {
  for (const takes of ["card", "place", "somebody"]) {
    const token = slots(last()).find(one => one.takes === takes), before = had.find(one => one.takes === takes && one.value);
    if (token) token.value = before?.value ?? carried[takes] ?? "";
  }
  carried = {};
  focused = null;
}

function goOn(form) {
  change(() => { order.push(begun(last().kind, form, false)); focused = null; });
}

function fill(token, value) {
  const list = token.value && token.several ? token.value.split(", ") : [];
  const without = list.filter(one => one !== value && one !== "all");
  token.value = !token.several || value === "all" ? value : (list.includes(value) ? without : [...without, value]).join(", ");
  if (!token.several) focused = null;
}

/** Puts what was tapped where it belongs: where the writer is, or into the first slot that waits for it, or into the next statement. */
function put(takes, value) {
  const fits = token => token && token.takes === takes;
  const waiting = fits(focused) && order.some(one => slots(one).includes(focused)) ? focused : order.flatMap(slots).find(one => fits(one) && !one.value);
  const more = waiting ?? (takes === "card" ? order.flatMap(slots).find(fits) : order.length && slots(last()).findLast(one => fits(one) && one.several));
  if (more) return change(() => fill(more, value)), true;
  const next = order.length && last().kind.goOn.find(form => slots(begun(last().kind, form)).some(fits));
  if (!next) return false;
  change(() => { order.push(begun(last().kind, next, false)); fill(slots(last()).find(fits), value); });
  return true;
}

/** A place of the map, and perhaps a piece there. */
function tapped(name, one) {
  const waiting = order.flatMap(slots).filter(token => !token.value && ["place", "somebody"].includes(token.takes));
  const takes = (["place", "somebody"].includes(focused?.takes) ? focused : one ? waiting.find(token => token.takes === "somebody") : waiting[0])?.takes;
  const own = one?.who.length ? one : now.pieces.find(other => other.at === name && other.side === SIDE && other.who.length);
  if (takes === "somebody" && own) { picked = own; put(takes, own.who[0]); return; }
  if (order.length) { if (!put("place", name)) say(`${name}: nothing more goes there in this order.`); return; }
  picked = one && one.side === SIDE && one.who.length ? one : null;
  const kind = picked && KINDS.find(any => slots(begun(any, any.begin[0])).some(token => token.takes === "somebody" && !/detach|transfer/.test(any.begin[0])));
  carried = { ...carried, place: kind ? undefined : name, somebody: picked?.who[0] };
  if (kind) return begin(kind);
  render();
  say(`${name}: now choose what is done there.`);
}

/** A line that came with the letter; beside it those that answer other questions, for one letter answers all. */
function take(line) {
  const question = /^answer [^:]*:/.exec(line)?.[0], others = free.split("\n").filter(one => one.startsWith("answer ") && !one.startsWith(question));
  change(() => { order = []; });
  free = [...(question ? others : []), line].join("\n");
  render();
  $("words").scrollIntoView({ block: "nearest" });
}

const PROMPTS = {
  card: "Tap a card of your hand, or write its number.", place: "Tap a space on the map.", somebody: "Tap who it is, on the map.",
  number: "How many?", words: "Write it into the field."
};

const say = words => { $("say").textContent = words; };

function letterText() {
  const written = free || body();
  return written && [`game ${GAME}`, ...(now.next ? [`impulse ${now.next}`] : []), ...($("preview").checked ? ["preview"] : []), written].join("\n");
}

/** What is written so far, and what is waited for. */
function tell() {
  const waits = empty();
  say(waits ? PROMPTS[waits.takes] : free || order.length ? "Go on with it, or copy it." : "Tap a piece, a space or a card, or choose what to do.");
  $("words").value = letterText();
  renderWay();
}

function render() {
  tell();
  renderHand();
  $("kinds").replaceChildren();
  for (const kind of KINDS) button($("kinds"), kind.word, () => begin(kind), order.some(one => one.begins && one.kind === kind));
  $("order").replaceChildren();
  for (const one of order) renderStatement(one);
  renderPick();
  $("next").replaceChildren();
  if (order.length) {
    for (const group of new Set(last().tokens.map(token => token.group).filter(one => one && !last().on.includes(one))))
      button($("next"), "+ " + plain(last().tokens.filter(token => token.group === group).map(token => token.words ?? token.slot).join("").trim()), () => change(() => { last().on.push(group); focused = null; }));
    if (last().begins) for (const form of last().kind.begin) if (form !== last().form) button($("next"), "or: " + plain(form), () => instead(form));
    for (const form of last().kind.goOn) button($("next"), plain(form), () => goOn(form));
  }
}

function renderHand() {
  $("hand").replaceChildren();
  $("holding").classList.toggle("none", !now.cards.length);
  const value = order.flatMap(slots).find(token => token.takes === "card")?.value ?? carried.card;
  for (const card of now.cards) {
    const made = button($("hand"), "", () => {
      if (order.length && put("card", card.name)) return;
      carried.card = card.name;
      order = [];
      render();
      say("Now choose what the card is played for, or tap a piece.");
    }, card.name === value);
    const number = document.createElement("b");
    number.textContent = card.name;
    made.append(number, card.words);
  }
}

function renderStatement(one) {
  const line = document.createElement("div");
  line.className = "statement";
  for (const token of seen(one)) {
    if (token.words !== undefined) { line.append(token.words); continue; }
    const field = document.createElement("input");
    field.value = token.value;
    field.setAttribute("aria-label", token.slot.toLowerCase());
    field.placeholder = token.slot.toLowerCase();
    field.size = Math.min(34, Math.max(5, token.value.length || token.slot.length));
    if (token.takes === "number") field.inputMode = "numeric";
    if (!token.several) field.setAttribute("list", "list-" + token.takes);
    field.classList.toggle("empty", !token.value);
    field.classList.toggle("active", token === focused || token === empty());
    field.addEventListener("focus", () => { focused = token; renderPick(); });
    field.addEventListener("input", () => { token.value = field.value; free = ""; field.classList.toggle("empty", !token.value); tell(); });
    line.append(field);
  }
  $("order").append(line);
}

/** Who else stands where somebody was tapped, and how many there are. */
function renderPick() {
  $("pick").replaceChildren();
  if (!order.length || !picked) return;
  const found = last().tokens.filter(token => token.slot), named = found.filter(token => token.takes === "somebody");
  const target = named.find(token => token === focused) ?? named.find(token => token.several) ?? named.find(token => !token.value) ?? named[named.length - 1];
  const choose = (token, value) => change(() => {
    if (token.group && !last().on.includes(token.group)) last().on.push(token.group);
    fill(token, value);
  });
  const used = named.filter(token => token !== target).flatMap(token => token.value.split(", "));
  if (target && picked.who.length > 1) {
    const value = target.value.split(", ");
    for (const name of picked.who) if (!used.includes(name)) button($("pick"), name, () => choose(target, name), value.includes(name));
    if (target.slot === "UNITS") button($("pick"), "all", () => choose(target, "all"), value.includes("all"));
  }
  const number = found.find(token => token.takes === "number"), most = Math.min(10, parseInt(picked.strength) || 0);
  const words = many => number.group ? last().tokens.filter(token => token.group === number.group).map(token => token === number ? many : token.words ?? "").join("").trim() : many;
  if (number) for (let many = 1; many <= most; many++) button($("pick"), words(many), () => choose(number, String(many)), number.value === String(many));
}

/** The places of the order in their turn, from where the piece stands. */
function renderWay() {
  const way = $("way"), from = picked && order.some(one => slots(one).some(token => picked.who.includes(token.value.split(", ")[0]))) ? [spot(picked.at)] : [];
  const named = order.flatMap(slots).filter(token => token.takes === "place").flatMap(token => token.value.split(", ")).map(name => SPOTS.get(name)).filter(Boolean);
  const points = [...from, ...named].map(at => `${at.x},${at.y}`).join(" ");
  if (!way) return;
  way.replaceChildren();
  if (from.length) el("polyline", { points, fill: "none", stroke: GOLD, "stroke-width": 7, "stroke-linecap": "round", "stroke-linejoin": "round", opacity: 0.75 }, way);
  for (const at of named) el("circle", { cx: at.x, cy: at.y, r: 20, fill: "none", stroke: GOLD, "stroke-width": 5 }, way);
}

// ---- Showing a letter.

function show(text) {
  const read = board(text);
  if (read.fault) return say(read.fault);
  const before = new Set(now.pieces.map(one => one.said));
  if (before.size) for (const one of read.pieces) one.fresh ||= !before.has(one.said);
  now = { ...read, read: true };
  [order, past, free, carried, picked, focused] = [[], [], "", {}, null, null];
  $("where").textContent = `${GAME}, impulse ${now.next || now.impulse}, for the ${SIDE} player`;
  $("state").textContent = [now.title, ...now.tracks].filter(Boolean).join(" \u00b7 ");
  $("offers").replaceChildren();
  $("lines").classList.toggle("none", !now.offered.length);
  $("lines").open = now.offered.some(line => line.startsWith("answer "));
  for (const line of now.offered) button($("offers"), line, () => take(line));
  const called = at => at.name || "the river";
  const news = [
    ...now.arrows.map(one => one.start === one.end ? `${one.side} ${one.verb} at ${called(one.end)}` : `${one.side} ${one.verb} from ${called(one.start)} to ${called(one.end)}`),
    ...now.pieces.filter(one => one.fresh).map(one => `${one.side} at ${one.at}: ${[one.name, one.strength].filter(Boolean).join(", ")}`),
    ...[...now.marks].filter(([, mark]) => mark.fresh).map(([name, mark]) => `${name}: ${mark.side ?? "nobody"}`)
  ];
  $("newest").classList.toggle("none", !news.length);
  $("news").replaceChildren(...news.map(line => Object.assign(document.createElement("li"), { textContent: line })));
  draw();
  lookAtNews();
  render();
}

map.addEventListener("click", event => {
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());
  let best = null, least = ACROSS || 70; // units of the map: a name counts as its place
  for (const one of SPOTS.values()) {
    const away = Math.hypot(one.x - at.x, one.y - at.y);
    if (away < least) [best, least] = [one, away];
  }
  if (best) tapped(best.name);
});
$("closer").addEventListener("click", () => zoom(scale * 1.3));
$("farther").addEventListener("click", () => zoom(scale / 1.3));
$("preview").addEventListener("change", render);
$("words").addEventListener("input", () => { order = []; free = $("words").value.split("\n").filter(line => !/^(game|impulse) \S+$|^preview$/.test(line)).join("\n"); });
$("anew").addEventListener("click", () => change(() => { order = []; carried = {}; picked = null; focused = null; }));
$("back").addEventListener("click", () => {
  const before = past.pop();
  if (before) ({ order, free } = JSON.parse(before));
  for (const one of order) one.kind = KINDS.find(kind => kind.word === one.kind.word);
  focused = null;
  render();
});
$("copy").addEventListener("click", async () => {
  try { await navigator.clipboard.writeText($("words").value); }
  catch { $("words").select(); document.execCommand("copy"); }
  say("Copied. Sign it, and send it to the referee.");
});
$("read").addEventListener("click", () => show($("letter").value));
$("file").addEventListener("change", () => { if ($("file").files[0]) opened($("file").files[0]); });
document.fonts.load("bold 20px Map").finally(() => { zoom(scale); show($("first").textContent); });
