#!/usr/bin/env python3
"""Checks the dice and cards of a Postrider game, written from docs/dice.md, whose sections are named below.

    verify.py GAMEFILE, or verify.py FOLDER ... with the letters (.eml) that one player received,
    or verify.py --vectors FILE, to check itself. Exits 0, or names the first bad thing and exits 1.
"""
import email, email.policy, hashlib, hmac, itertools, json, re, struct, sys
from pathlib import Path

NOTHING, UNKNOWN, where = "0" * 64, ("", "", "0", ""), [""]

def need(fits, why):
    return fits or sys.exit(where[0] + why)

# Section 2: fields, hashes, numbers
def canon(*fields):
    texts = (str(field).encode("utf-8", "replace") for field in fields)
    return b"".join(struct.pack(">I", len(text)) + text for text in texts)
def digest(*fields):
    return hashlib.sha256(canon(*fields)).hexdigest()
def mac(key, *fields):
    return hmac.new(bytes.fromhex(key), canon(*fields), "sha256").hexdigest()

def words(key, *message):
    for block in itertools.count():
        yield from struct.unpack(">8I", bytes.fromhex(mac(key, *message, block)))
def below(bound, numbers):
    return next(number for number in numbers if number < 2**32 - 2**32 % bound) % bound
def tame(text):
    text = re.sub("[ \t\r\n]+", " ", text).strip(" ").translate(str.maketrans("[]|", "()/"))
    return "".join(c if " " <= c <= "~" or c.isalpha() else "?" for c in text)

# Sections 3 to 6: binding, chain, roll, shuffle, card
def binding(game, impulse, order, nonces):
    order, sides = [tame(line) for line in order], [f"{side} {nonces[side]}" for side in sorted(nonces)]
    return digest("postrider/binding/1", game, impulse, len(order), *order, len(sides), *sides)
def before(link, steps=1):
    for _ in range(steps):
        link = hashlib.sha256(bytes.fromhex(link)).hexdigest()
    return link
def chain(secret, game, number, link):
    return before(mac(secret, "postrider/chain/1", game, number), 4096 - link)
def rolled(link, bound, number, key, faces):
    return 1 + below(faces, words(link, "postrider/roll/1", bound, number, key, faces))

def shuffled(secret, bound, number, key, cards):
    order, numbers = list(cards), words(secret, "postrider/order/1", bound, number, key, len(cards))
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1, numbers)
        order[i], order[j] = order[j], order[i]
    return order

def root(secret, game, number, order):
    salts = [mac(secret, "postrider/salt/1", game, number, place) for place in range(1, len(order) + 1)]
    level = [climb(game, number, place, card, salts[place - 1], "") for place, card in enumerate(order, 1)]
    level += [NOTHING] * ((1 << (len(level) - 1).bit_length()) - len(level))
    while len(level) > 1:
        level = [digest("postrider/node/1", *level[i:i + 2]) for i in range(0, len(level), 2)]
    return level[0]

def climb(game, number, place, card, salt, path):
    value, at = digest("postrider/card/1", game, number, place, tame(card), salt), int(place) - 1
    for beside in path.split():
        value, at = digest("postrider/node/1", *((beside, value) if at % 2 else (value, beside))), at // 2
    return value

# Section 7: proofs, and the letters they stand in
FORMS = {form.split(" ")[0]: re.compile(form.replace("N", r"(\d{1,9})").replace("HASH", "([0-9a-f]{64})")) for form in (
    r"commitments of (\S+), secret HASH dice HASH", r"impulse N of (\S+), (?:no order|(\w+) letter HASH)",
    r"order N, (.+)", r"nonce (\w+) HASH", r"roll N, dN = N, (.+), link HASH(?: next chain HASH)?",
    r"shuffle N, N cards, (.+), binding HASH root HASH", r"open shuffle N, secret HASH cards (.+)",
    r"card N of shuffle N, (.+), salt HASH path((?: [0-9a-f]{64})*)", r"secret HASH of (\S+)")}

def proofs(text):
    found = re.findall(r"(?<!\S)\[ (.*?) \](?!\S)", text)
    need(text.split().count("[") == text.split().count("]") == len(found), "a proof is not whole")
    for proof in found:
        kind = proof.split(" ")[0]
        match = FORMS.get(kind, FORMS["secret"]).fullmatch(proof)
        yield kind, need(match, f"a proof cannot be read: {proof[:60]}").groups("")

class Table:  # what is proved so far; it wants shuffles and rolls in their order, and cards after their shuffle
    def __init__(self, game, secret, dice):
        self.game, self.committed, self.anchors, self.rolls, self.sealed = game, secret, [dice], 0, "dice"
        self.shuffles, self.cards, self.draws, self.dealt, self.shown, self.opened = {}, {}, {}, {}, set(), set()

    def roll(self, bound, number, faces, value, key, link, following):
        self.rolls += 1
        need(int(number) == self.rolls, f"roll {self.rolls} is missing")
        first = self.rolls % 4096 == 1
        last = self.anchors[self.rolls // 4096] if first else self.link
        need(before(link) == last and first == bool(following), f"roll {number} is not the next of the chain")
        need(int(faces) and rolled(link, bound, number, key, int(faces)) == int(value), f"roll {number} is not {value}")
        self.anchors, self.link = self.anchors + [following] * first, link
    def shuffle(self, bound, number, size, key, told, top):
        need((int(number), told) == (len(self.shuffles) + 1, bound), f"shuffle {number} is bound to something else")
        self.shuffles[number], self.draws[number] = (bound, key, size, top), []

    def card(self, bound, place, number, card, salt, path):
        fits = self.shuffles.get(number, UNKNOWN)[3] == climb(self.game, number, place, card, salt, path)
        need(fits, f"{card} was not card {place} of shuffle {number}")
        self.shown.add((number, place))
    def open(self, _, number, secret, cards):
        bound, key, size, top = self.shuffles.get(number, UNKNOWN)
        order, known = shuffled(secret, bound, number, key, cards.split(" | ")), self.cards.setdefault(number, cards)
        fits = root(secret, self.game, number, order) == top and len(order) == int(size) and cards == known
        need(fits, f"shuffle {number} is not as committed")
        need(order[:len(self.draws[number])] == self.draws[number], f"shuffle {number} was not dealt from the top down")
        self.opened.add(number)

    def secret(self, bound, secret, game):
        need(digest("postrider/secret/1", game, secret) == self.committed, "the secret is not the one committed")
        for number, anchor in enumerate(self.anchors, 1):
            need(chain(secret, self.game, number, 0) == anchor, f"dice chain {number} is not made from the secret")
        for number, cards in self.cards.items():
            self.open("", number, mac(secret, "postrider/shuffle/1", self.game, number), cards)
        self.sealed = "no dice"

def letters(folders):
    kinds, begun, bindings, told, last = ["shuffle", "roll", "card", "open", "secret"], set(), {}, set(), {}
    for path in sorted(path for folder in folders for path in folder.rglob("*.eml")):
        where[0] = f"{path.name}: "
        body = email.message_from_bytes(path.read_bytes(), policy=email.policy.default).get_body(("plain",))
        text = " ".join(body.get_content().split()) if body else ""
        dice = re.findall(r"Die for [^\[]*?: (\d+)\.(?: \[ roll \d+, d\d+ = (\d+),)?", text)
        need(all(a == b for a, b in dice) and len(dice) == text.count("[ roll "), "a die is not what its proof says")
        found, bound = list(proofs(text)), ""
        begun |= {parts for kind, parts in found if kind == "commitments"}
        for number, game, side, letter in [parts for kind, parts in found if kind == "impulse"]:
            nonces = dict(parts for kind, parts in found if kind == "nonce")
            bound = binding(game, number, [parts[1] for kind, parts in found if kind == "order"], nonces)
            block = (bound, nonces, side, letter)
            need(bindings.setdefault(int(number), block) == block, f"impulse {number} was bound otherwise before")
        told |= {(kinds.index(of), int(parts[0][:9], 16), of, parts, bound) for of, parts in found if of in kinds}
    where[0] = ""
    need(len(begun) == 1, f"{len(begun)} different commitments in these letters: give all letters of one game")
    for number, (_, nonces, side, letter) in sorted(bindings.items()):
        need(all(nonces[of] == last.get(of, NOTHING) for of in nonces), f"impulse {number}: a nonce is of no order")
        last[side] = letter
    table = Table(*begun.pop())
    for _, _, kind, parts, bound in sorted(told):
        getattr(table, kind)(bound, *parts)
    return table

# Section 8: the game file
def journalled(table, bound, entry):
    kind, deck, key, card = entry["kind"], len(table.shuffles), tame(entry["key"]), tame(entry.get("card", ""))
    if kind == "draw":
        table.draws[str(deck)].append(card)
        table.dealt[card] = f"[ card {len(table.draws[str(deck)])} of shuffle {deck}, {card}, salt "
    elif kind == "shuffle":
        table.cards[str(deck + 1)] = " | ".join(map(tame, entry["cards"]))
    begin = {"roll": f"[ roll {table.rolls + 1}, d{entry.get('faces')} = {entry.get('value')}, {key}, link ",
             "shuffle": f"[ shuffle {deck + 1}, {len(entry.get('cards', []))} cards, {key}, binding ",
             "show": table.dealt.get(card, "never")}.get(kind, "")
    text = entry.get("proof") or entry.get("commitment") or entry.get("secrets") or ""
    need(text.startswith(begin) and (not begin or text.count("[") == 1), f"no proof fits {kind} {key}")
    for proof, parts in proofs(text):
        getattr(table, proof)(bound, *parts)

def gamefile(path):
    table, orders, previous = None, [], NOTHING
    for number, document in enumerate(re.split("^---\n", path.read_bytes().decode("latin-1"), flags=re.M)[1:], 1):
        where[0], (body, _, seal) = f"entry {number}: ", document.rpartition("hash: ")
        hash = hashlib.sha256(f"---\n{body}".encode("latin-1")).hexdigest()
        need(seal == f'"{hash}"\n', "it was changed, or cut short")
        body = re.sub(r":\n- ((?:.*\n- )*.*)", lambda found: ": [" + found[1].replace("\n- ", ", ") + "]", body)
        fields = json.loads("{" + re.sub(r"^(\w+):", r', "\1":', body, flags=re.M)[1:].encode("latin-1").decode() + "}")
        need((fields["entry"], fields["previous"]) == (number, previous), "it is missing or out of place")
        previous, kind, impulse = hash, fields["kind"], fields.get("impulse")
        if kind == "header":
            table, first = Table(fields["game"], **fields["commitments"]), {side: NOTHING for side in fields["players"]}
        elif kind == "letter":
            signed = "\0".join(t if type(t) is str else "\n".join(t) for t in (fields["signed"], fields["signature"]))
            need(hashlib.sha256(signed.encode("latin-1")).hexdigest() == fields["digest"], "it is not what was signed")
            orders += [fields] * (fields["purpose"] == "order")
        elif kind == "played":
            nonces = {**first, **{order["side"]: order["digest"] for order in orders if order["impulse"] < impulse}}
            order = [order["words"] for order in orders if order["impulse"] == impulse] or [[]]
            for entry in fields["entries"]:
                journalled(table, binding(table.game, impulse, order[-1], nonces), entry)
        elif kind == "revealed":
            table.secret("", fields["secret"], table.game)
    return table

def vectors(path):
    checks = {check.__name__: check for check in (digest, mac, tame, binding, chain, rolled, shuffled, root, climb)}
    for number, vector in enumerate(map(json.loads, path.read_text("utf-8").splitlines()), 1):
        need(checks[vector["what"]](*vector["of"]) == vector["is"], f"vector {number}, {vector['what']}, does not hold")
    print(f"{number} vectors hold.")

paths = [Path(argument) for argument in sys.argv[1:] if argument != "--vectors"]
need(paths and all(path.exists() for path in paths), __doc__)
if "--vectors" in sys.argv:
    sys.exit(vectors(paths[0]))
table = letters(paths) if paths[0].is_dir() else gamefile(paths[0])
print(f"{table.game}: nothing is amiss.\n  checked  {table.rolls} rolls, {len(table.shown)} cards shown, "
      f"{len(table.opened)} of {len(table.shuffles)} shuffles opened and dealt again\n  sealed   "
      + ", ".join([table.sealed] + ["shuffle " + number for number in table.shuffles if number not in table.opened])
      + "\n  signatures and positions are not checked here")
