-- All that an office keeps. A column called 'sealed' holds what a player may not know, under a key that is not in here: what is
-- compared, counted or sorted by lies open, and tells no hand, die or order. Events are only ever added.

create table sealed_with (one boolean primary key check (one), sealed bytea not null);

-- Its row is held, and never changed, by whoever writes the game.
create table game (id text primary key, corrections bytea not null);

create table entry (
    game text not null references game,
    entry int not null,
    sealed bytea not null,
    primary key (game, entry)
);

-- What the entries come to: how many they are, what a game waits for, and up to 'summed' of them all else.
create table standing (
    game text primary key references game,
    entries int not null,
    settled boolean not null,
    over boolean not null,
    disputed boolean not null,
    moved bigint not null,
    reminded bigint not null,
    summed int not null,
    form int not null,
    sealed bytea not null
);
create index on standing (game) where disputed or not settled;
create index on standing (moved) where not over;

-- Letters on their way out; those of no game have the empty one. Of one that was sent long ago its hash may be all that is kept.
create table letter (
    game text not null,
    message_id text not null,
    number bigint generated always as identity,
    state text not null,
    paper boolean not null,
    sealed bytea,
    sha256 text,
    sender text,
    sending timestamptz,
    primary key (game, message_id)
);
create index on letter (game, number) where state = 'WAITING';

create table refusal (
    number bigint generated always as identity primary key,
    game text not null,
    at text not null,
    message_id text not null,
    why text not null
);
create index on refusal (game);

-- What is shown in many letters, once.
create table picture (name text primary key, sealed bytea not null);

-- In which games' letters: one that is in none is thrown away with the last.
create table shown (
    game text not null,
    picture text not null references picture,
    primary key (game, picture)
);
create index on shown (picture);

create table box (hash text primary key, layers bytea not null);

-- Keys stay known by the number of the change that brought or withdrew them: so a gateway learns what is new.
create table change (one boolean primary key check (one), number bigint not null);
insert into change values (true, 0);
create table signer (
    fingerprint text not null,
    armored text not null,
    digest text not null,
    change bigint not null,
    gone boolean not null default false,
    primary key (fingerprint, digest)
);
create index on signer (change);
create table seat (
    game text not null references game,
    side text not null,
    name text not null,
    address text not null,
    fingerprint text not null,
    digest text not null,
    primary key (game, side)
);
create index on seat (lower(fingerprint));
create index on seat (lower(address));

-- Every letter that came in; an outcome says what became of it. Its queue tells whoever looks with which others it is dealt with.
create table incoming (
    digest text primary key,
    number bigint generated always as identity,
    came timestamptz not null default now(),
    size bigint not null,
    sealed bytea,
    queue text,
    outcome text,
    done timestamptz
);
create index on incoming (number) where outcome is null;

create table counted (
    day date not null,
    kind text not null,
    whose text not null,
    letters int not null,
    primary key (day, kind, whose)
);
create table counted_letter (
    day date not null,
    kind text not null,
    whose text not null,
    letter text not null,
    place int not null,
    primary key (day, kind, whose, letter)
);

-- What one gateway does and no other, for a while.
create table lease (name text primary key, holder text not null, until timestamptz not null);

-- What became of letters after they had left.
create table tiding (
    number bigint generated always as identity primary key,
    game text not null,
    at text not null,
    kind text not null,
    about text not null,
    why text not null
);
create index on tiding (game);
create index on tiding (number) where kind = 'AGAIN';

-- When the office was at work, and when something is to be said of the time of a game with a clock: a far day if there is nothing.
create table hours (one boolean primary key check (one), kept text not null);
insert into hours values (true, '');
alter table standing add column timed bigint not null default 1125899906842624;
create index on standing (timed) where not over;

-- Invitations to games that have not begun, and what is asked for keys and addresses.
create table drawer (
    drawer text not null,
    name text not null,
    sealed bytea not null,
    primary key (drawer, name)
);

-- Tournaments: their files, an entry a row, and the secret of their lots. All that follows from 'done' entries was done.
create table tournament (id text primary key, sealed bytea not null, done int not null);
create table tournament_entry (
    tournament text not null references tournament,
    entry int not null,
    sealed bytea not null,
    primary key (tournament, entry)
);
