// The map of the board in a file: places, pieces, and what happened, drawn over the printed map.

const INK = "#2b2620", WHITE = "#fffdf6", GOLD = "#a56d0a", SEA = "#3f6270";
const colour = side => side === SIDES[0] ? "#96271f" : "#1f4a86", dark = side => side === SIDES[0];
const pen = html("canvas").getContext("2d");
let now = { pieces: [], cards: [], offered: [], marks: new Map() }, scale = 0.7;

function el(name, attributes, parent, text) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  if (text !== undefined) made.textContent = text;
  parent.append(made);
  return made;
}

function button(parent, text, press, pressed) {
  const made = html("button", { type: "button", textContent: text, onclick: press });
  if (pressed !== undefined) made.setAttribute("aria-pressed", pressed);
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

/** The boxes that pieces avoid: all names on the map, and all places. */
function written() {
  const boxes = each("#ground text").map(text => {
    const [x, y, size, long] = ["x", "y", "font-size", "textLength"].map(key => +text.getAttribute(key));
    return { x, y: y - size * 0.8, w: long, h: size };
  });
  for (const at of SPOTS.values()) if (at.sign) boxes.push({ x: at.x - 13, y: at.y - 13, w: at.port ? 42 : 26, h: 26 });
  return boxes;
}

const common = (a, b) => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** The box near its place in which a piece hides least. */
function room(w, h, at, boxes) {
  const near = boxes.filter(box => Math.abs(box.x - at.x) < 400 && Math.abs(box.y - at.y) < 300);
  let best = null, least = Infinity;
  for (const away of [0, 12, 26, 44, 66, 92, 122, 156, 200])
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
  g.addEventListener("click", event => { event.stopPropagation(); tapped(one.at, one, nearest(event)); });
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

/** Scrolls to where something happened, or else to where most of the reader's forces are close together. */
function lookAtNews() {
  const ends = now.arrows.map(one => one.end), own = now.pieces.filter(one => one.side === SIDE).map(one => ({ ...spot(one.at), weight: parseInt(one.strength) || 1 }));
  const about = ends.length ? ends : own, near = (at, other) => Math.hypot(other.x - at.x, other.y - at.y) < 250;
  const crowd = at => about.reduce((sum, other) => sum + (near(at, other) ? other.weight ?? 1 : 0), 0);
  const best = about.reduce((one, at) => !one || crowd(at) > crowd(one) ? at : one, null);
  if (best) look(best.x, best.y);
}
