// The order that is written on the board in a file: a list of statements, each a form with slots to fill in.

let order = [], past = [], free = "", carried = {}, picked = null, focused = null;

/** A new statement, its form split into words and slots; those in brackets are optional, and have the number of their group. */
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
const body = () => inTurn().map((one, at) => (at === 0 ? "" : one.begins ? "\n" : "; ") + said(one)).join("");
/** The statements in the order to be sent: those of the first kind come first, whenever they were added. */
function inTurn() {
  const first = one => one.form === KINDS[0].begin[0];
  return [...order.filter(first), ...order.filter(one => !first(one))];
}

const plain = form => form.replace(/[A-Z]{3,}/g, slot => slot.toLowerCase());
const eachGoes = kind => kind.goOn.some(form => form.startsWith("go ")); // everybody listed in its first statement
const playsCard = form => /\bCARD\b/.test(form);
const takesPeople = token => token.takes === "somebody" && token.several;
const namesIn = token => token.value.split(", ");

function change(made) {
  past.push(JSON.stringify({ order, free }));
  free = "";
  made();
  render();
}

/** Begins a new order of this kind or, if orders do not play a card, one more statement. Takes over what was tapped before. */
function begin(kind) {
  const form = kind.begin[0], joins = one => !playsCard(one) && slots(begun(kind, one)).length > 0, goesOn = order.length && joins(form) && joins(order[0].form);
  change(() => {
    const had = goesOn ? [] : order.flatMap(slots);
    if (!goesOn) order = [];
    order.push(begun(kind, form, true));
    carry(had);
  });
}

/** Writes the last statement in another form. */
function instead(form) {
  change(() => { const one = order.pop(); order.push(begun(one.kind, form, true)); carry(slots(one)); });
}

/** Fills the last statement with what was tapped before, or was in these slots. */
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
  const list = token.value && token.several ? namesIn(token) : [];
  const without = list.filter(one => one !== value && one !== "all");
  token.value = !token.several || value === "all" ? value : (list.includes(value) ? without : [...without, value]).join(", ");
  if (!token.several) focused = null;
}

/** Puts what was tapped into the focused slot, or the first empty one that takes it, or the next statement. Returns false if none does. */
function put(takes, value) {
  const fits = token => token && token.takes === takes;
  const here = fits(focused) && order.some(one => slots(one).includes(focused)) ? focused : null;
  const waiting = here && (here.several || !here.value) ? here : order.flatMap(slots).find(one => fits(one) && !one.value) ?? here;
  const more = waiting ?? (takes === "card" ? order.flatMap(slots).find(fits) : order.length && slots(last()).findLast(one => fits(one) && one.several));
  if (more) return change(() => fill(more, value)), true;
  const next = order.length && last().kind.goOn.find(form => slots(begun(last().kind, form)).some(fits));
  if (!next) return false;
  change(() => { order.push(begun(last().kind, next, false)); fill(slots(last()).find(fits), value); });
  return true;
}

/** Who is meant by tapping a piece: those in it whom the order has named once, or else the one on top. */
function meant(own, token) {
  const once = own.who.filter(who => order.flatMap(slots).filter(any => namesIn(any).includes(who)).length === 1);
  return token.several && once.length ? once.join(", ") : !token.several && !last().begins && once[0] || own.who[0];
}

/** Begins a statement that sends those whom the last one names, and who are together, to a place. */
function send(name) {
  const kind = !playsCard(order[0].form) && KINDS.find(any => any.goOn.length && begun(any, any.begin[0]).tokens.some(takesPeople));
  const named = slots(last()).filter(token => token.takes === "somebody").flatMap(namesIn);
  const stack = now.pieces.find(one => one.side === SIDE && one.who.includes(named[0]));
  if (!kind || kind === last().kind || !stack) return say(`${name}: nobody else can go there in this order.`);
  carried = { place: name, somebody: stack.who.filter(who => named.includes(who)).join(", ") };
  begin(kind);
}

const isAnswer = () => /^answer [^:]*: /.test(free.split("\n").pop());

/** The last answer chosen, and the names in it. */
function answer() {
  const others = free.split("\n"), [, question, list] = /^(answer [^:]*: )(.*)$/.exec(others.pop());
  return { others, question, named: list.split(", ").filter(one => one !== "none") };
}

/** Tapping while answering: a piece shows who is in it, a place is named at once. */
function answered(name, one) {
  if (!isList(answer())) return say("Change this answer in the field below.");
  picked = one?.side === SIDE && one.who.length ? one : null;
  if (picked) renderPick(); else toggle(name);
}

/** Whether an answer lists places, or people on the map. */
const isList = ({ named }) => !named.length || SPOTS.has(named[0]) || now.pieces.some(piece => piece.who.includes(named[0]));

/** Adds somebody or a place to such an answer, or removes the name. */
function toggle(name) {
  const { others, question, named } = answer();
  const longer = named.includes(name) ? named.filter(other => other !== name) : [...named, name];
  change(() => {});
  free = [...others, question + (longer.join(", ") || "none")].join("\n");
  render();
}

/**
 * Handles a tap on a place, and perhaps on a piece there.
 * under: the place under the finger, for a piece may cover the hex it should go to
 */
function tapped(name, one, under) {
  if (isAnswer()) return answered(name, one);
  const waiting = order.flatMap(slots).filter(token => !token.value && ["place", "somebody"].includes(token.takes));
  const at = focused?.takes === "place" || focused?.takes === "somebody" && (one || !focused.value) ? focused : null;
  const token = at ?? (one ? waiting.find(any => any.takes === "somebody") : waiting[0]);
  const own = one?.who.length ? one : now.pieces.find(other => other.at === name && other.side === SIDE && other.who.length);
  if (token?.takes === "somebody" && own) { picked = own; put("somebody", meant(own, token)); return; }
  const listed = one?.side === SIDE && own && order.length && slots(last()).find(any => takesPeople(any) && eachGoes(last().kind));
  if (listed) { picked = own; change(() => fill(listed, own.who[0])); return; }
  if (order.length && picked?.at === name && !slots(last()).some(any => any.takes === "place" && any.value)) {
    if (!ACROSS || !under || under === name) return say(`They are in ${name}. Tap where they should go.`);
    name = under;
  }
  if (order.length) { if (!put("place", name)) send(name); return; }
  picked = one && one.side === SIDE && one.who.length ? one : null;
  const kind = picked && KINDS.find(any => slots(begun(any, any.begin[0])).some(token => token.takes === "somebody" && !/detach|transfer/.test(any.begin[0])));
  carried = { ...carried, place: kind ? undefined : name, somebody: picked?.who[0] };
  if (kind) return begin(kind);
  render();
  say(`${name}: now choose what to do there.`);
}

/** Takes a line that came with the letter, and keeps the answers to other questions, since one letter answers all. */
function take(line) {
  const question = /^answer [^:]*:/.exec(line)?.[0], others = free.split("\n").filter(one => one.startsWith("answer ") && !one.startsWith(question));
  change(() => { order = []; });
  free = [...(question ? others : []), line].join("\n");
  render();
  $("words").scrollIntoView({ block: "nearest" });
}

const PROMPTS = {
  card: "Tap a card of your hand, or write its number.", place: "Tap a space on the map.", somebody: "Tap somebody on the map, or write a name.",
  number: "How many?", words: "Write it into the field."
};

const asked = () => now.offered.some(one => one.line.startsWith("answer "));
const say = words => { $("say").textContent = words; };

function letterText() {
  const written = free || body();
  return written && [`game ${GAME}`, ...(now.next ? [`impulse ${now.next}`] : []), ...(now.code ? [now.code] : []), ...($("preview").checked ? ["preview"] : []), written].join("\n");
}

/** Whether the order could say who goes along, or how many, but does not. */
function alone() {
  if (!picked || order.flatMap(slots).some(token => token.value && (token.takes === "number" || takesPeople(token)))) return false;
  return order.some(one => one.tokens.some(token => token.group && (token.takes === "number" ? parseInt(picked.strength) > 0 : takesPeople(token) && picked.who.length > 1)));
}

function wanted() {
  const waits = empty();
  if (waits) return PROMPTS[waits.takes];
  if (isAnswer() && isList(answer())) return "Copy it, or tap names to add or remove.";
  if (alone()) return `${picked.who[0]} goes alone, unless you choose below who goes along.`;
  if (free || order.length) return isAnswer() ? "Copy it." : "Go on with it, or copy it.";
  return asked() ? "You are asked: choose an answer from the lines below." : "Tap a piece, a space or a card, or choose what to do.";
}

/** Shows what has been written so far, and what is missing. */
function tell() {
  say(wanted());
  $("words").value = letterText();
  renderWay();
}

function render() {
  tell();
  renderHand();
  $("kinds").replaceChildren();
  for (const kind of KINDS) button($("kinds"), kind.word, () => begin(kind), order.some(one => one.begins && one.kind.word === kind.word));
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
  $("holding").hidden = !now.cards.length;
  const value = order.flatMap(slots).find(token => token.takes === "card")?.value ?? carried.card;
  for (const card of now.cards) {
    const made = button($("hand"), "", () => {
      if (order.length && put("card", card.name)) return;
      carried.card = card.name;
      order = [];
      render();
      say("Now choose what the card is played for, or tap a piece.");
    }, card.name === value);
    made.append(html("b", { textContent: card.name }), card.words);
  }
}

function renderStatement(one) {
  const line = html("div", { className: "statement" });
  for (const token of seen(one)) {
    if (token.words !== undefined) { line.append(token.words); continue; }
    const called = token.slot.toLowerCase(), size = Math.min(34, Math.max(5, token.value.length || called.length));
    const field = html("input", { value: token.value, placeholder: called, size, inputMode: token.takes === "number" ? "numeric" : "text" });
    field.setAttribute("aria-label", called);
    if (!token.several) field.setAttribute("list", "list-" + token.takes);
    field.classList.toggle("empty", !token.value);
    field.classList.toggle("active", token === focused || token === empty());
    field.addEventListener("focus", () => { focused = token; renderPick(); });
    field.addEventListener("input", () => { token.value = field.value; free = ""; field.classList.toggle("empty", !token.value); tell(); });
    line.append(field);
  }
  $("order").append(line);
}

/** Offers whoever else is where somebody was tapped, and how many may go; their way may have been begun. */
function renderPick() {
  $("pick").replaceChildren();
  if (picked && isAnswer() && isList(answer())) for (const who of picked.who) button($("pick"), who, () => toggle(who), answer().named.includes(who));
  if (!order.length || !picked) return;
  const one = order.findLast(other => other.tokens.some(token => token.takes === "somebody")) ?? last();
  const found = one.tokens.filter(token => token.slot), named = found.filter(token => token.takes === "somebody");
  const target = named.find(token => token === focused) ?? named.find(token => !token.value && !token.group) ?? named.find(token => token.several) ?? named.find(token => !token.value) ?? named[named.length - 1];
  const choose = (token, value, put = fill) => change(() => {
    if (token.group && !one.on.includes(token.group)) one.on.push(token.group);
    put(token, value);
  });
  const used = named.filter(token => token !== target).flatMap(namesIn);
  if (target && picked.who.length > 1) {
    const value = namesIn(target), rest = picked.who.filter(name => !used.includes(name)), all = target.slot === "UNITS" ? "all" : rest.join(", ");
    for (const name of rest) button($("pick"), name, () => choose(target, name), value.includes(name));
    if (target.several) button($("pick"), "all", () => choose(target, all, () => { target.value = all; }), target.value === all);
  }
  const number = found.find(token => token.takes === "number"), most = Math.min(10, parseInt(picked.strength) || 0);
  const words = many => number.group ? one.tokens.filter(token => token.group === number.group).map(token => token === number ? many : token.words ?? "").join("").trim() : many;
  if (number) for (let many = 1; many <= most; many++) button($("pick"), words(many), () => choose(number, String(many)), number.value === String(many));
}

/** Draws the ways of the order: for each who goes, the places from where they are. */
function renderWay() {
  const way = $("way"), ways = [], named = [];
  if (!way) return;
  for (const one of order) for (const token of slots(one)) {
    const [first] = namesIn(token), stands = token.takes === "somebody" && now.pieces.find(any => any.side === SIDE && any.who.includes(first));
    const places = token.takes === "place" ? namesIn(token).map(name => SPOTS.get(name)).filter(Boolean) : [];
    if (stands && (one.begins || !token.several || !ways.length)) ways.push([spot(stands.at)]);
    ways[ways.length - 1]?.push(...places);
    named.push(...places);
  }
  way.replaceChildren();
  for (const points of ways) el("polyline", { points: points.map(at => `${at.x},${at.y}`).join(" "), fill: "none", stroke: GOLD, "stroke-width": 7, "stroke-linecap": "round", "stroke-linejoin": "round", opacity: 0.75 }, way);
  for (const at of named) el("circle", { cx: at.x, cy: at.y, r: 20, fill: "none", stroke: GOLD, "stroke-width": 5 }, way);
}

// Showing a letter.

function show(text) {
  const read = board(text);
  if (read.fault) return say(read.fault);
  if (read.impulse - now.impulse < 3) { // compared with an older letter, everything would be news
    const pieces = new Set(now.pieces.map(one => one.said)), { marks } = now;
    for (const one of read.pieces) one.fresh ||= !pieces.has(one.said);
    for (const [at, mark] of read.marks) mark.fresh ||= marks.get(at)?.side !== mark.side || marks.get(at)?.works !== mark.works;
  }
  now = { ...read, read: true };
  [order, past, free, carried, picked, focused] = [[], [], "", {}, null, null];
  $("where").textContent = `${GAME}, impulse ${now.next || now.impulse}, for the ${SIDE} player`;
  $("state").textContent = [now.title, ...now.tracks].filter(Boolean).join(" \u00b7 ");
  $("offers").replaceChildren();
  $("lines").hidden = !now.offered.length;
  $("lines").open = asked();
  for (const { line, note } of now.offered) button($("offers"), line, () => take(line)).append(html("small", { textContent: note }));
  const called = at => at.name || "the river";
  const news = [
    ...now.arrows.map(one => one.start === one.end ? `${one.side} ${one.verb} at ${called(one.end)}` : `${one.side} ${one.verb} from ${called(one.start)} to ${called(one.end)}`),
    ...now.pieces.filter(one => one.fresh).map(one => `${one.side} at ${one.at}: ${[one.name, one.strength].filter(Boolean).join(", ")}`),
    ...[...now.marks].filter(([, mark]) => mark.fresh).map(([name, mark]) => `${name}: ${[mark.side ?? "nobody", mark.works].filter(Boolean).join(" ")}`)
  ];
  $("newest").hidden = !news.length;
  $("news").replaceChildren(...news.map(line => html("li", { textContent: line })));
  draw();
  lookAtNews();
  render();
  if (asked()) return $("lines").scrollIntoView({ block: "center" });
  $("desk").scrollTop = 0;
  scrollTo(0, 0);
}

/** The place that was tapped. */
function nearest(event) {
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());
  let best = null, least = ACROSS || 70; // units of the map: a name counts as its place
  for (const one of SPOTS.values()) {
    const away = Math.hypot(one.x - at.x, one.y - at.y);
    if (away < least) [best, least] = [one, away];
  }
  return best?.name;
}

map.addEventListener("click", event => { const name = nearest(event); if (name) tapped(name); });
$("closer").addEventListener("click", () => zoom(scale * 1.3));
$("farther").addEventListener("click", () => zoom(scale / 1.3));
$("preview").addEventListener("change", render);
$("words").addEventListener("input", () => { order = []; free = $("words").value.split("\n").filter(line => !/^(game|impulse|code) \S+$|^preview$/.test(line)).join("\n"); });
$("anew").addEventListener("click", () => change(() => { order = []; carried = {}; picked = null; focused = null; }));
$("back").addEventListener("click", () => {
  const before = past.pop();
  if (before) ({ order, free } = JSON.parse(before));
  focused = null;
  render();
});
$("copy").addEventListener("click", async () => {
  if (empty() || !letterText()) return say("Something is missing. " + wanted());
  $("words").value = letterText();
  try { await navigator.clipboard.writeText($("words").value); }
  catch { $("words").select(); document.execCommand("copy"); }
  say("Copied. Sign it and send it to the referee.");
});
$("read").addEventListener("click", () => show($("letter").value));
$("file").addEventListener("change", () => { if ($("file").files[0]) opened($("file").files[0]); });
document.fonts.load("bold 20px Map").finally(() => { zoom(scale); show($("first").textContent); });
