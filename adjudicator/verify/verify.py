#!/usr/bin/env python3
"""Checks the dice and cards of a Postrider game, written from docs/dice.md, whose sections are named below.
    verify.py GAMEFILE, or verify.py FOLDER ... with the letters (.eml, or .txt) that one player received and sent, or
    verify.py FOLDER ... GAMEFILE, to compare them too, or verify.py --vectors FILE, to check itself. Exits 1 if something is amiss.
"""
import base64, bz2, email, email.policy, hashlib, hmac, itertools, json, re, struct, sys, zlib
from pathlib import Path
NOTHING, UNKNOWN, where = "0" * 64, ("", "", "-1", ""), [""]
PLAIN = "!-Z\\\\^-{}~\xc0-\xd6\xd8-\xf6\xf8-\xff\u0152\u0153"  # tame characters except blanks, for the brackets of a pattern
def need(fits, why): return fits or sys.exit(where[0] + why)
def canon(*fields):  # section 2: fields, hashes, numbers
    texts = (str(field).encode("utf-8", "replace") for field in fields)
    return b"".join(struct.pack(">I", len(text)) + text for text in texts)
def digest(*fields): return hashlib.sha256(canon(*fields)).hexdigest()
def mac(key, *fields): return hmac.new(bytes.fromhex(key), canon(*fields), "sha256").hexdigest()
def words(key, *message):
    return (word for at in itertools.count() for word in struct.unpack(">8I", bytes.fromhex(mac(key, *message, at))))
def below(bound, numbers): return next(number for number in numbers if number < 2**32 - 2**32 % bound) % bound
def tame(text):
    text = re.sub("[ \t\r\n]+", " ", text).strip(" ").translate(str.maketrans("[]|", "()/"))
    return re.sub(f"[^ {PLAIN}]", "?", text)
def binding(game, impulse, root, nonces):  # sections 3 to 7: binding, chain, roll, sealed lists, shuffle, order
    return digest("postrider/binding/2", game, impulse, root, len(nonces), *(f"{side} {nonces[side]}" for side in sorted(nonces)))
def before(link, steps=1):
    for _ in range(steps): link = hashlib.sha256(bytes.fromhex(link)).hexdigest()
    return link
def chain(secret, game, number, link): return before(mac(secret, "postrider/chain/2", game, number), 4096 - link)
def rolled(link, bound, number, key, low, faces):
    return low + below(faces, words(link, "postrider/roll/2", bound, number, key, low, faces))
def climb(kind, game, number, place, item, salt, path):
    value, at = digest(f"postrider/{kind}/2", game, number, place, item, salt), int(place) - 1
    for beside in path.split():
        value, at = digest("postrider/node/2", *((beside, value) if at % 2 else (value, beside))), at // 2
    return value
def root(kind, secret, game, number, items):
    salts = [mac(secret, "postrider/salt/2", game, number, place) for place in range(1, len(items) + 1)]
    level = [climb(kind, game, number, place, item, salts[place - 1], "") for place, item in enumerate(items, 1)]
    level += [NOTHING] * ((1 << (len(level) - 1).bit_length()) - len(level))
    while len(level) > 1:
        level = [digest("postrider/node/2", *level[i:i + 2]) for i in range(0, len(level), 2)]
    return level[0]
def permuted(items, numbers):
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1, numbers)
        order[i], order[j] = order[j], order[i]
    return order
def shuffled(secret, bound, number, key, cards):
    return permuted(cards, words(secret, "postrider/shuffled/2", bound, number, key, len(cards)))
def places(secret, number, parts, size=32):
    order = permuted(range(size), words(secret, "postrider/parts/2", number))
    return [parts[part] if part < len(parts) else "" for part in order]
def listed(cards): return list(cards) == sorted({tame(card) for card in cards}, key=str.encode)
TEXT = f"[{PLAIN}]+(?: [{PLAIN}]+)*"  # section 8: proofs, and the letters they are in
WORDS = {"N": "(0|[1-9][0-9]{0,8})", "PATH": "((?: [0-9a-f]{64})*)", "HASH": "([0-9a-f]{64})", "GAME": "([a-z0-9-]+)", "SIDE": "([A-Z][a-z]+)",
         "RULE": r"[0-9]+(?:\.[0-9A-Za-z]+)*", "LIST": rf"({TEXT}(?: \| {TEXT})*)", "TEXT": TEXT, "DECK": f"({TEXT})".replace("!-Z", "!-+\\--Z")}
FORMS = [(re.match(r"(?:open|again) \w+|\w+", form)[0].replace(" ", "_"),
          re.compile(re.sub("|".join(WORDS), lambda word: WORDS[word[0]], rf"\[ {form} \]"))) for form in (
    r"commitments of GAME, SIDE and SIDE, secret HASH dice HASH(?: places N)?", r"order N, root HASH",
    r"impulse N of GAME, (?:no order|SIDE (letter|hand) HASH)", r"roll N, N to N = N, (RULE TEXT), link HASH(?: next chain HASH)?",
    r"shuffle N of DECK, N cards, (RULE \2), binding HASH root HASH", r"drawn N of shuffle N",
    r"again roll N, N to N = N, (RULE TEXT)", r"again shuffle N of DECK, N cards, (RULE \2)",
    r"rollback to impulse N of GAME, next N", r"correction of GAME, next N",
    r"card N of shuffle N, (TEXT), salt HASH pathPATH", r"open shuffle N, secret HASH cards LIST",
    r"part N of order N, (TEXT), salt HASH pathPATH", r"open order N, secret HASH parts LIST", r"secret HASH of GAME")]
def proof(text):
    read = [(kind, match.groups("")) for kind, form in FORMS if (match := form.fullmatch(text))]
    return need(read, f"a proof cannot be read: {text[:60]}")[0]
def spelt(line):  # spells the hashes of a record, 43 characters each, as the game file does
    return re.sub("(?<= )[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048](?= )", lambda m: base64.urlsafe_b64decode(m[0] + "=").hex(), line)
def proofs(text): return [proof(one) for one in (re.split(r"(?<=\]) ", text) if text else [])]
class Table:  # what is proved so far; feed it orders, shuffles and rolls in order, and after them what is shown
    def __init__(self, game, side, other, secret, dice, places=""):
        need(side != other, "there are not two sides")
        self.places = need(places in ("", "128", "512"), f"no game seals its orders in so many places: {places}") and int(places or 32)
        self.game, self.committed, self.anchors, self.rolls, self.sealed = game, secret, [dice], 0, "dice"
        self.shuffles, self.cards, self.draws, self.dealt, self.shown, self.opened = {}, {}, {}, {}, set(), set()
        self.drawn, self.cast, self.impulses, self.blocks, self.undone, self.seated = {}, {}, {}, {}, set(), False
        self.orders, self.parts, self.told, self.proved, self.sides, self.by_hand = {}, {}, {}, {}, sorted((side, other)), []
    def roll(self, bound, number, low, high, value, key, link, following):
        self.rolls += 1
        need(int(number) == self.rolls, f"roll {self.rolls} is missing")
        first = self.rolls % 4096 == 1
        last = self.anchors[self.rolls // 4096] if first else self.link
        need(before(link) == last and first == bool(following), f"roll {number} is not the next of the chain")
        faces = need(max(0, int(high) - int(low) + 1), f"roll {number} is of no die")
        need(rolled(link, bound, number, key, int(low), faces) == int(value), f"roll {number} is not {value}")
        self.anchors, self.link = self.anchors + [following] * first, link
        self.cast["roll", number] = bound, (low, high, value, key)
    def shuffle(self, bound, number, deck, size, key, told, top):
        need((int(number), told) == (len(self.shuffles) + 1, bound), f"shuffle {number} is bound to something else")
        self.shuffles[number], self.draws[number] = (bound, key, size, top), []
        self.proved["card", number] = {((int(size) - 1).bit_length(), 0): top}
        self.cast["shuffle", number] = bound, (deck, size, key)
    def again(self, bound, what, number, *told):
        first, known = self.cast.get((what, number), ("", ()))
        at, now = self.impulses.get(first, -1), self.impulses.get(bound, -1)
        fits = known == told and any(to <= at < following <= now for to, following in self.undone)
        need(fits, f"{what} {number} comes again, but it was another, or was not taken back")
    def again_roll(self, bound, *told): self.again(bound, "roll", *told)
    def again_shuffle(self, bound, *told): self.again(bound, "shuffle", *told)
    def order(self, bound, number, top):
        need(self.orders.setdefault(number, top) == top, f"order {number} has another root elsewhere")
        self.proved.setdefault(("part", number), {((self.places - 1).bit_length(), 0): top})
    def lead(self, kind, of, place, number, item, salt, path):  # climbs to a proved node, which proves all nodes on the way
        nodes, at, path = self.proved.get((kind, number), {}), int(place) - 1, path.split()
        ways = [climb(kind, self.game, number, place, item, salt, " ".join(path[:up])) for up in range(len(path) + 1)]
        need(nodes.get((len(path), at >> len(path))) == ways[-1], f"'{item}' was not {kind} {place} of {of} {number}")
        for up, beside in enumerate(path): nodes |= {(up, at >> up): ways[up], (up, at >> up ^ 1): beside}
        return number, int(place)
    def card(self, bound, place, number, *leaf): self.shown.add(self.lead("card", "shuffle", place, number, *leaf))
    def part(self, bound, place, number, *leaf): self.told[self.lead("part", "order", place, number, *leaf)] = leaf[0]
    def open_shuffle(self, _, number, secret, cards):
        (bound, key, size, top), cards = self.shuffles.get(number, UNKNOWN), cards.split(" | ")
        known, order = self.cards.setdefault(number, cards), shuffled(secret, bound, number, key, cards)
        fits = root("card", secret, self.game, number, order) == top and len(order) == int(size) and cards == known
        need(fits and listed(cards), f"shuffle {number} is not as committed")
        need(order[:len(self.draws[number])] == self.draws[number], f"shuffle {number} was not dealt from the top down")
        self.opened.add(number)
    def open_order(self, _, number, secret, parts):
        top = root("part", secret, self.game, number, places(secret, number, parts.split(" | "), self.places))
        need(self.orders.get(number) == top and len(parts.split(" | ")) <= self.places, f"order {number} is not as sealed")
        self.parts[number] = parts
    def secret(self, bound, secret, game):
        need(digest("postrider/secret/2", game, secret) == self.committed, "the secret is not the one committed")
        for number, anchor in enumerate(self.anchors, 1):
            need(chain(secret, self.game, number, 0) == anchor, f"dice chain {number} is not made from the secret")
        for at, cards in self.cards.items():
            self.open_shuffle("", at, mac(secret, "postrider/shuffle/2", self.game, at), " | ".join(cards))
        for number, name in self.by_hand:  # a letter does not tell which entry it was
            marks = (mac(secret, "postrider/hand/2", self.game, at) for at in ([number] if number else range(1, 10000)))
            fits = any(hashlib.sha256(f"By the referee's hand, {mark}.\n\0".encode()).hexdigest() == name for mark in marks)
            need(fits, "the mark of a letter by the referee's hand is not of the secret")
        for number, top in self.orders.items():
            seal, told = mac(secret, "postrider/order/2", self.game, number), self.parts.get(number)
            items = [self.told.get((number, at), "") for at in range(1, self.places + 1)]
            items = places(seal, number, told.split(" | "), self.places) if told else items
            need(root("part", seal, self.game, number, items) == top, f"order {number} is not as sealed, or was neither told whole nor opened")
        need(self.opened == set(self.shuffles), "a shuffle was not opened when the secret was told")
        self.sealed = "no dice"
OURS = re.compile(rb"^(?i:message-id):\s*<([a-z0-9-]+\.[1-9][0-9]{0,8}\.[a-z]+\.[a-z]+)@", re.M)
RECORD = re.compile(r"(?ms)^record of (([a-z0-9-]+)\.([1-9][0-9]{0,8})\.([a-z]+)\.[a-z]+)\n(.*?)^end of record$")
BEGUN, TELLING = r"(?m)^record of \S+[ \t]*$", ("receipt", "question", "notice", "report")
OFFICE = re.compile(rb"^message-id:\s*<(answer|asked|changed?|copy|counts|declined|invite|joined|lapsed|like|observe|offered|refused|returned|revoked|silent|tournament)\.", re.M | re.I)  # of no game
OTHERWISE = rb"pkcs7-signature|pkcs7-mime|BEGIN SSH SIGNATURE"  # signed without OpenPGP: the digest of such a letter is not computed here
PROVING = re.compile(r".*\.(?:welcome|final)")  # letters of these kinds always have a record
DIE = re.compile(r"(?m)^(\S+) Die for (.*): ([0-9]+)\.$")
def records(folders, sent, unread):  # yields file and record of the referee's letters; adds the digests of all others to sent
    for path in sorted(path for folder in folders for path in folder.rglob("*") if path.suffix.lower() in (".eml", ".txt")):
        where[0], raw = f"{path.name}: ", path.read_bytes().replace(b"\r\n", b"\n")
        if path.suffix.lower() == ".txt":
            found, begun = RECORD.findall(text := raw.decode("utf-8", "replace")), len(re.findall(BEGUN, text))
            unread += [path.name] if begun != len(found) else []
            yield from ((where[0], record) for record in found)
            continue
        head, letter = b"\n" + raw.partition(b"\n\n")[0] + b"\n", email.message_from_bytes(raw)
        names, parts = [name.decode() for name in OURS.findall(head)], [part for part in letter.walk() if not part.is_multipart()]
        files = [part for part in parts if "record" in str(part.get_filename("")).lower()]
        if not names and not files and (b"\nx-postrider:" not in head.lower() or OFFICE.search(head)):
            sent |= set() if b"\nx-postrider:" in head.lower() else {*signed(raw), *re.findall(OTHERWISE, raw)}  # only the referee's own records count
            continue
        texts = [part.get_payload(decode=True).decode("utf-8", "replace").replace("\r\n", "\n")
                 for part in parts if part in files or part.get_content_type() == "text/plain"]
        found = {record for text in texts for record in RECORD.findall(text)}
        begun = {line for text in texts for line in re.findall(BEGUN, text)}
        fits = len(names) == 1 and {f"record of {names[0]}"} >= begun and len(found) >= (1 if begun or PROVING.fullmatch(names[0]) else 0)
        unread += [] if fits else [path.name]
        yield from ((where[0], record) for record in found)
        if fits and not found: yield where[0], (names[0], *names[0].split(".")[:3], "")
def letters(held, sent, alone):
    kinds = ["shuffle", "roll", "again_shuffle", "again_roll", "order", "card", "part", "open_shuffle", "open_order", "secret"]
    begun, mine, blocks, bounds, told, drawn, last, received, undone = set(), set(), {}, {}, set(), {}, {}, {}, set()
    heard, cast = {}, {}  # for an impulse and side: the first letter about it, and the first about its dice
    for where[0], (name, of_game, at, side, text) in held:
        side, lines = side.capitalize(), text.split("\n")[:-1]
        need(received.setdefault(name, (side, lines)) == (side, lines), "another letter has the same name")
        found, impulse = [proof(spelt(line)) for line in lines if line != tame(line)], 0
        need(all(" " in line for line in lines), "a line of its record is no ruling")
        need(len({*found}) == len(found), "a proof stands twice in its record")
        dice = [(f"{rule} {purpose}", value) for rule, purpose, value in DIE.findall(text)]
        need(dice == [(parts[4], parts[3]) for kind, parts in found if kind.endswith("roll")], "a die is not what its proof says")
        begun |= {parts for kind, parts in found if kind == "commitments"}
        settled = sum(kind in ("rollback", "correction") for kind, _ in found)
        need(max(settled, sum(kind == "impulse" for kind, _ in found)) < 2, "it tells of several impulses")
        for number, game, by, how, letter in [parts for kind, parts in found if kind == "impulse"]:
            impulse, orders = int(number), {parts for kind, parts in found if kind == "order"}
            need(len(orders) == bool(by), f"impulse {number} has no root, or several")
            need(by or not impulse, f"impulse {number} has no order")
            block = ([*orders] or [("", NOTHING)], by, how, letter, game)
            mine |= {side} if impulse else set()  # during the set-up the player may have had the other side
            need(blocks.setdefault(impulse, block) == block, f"impulse {number} was bound otherwise before")
            heard[impulse, side] = min(int(at), heard.get((impulse, side), 10**9))
            if any(re.search("(?:roll|shuffle)$", kind) and kind != "open_shuffle" for kind, _ in found):
                cast[impulse, side] = min(int(at), cast.get((impulse, side), 10**9))
        undone |= {(parts[1], int(parts[0]), int(parts[2]), side, int(at)) for kind, parts in found if kind == "rollback"}
        undone |= {(parts[0], int(parts[1]), int(parts[1]), "", 0) for kind, parts in found if kind == "correction"}
        counts = {parts[1]: int(parts[0]) for kind, parts in found if kind == "drawn"}
        need(len(counts) == sum(kind == "drawn" for kind, _ in found), "it tells twice how many cards of a shuffle were drawn")
        drawn |= {(shuffle, side, int(at)): count for shuffle, count in counts.items()}
        counts |= {parts[0]: 10**9 for kind, parts in found if kind == "open_shuffle"}
        for place, shuffle, card, *_ in [parts for kind, parts in found if kind == "card"]:
            need(int(place) <= counts.get(shuffle, 0), f"{card} was not dealt yet from shuffle {shuffle}, or it does not say so")
        told |= {(kinds.index(of), *((side, int(at), line) if of in ("card", "part") else [int(parts[0][:9], 16)]), of, parts, impulse)
                 for line, (of, parts) in enumerate(found) if of in kinds}  # what is shown keeps its order, since paths build on earlier ones
    where[0] = ""
    table = Table(*need(len(begun) == 1 and begun.pop(), f"{len(begun)} different first letters of a referee are here, not one"))
    need(all(name.startswith(table.game + ".") and side in table.sides for name, (side, _) in received.items()), "a letter is of another game")
    if not alone and not sent & {block[3] for block in blocks.values()}: sent = set()  # they are for other games
    if unnamed := any(type(name) is bytes for name in sent): print("Letters that were not signed with OpenPGP are not compared: 'postrider verify --letters' does.")
    for number, (top, by, how, letter, game) in sorted(blocks.items()):
        need(game == table.game and by in ("", *table.sides), f"impulse {number} is of another game, or other sides")
        bounds[number] = binding(game, number, top[0][1], {side: last.get(side, NOTHING) for side in table.sides})
        fits = not sent or unnamed or by not in mine or how == "hand" or letter in sent
        need(fits, f"impulse {number}: no letter sent from here is the one it names")
        for side in table.sides:
            need(side == by or not by or heard.get((number, side), 0) < cast.get((number, side), 10**9),
                 f"impulse {number}: nothing told the {side} player of the order before its dice")
        last[by], table.impulses[bounds[number]], table.by_hand = letter, number, table.by_hand + [(0, letter)] * (how == "hand")
    named = [letter for _, _, how, letter, _ in blocks.values() if how == "letter"]
    need(len({*named}) == len(named), "one letter gave two orders")
    orders = [int(top[0][0]) for _, (top, by, *_) in sorted(blocks.items()) if by]
    need(orders == [*range(1, len(orders) + 1)], "an order is missing, or has another number")
    left = {following - 1 for *_, following, _, _ in undone}  # then an order was awaited, and perhaps none came
    need({*blocks} | left >= {*range(1, max([*blocks, *left], default=0) + 1)}, "an impulse is missing, or has another number")
    table.undone, table.blocks = {(to, following) for game, to, following, *_ in undone if game == table.game}, blocks
    need(len(table.undone) == len({of[:3] for of in undone}), "a rollback is of another game")
    for *_, kind, parts, impulse in sorted(told): getattr(table, kind)(bounds.get(impulse, ""), *parts)
    for (shuffle, side, at), count in sorted(drawn.items()):
        course = shuffle, side, sum(of == side and back <= at for _, _, _, of, back in undone)  # an impulse taken back returns its cards
        need(last.get(course, 0) <= count <= int(table.shuffles.get(shuffle, UNKNOWN)[2]),
             f"fewer cards were drawn from shuffle {shuffle} than before, or more than there are")
        last[course] = count
    return table, received
# Section 9: what a player signed, and its digest; the game file
CLEAR = re.compile("^-----BEGIN PGP SIGNED MESSAGE-----[ \\t]*\n(?:Hash: .*\n)*[ \\t]*\n((?:.*\n)*?.*)\n-----BEGIN PGP SIGNATURE", re.M)
ARMOR = re.compile("(?ms)^-----BEGIN PGP (?:MESSAGE|SIGNATURE)-----.*?^-----END")
def packets(raw):  # yields the type and body of each
    at = 0
    while at < len(raw) and raw[at] & 128:
        head, wide, at, body, length = raw[at], 1 << (raw[at] & 3), at + 1, b"", 224
        if not head & 64:
            length, size, at = 0, int.from_bytes(raw[at:at + wide], "big") if wide < 8 else len(raw), at + wide % 8
        while length:  # new format, perhaps in partial lengths
            length, size, at = raw[at], raw[at], at + 1
            if 191 < length < 224: size, at = (length - 192 << 8) + raw[at] + 192, at + 1
            elif length == 255: size, at = int.from_bytes(raw[at:at + 4], "big"), at + 4
            elif length > 223: size = 1 << (length & 31)
            if not 223 < length < 255: break
            body, at = body + raw[at:at + size], at + size
        yield head & 63 if head & 64 else head >> 2 & 15, body + raw[at:at + size]
        at += size
def unpacked(raw):  # unpacks compressed data, up to the size of a letter
    for kind, body in packets(raw):
        inner = {1: zlib.decompressobj(-15), 2: zlib.decompressobj(), 3: bz2.BZ2Decompressor()}.get(body[0]) if kind == 8 else None
        yield from packets(inner.decompress(body[1:], 200000)) if inner else [(kind, body)]
ORDERS = [int(order, 16) for order in """
ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551 fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141
a9fb57dba1eea9bc3e660a909d838d718c397aa3b561a6f7901e0e82974856a7 ffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973
aadd9db8dbe9c48b3fd4e6ae33c9fc07cb308db3b3c9d20ed6639cca70330870553e5c414ca92619418661197fac10471db1d381085ddaddb58796829ca90069
8cb91e82a3386d280f5d6f7e50e641df152f7109ed5456b31f166e6cac0425a7cf3ab6af6b7fc3103b883202e9046565
1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409
""".split()]  # of the curves gpg has; only the key says which is used
def lowered(body):  # with the lower of ECDSA's two values of s, for each curve it may be on
    wide, at = 2 if body[:1] == b"\4" else 4, 4
    for _ in "hashed", "unhashed": at += wide + int.from_bytes(body[at:at + wide], "big")
    at += 2 if wide == 2 else 3 + int.from_bytes(body[at + 2:at + 3], "big")
    at += 2 + (int.from_bytes(body[at:at + 2], "big") + 7) // 8
    s = int.from_bytes(body[at + 2:], "big")
    lows = {min(s, order - s) for order in ORDERS if s < order < s << 32}
    number = lambda low: low.bit_length().to_bytes(2, "big") + low.to_bytes((low.bit_length() + 7) // 8, "big")
    return {body[:at] + number(low) for low in lows} if body[2:3] == b"\x13" else {body}
def canonical(body):  # a signature with the one proper header and unhashed part
    body = body.ljust(16, b"\0")
    wide = 2 if body[0] == 4 else 4
    free = 4 + wide + int.from_bytes(body[4:4 + wide], "big")
    end = free + wide + int.from_bytes(body[free:free + wide], "big")
    issuer = re.search(rb"\x16[!\xa1]\x04.{12}(.{8})", body[:free], re.S) or re.search(rb"\t[\x10\x90](.{8})", body[:end], re.S)
    body = body[:free] + (b"\0\n\t\x10" + (issuer[1] if issuer else b"") if wide == 2 else bytes(4)) + body[end:]
    return b"\xc2" + (bytes([len(body)]) if len(body) < 192 else ((len(body) + 48960) % 65536).to_bytes(2, "big")) + body
def dearmored(text):
    body = re.sub("(?m)^=.*|[^A-Za-z0-9+/]", "", text.partition("\n\n")[2].partition("-----END")[0])
    return base64.b64decode(body[:len(body) - (len(body) % 4 == 1)] + "=" * (-len(body) % 4))
def armored(body):
    check, packet = 0xB704CE, canonical(body)
    for bit in (byte >> place & 1 for byte in packet for place in range(7, -1, -1)):
        check = (check << 1 ^ (0x1864CFB if (check >> 23 ^ bit) & 1 else 0)) & 0xFFFFFF
    text, check = (base64.b64encode(of).decode() for of in (packet, check.to_bytes(3, "big")))
    return "\n".join(["-----BEGIN PGP SIGNATURE-----", "", *re.findall(".{1,64}", text), "=" + check, "-----END PGP SIGNATURE-----", ""])
def rearmored(text):  # of other signatures than OpenPGP only the spelling is checked
    if "-----BEGIN PGP " in text: return armored(next(packets(dearmored(text)), (2, b""))[1])
    spelt = lambda kind, body: re.findall(".{1,70}" if kind[:3] == "SSH" else ".{1,64}", base64.b64encode(base64.b64decode(body)).decode())
    return "".join("\n".join([f"-----BEGIN {kind}-----", *spelt(kind, body), f"-----END {kind}-----", ""])
                   for kind, body in re.findall("-----BEGIN ([A-Z ]+)-----([^-]*)", text))
def spellings(text): return text, (lf := text.replace(b"\r\n", b"\n")), lf.replace(b"\n", b"\r\n")
def signed(raw):  # the digests of everything that may be signed in a letter, which has LF line ends
    texts, seals = [], []
    if outer := re.search(rb'multipart/signed(?:.|\n[ \t])*?boundary="?([^";\n]+)', raw, re.I):
        texts += re.split(rb"\n--" + re.escape(outer[1]) + rb"(?:--)?[ \t]*(?:\n|$)", raw)[1:2]
    for part in email.message_from_bytes(raw).walk():
        content = part.get_payload(decode=True) or b""
        text = content.decode("latin-1").replace("\r\n", "\n")
        for words in CLEAR.findall(text):
            texts += ["\n".join(line.rstrip(" \t").removeprefix("- ") for line in words.split("\n")).encode("latin-1")]
        try:
            found = [packet for of in [*map(dearmored, ARMOR.findall(text))] or [content] for packet in unpacked(of)]
        except (ValueError, LookupError, OSError, zlib.error):
            found = []  # no OpenPGP packets
        texts += [content, *(body[6 + body[1]:] for kind, body in found if kind == 11 and body[1:])]
        seals += {armored(low) for kind, body in found if kind == 2 for low in lowered(body)}
    for text, seal in itertools.product([of for text in texts for of in spellings(text)], seals):
        yield hashlib.sha256(text + b"\0" + seal.encode()).hexdigest()
def again(text):  # section 10: impulses that were taken back, and what comes again
    return re.sub(", (?:link|binding) [0-9a-f]{64}(?: (?:next chain|root) [0-9a-f]{64})? ]$", " ]", "[ again " + text[2:].removeprefix("again "))
class Courses:  # everything ever played: a tree that branches where impulses were taken back
    def __init__(self, table): self.table, self.begun, self.impulse, self.now, self.open, self.answered = table, {}, 0, [], None, {}
    def begin(self, runs, *undone):
        self.impulse, self.now, self.open = self.impulse + 1, runs, None
        self.table.undone |= {*undone}
        self.begun[self.impulse] = runs, dict(self.table.dealt), dict(self.table.drawn)
    def order(self, *words):
        self.open = (words, [], [], [])
        self.now.append(self.open)
    def forget(self, letter):  # drops what a void answer decided
        run, place = self.answered.get(letter, (None, 0))
        if run is self.open and run: del run[1][place:], run[2][place:]
    def take_back(self, to):
        runs, dealt, drawn = need(self.begun.get(to), f"impulse {to} was never begun")
        self.table.dealt, self.table.drawn = dict(dealt), dict(drawn)
        self.begun = {number: at for number, at in self.begun.items() if number < to}
        self.begin(runs, (to, self.impulse + 1))
    def meets(self, entry):  # the proofs that must come again at this point
        bare = [entry["kind"], entry["key"], *(entry.get(of) for of in ("die", "value", "deck", "cards", "words"))]
        mine, place = self.open or (None, [], [], []), len(self.open[1]) if self.open else 0
        like = [run for run in self.now if run is not mine and run[0] == mine[0] and run[1][:place] == mine[1] and len(run[1]) > place]
        mine[1].append(bare), mine[2].append(entry.get("proof") or entry.get("commitment") or "")
        wanted = [again(run[2][place]) for run in like[:1] if run[1][place][:3] + run[1][place][4:] == bare[:3] + bare[4:]]
        number = re.match(r"\[ again shuffle (\d+)", wanted[0]) if wanted else None
        return [] if entry["kind"] == "answer" or number and number[1] in self.table.opened else wanted
def unique(pairs): return need(len(dict(pairs)) == len(pairs), "a field stands twice in it") and dict(pairs)
def journalled(table, courses, bound, number, order, entry):
    kind, count, key, deck = entry["kind"], len(table.shuffles), tame(entry["key"]), entry.get("deck")
    card, die, cards = entry.get("card", ""), entry.get("die", {"low": 0, "faces": 0}), entry.get("cards", [])
    if kind in ("roll", "shuffle", "answer") and (wanted := courses.meets(entry)):
        need(wanted == [entry.get("proof") or entry.get("commitment")], f"{key} was to come again as it came before")
        table.dealt |= {deck: wanted[0].split(" ")[3]} if kind == "shuffle" else {}
        return
    if kind == "draw":
        shuffle = need(table.dealt.get(deck), f"{card} was drawn before any shuffle")
        at = table.drawn[shuffle] = table.drawn.get(shuffle, 0) + 1
        table.draws[shuffle] += [card] * (at > len(table.draws[shuffle]))
        need(table.draws[shuffle][at - 1] == card, f"{card} was drawn where another card had lain before")
        table.dealt[deck, card] = f"[ card {at} of shuffle {shuffle}, {card}, salt "
    elif kind == "shuffle":
        need(listed(cards), f"the cards of shuffle {count + 1} do not stand in order, each once")
        table.cards[str(count + 1)], table.dealt[deck] = cards, str(count + 1)
    elif kind == "told":
        told = need([p for of, p in proofs(entry["proof"]) if of == "part"], f"no proof fits {key}")[0]
        need(told[1] == number and told[2:3] == tuple(order[entry["part"] - 1:entry["part"]]), f"no proof fits {key}")
    rolled = f"{die['low']} to {die['low'] + die['faces'] - 1} = {entry.get('value')!r}"
    begin = {"roll": f"[ roll {table.rolls + 1}, {rolled}, {key}, link ",
             "shuffle": f"[ shuffle {count + 1} of {deck}, {len(cards)} cards, {key}, binding ",
             "show": table.dealt.get((deck, card), "never"), "told": "[ part ", "draw": "", "open": "", "answer": "", "seats": ""}.get(kind)
    text = entry.get("proof") or entry.get("commitment") or entry.get("secrets") or ""
    need(begin is not None and text.startswith(begin) and (not begin or text.count("[") == 1), f"no proof fits {kind} {key}")
    for proof, parts in proofs(text): getattr(table, proof)(bound, *parts)
def gamefile(path):
    text, table, orders, previous, outbox = path.read_bytes().decode("latin-1"), None, [], NOTHING, {}
    said, heard, known, unheard = [], {}, {}, set()  # what the open impulse told; how much of it each side heard, and each letter; whom no letter told
    acted, below, void, waiting = {}, {}, set(), {}  # letters that acted; answers above an order, void answers, and the former once their impulse is over
    need(text.startswith("---\nentry: 1\n"), "this is no game file as the referee writes it")
    for number, document in enumerate(re.split("^---\n", text, flags=re.M)[1:], 1):
        where[0], (body, _, seal) = f"entry {number}: ", document.rpartition("hash: ")
        hash = hashlib.sha256(f"---\n{body}".encode("latin-1")).hexdigest()
        need(seal == f'"{hash}"\n', "it was changed, or cut short")
        body = re.sub(r":\n- ((?:.*\n- )*.*)", lambda found: ": [" + found[1].replace("\n- ", ", ") + "]", body)
        fields = json.loads("{" + re.sub(r"^(\w+):", r', "\1":', body, flags=re.M)[1:].encode("latin-1").decode() + "}", object_pairs_hook=unique)
        need((fields["entry"], fields["previous"]) == (number, previous), "it is missing or out of place")
        previous, kind, impulse = hash, fields["kind"], fields.get("impulse")
        need((kind == "header") == (number == 1), "the game begins once, with its first entry")
        if kind == "header":
            need(fields.get("format") == 2, f"the file is of format {fields.get('format', 1)}, not 2")
            players, first = fields["players"], {side: NOTHING for side in fields["players"]}
            courses = Courses(table := Table(fields["game"], *first, **fields["commitments"]))
        elif kind == "letter":
            words, signature = (t if type(t) is str else "\n".join(t) for t in (fields["signed"], fields["signature"]))
            text = words if signature else words.partition("\n")[0] + "\n"
            name = hashlib.sha256(f"{text}\0{signature}".encode("latin-1")).hexdigest()
            need(name == fields["digest"], "it is not what was signed")
            need(not signature or rearmored(signature) == signature, "its signature has more than one spelling")
            table.by_hand += [] if signature else [(number, name)]
            courses.answered[name], known[name] = (courses.open, len(courses.open[1]) if courses.open else 0), len(said)
            side, purpose = fields["side"], fields["purpose"]
            need(side in first and purpose in ("order", "answer", "standing", "motion"), "it is of no side, or of no purpose")
            waits, once = purpose == "order" and waiting.get(side), (side, words) if purpose in ("order", "answer") else name
            need(not waits or waits == name, "it is not the order that stood below the answer")
            need(waits or not signature or acted.setdefault(once, number) == number, "the same letter acts twice")
            if purpose == "answer" and any(line.startswith("next: ") for line in fields["clauses"]): below[name] = side, bool(signature)
            if purpose == "motion" and fields["words"] == ["next: none"]: below = {of: at for of, at in below.items() if at[0] != side}
            if purpose == "order":
                need(impulse == courses.impulse > 0 and courses.open is None, f"it is no order of impulse {courses.impulse}")
                fields["parts"] = [tame(part) for line in fields["words"] for part in line.split("; ")]
                need(0 < len(fields["parts"]) <= table.places and all(fields["parts"]), "the order has an empty part, or too many")
                orders.append(fields)
                unheard, waiting = {*first} - {side}, {}
                table.blocks[impulse] = ([(str(len(orders)), fields["root"])], side, "letter" if signature else "hand", name, table.game)
                table.order("", str(len(orders)), fields["root"])
                courses.order(side, *fields["words"])
                table.parts[str(len(orders))] = " | ".join(fields["parts"])
        elif kind == "rejected": need(waiting.pop(fields["side"], "") in ("", fields["digest"]), "it is not the order that stood below the answer")
        elif kind == "played":
            need(fields["impulse"] == courses.impulse, f"it is of impulse {impulse}, but impulse {courses.impulse} is open")
            chance = [entry for entry in fields["entries"] if entry["kind"] in ("roll", "shuffle")]
            need(not chance or not unheard, "no letter has told the other player of the order before its dice")
            nonces = {**first, **{order["side"]: order["digest"] for order in orders if order["impulse"] < impulse}}
            order = orders[-1] if orders and orders[-1]["impulse"] == impulse else need(not impulse, "it is played before its order") and {"root": NOTHING, "parts": []}
            bound = binding(table.game, impulse, order["root"], nonces)
            for entry in fields["entries"]: journalled(table, courses, bound, str(len(orders)), order["parts"], entry)
            for exchanged in [entry["exchanged"] for entry in fields["entries"] if entry["kind"] == "seats"]:
                table.seated = need(impulse == 0 and not table.seated, "who plays which side is settled once, in the set-up")
                seats = dict(zip(first, [*first][::-1 if exchanged else 1]))
                heard = {one.lower(): heard.get(other.lower(), 0) for one, other in seats.items()}
                players, below = {one: players[seats[one]] for one in seats}, {of: (seats[one], signed) for of, (one, signed) in below.items()}
            if fields["position"] is not None: courses.begin(courses.open[3] if courses.open else [])
            told = [f"{of['rule']} {of['sentence'][8:]}" for of in fields["rulings"] if of["sentence"].startswith("Die for ")]
            cast = [f"{of['key']}: {of['value']}." for of in fields["entries"] if of["kind"] == "roll"]
            need(told == cast, "a die is told otherwise than it was rolled")
            said = said + fields["rulings"] + chance
        elif kind == "settled":
            settled, what = fields["settlement"], fields["settlement"]["kind"]
            if what == "annul":
                courses.forget(settled["letter"])
                said, void = said[:known.get(settled["letter"], len(said))], void | {settled["letter"]}
                heard = {side: min(count, len(said)) for side, count in heard.items()}
            elif what == "reinstate": void -= {settled["letter"]}
            elif what == "rollback": courses.take_back(settled["to"])
            elif what == "correct": courses.begin([], (courses.impulse + 1,) * 2)
            elif what == "replace":  # a player of another name, address and key does not inherit the order below an answer
                old, new = ({of["name"], of["address"].lower(), of["fingerprint"]} for of in (players[settled["side"]], settled["player"]))
                below = {of: at for of, at in below.items() if at[0] != settled["side"] or old & new}
                players[settled["side"]] = settled["player"]
        elif kind == "revealed": table.secret("", fields["secret"], table.game)
        else: need(kind in ("posted", "clock", "note"), f"an entry of kind {kind} is not known")
        for name in (re.sub("^<|@.*", "", out["messageId"]) for out in fields["outbox"]):
            side, new = name.split(".")[-2], len(said) if kind == "played" else 0
            outbox[name] = number, said[heard.get(side, 0):new], dict(table.drawn)
            heard |= {side: new} if new else {}
            if kind in ("letter", "posted", "played", "settled") and name.split(".")[-1] in TELLING: unheard -= {side.capitalize()}
        if fields.get("position") is not None:
            live = {of: at for of, at in below.items() if of not in void and kind == "played" and fields["ended"] is None}
            waiting = {side: of if signed else "" for of, (side, signed) in live.items()}
            said, heard, known, unheard, below, void = [], {}, {}, set(), {}, set()
    where[0] = ""
    return table, outbox
def compare(received, outbox, table, file):  # compares a player's letters with the file: nothing may be missing or different
    for name, (side, lines) in received.items():
        number, news, drawn = need(outbox.get(name), f"the file does not tell of the letter {name}: it was cut, or is another's")
        said = [tame(f"{one['rule']} {one['sentence']}") for one in news if one.get("only", "") in (None, side)]
        need([line for line in lines if line == tame(line)] == said, f"entry {number}: the letter {name} does not tell these rulings, or others too")
        found = [(line, *proof(line)) for line in map(spelt, lines) if line != tame(line)]
        cast = [line for line, kind, _ in found if kind in ("roll", "shuffle", "again_roll", "again_shuffle")]
        fits = sorted(cast) == sorted(one.get("proof") or one["commitment"] for one in news if "kind" in one)
        need(fits, f"entry {number}: the letter {name} does not tell these dice and shuffles, or others too")
        fits = all(drawn.get(of, 0) == int(count) for count, of in (parts for _, kind, parts in found if kind == "drawn"))
        need(fits, f"entry {number}: the letter {name} tells otherwise how many cards were drawn")
    for of in ("game", "committed", "sides", "places"):
        need(getattr(table, of) == getattr(file, of), f"the commitments are not those of the file")
    for of in ("cast", "shuffles", "cards", "orders", "blocks", "parts"):
        for number, what in getattr(table, of).items():
            need((of, number) == ("blocks", 0) or getattr(file, of).get(number) == what, f"the letters and the file have other {of}: {number}")
    for (number, _), part in table.told.items():
        need(part in file.parts[number].split(" | "), f"'{part}' is no part of order {number} in the file")
    need(table.shown <= file.shown, "a card was shown that the file does not show")
    need(table.undone <= file.undone, "the file takes no such impulse back")
    need(table.sealed in ("dice", file.sealed), "the file ends before the secret was told")
def vectors(path):
    known = {check.__name__: check for check in (digest, mac, tame, binding, chain, rolled, shuffled, places, listed, root, climb)}
    for number, vector in enumerate(map(json.loads, path.read_text("utf-8").splitlines()), 1):
        need(known[vector["what"]](*vector["of"]) == vector["is"], f"vector {number}, {vector['what']}, does not hold")
    print(f"{number} vectors hold.")
paths = [Path(argument) for argument in sys.argv[1:] if argument != "--vectors"]
need(paths and all(path.exists() for path in paths), __doc__)
if "--vectors" in sys.argv: sys.exit(vectors(paths[0]))
def result(table):
    sealed = ", ".join([table.sealed, *("shuffle " + number for number in table.shuffles if number not in table.opened)])
    print(f"{table.game}: nothing is amiss.\n  checked  {table.rolls} rolls, {len(table.shown)} cards shown, {len(table.opened)} of "
          f"{len(table.shuffles)} shuffles opened and dealt again\n  sealed   {sealed}\n  signatures and positions are not checked here")
folders, files = [path for path in paths if path.is_dir()], [path for path in paths if not path.is_dir()]
try:
    file, outbox = gamefile(files[0]) if files else (None, {})
    sent, unread, held = set(), [], {file.game: []} if files else {}
    for one in records(folders, sent, unread): held.setdefault(one[1][1], []).append(one)
    for game in ([file.game] if files else held or [""]) if folders else []:
        table, received = letters(held.get(game, []), sent, len(held) < 2)
        if files: compare(received, outbox, table, file)
        result(table)
        print(f"  letters  {len(received)} of the referee read")
    if not folders: result(file)
except (ValueError, LookupError, TypeError, AttributeError):
    sys.exit(where[0] + "this is not written as the referee writes")
need(not unread, f"{len(unread)} letters of the referee could not be read: {', '.join(unread)}")
