-- What became of letters after they had left.
create table tiding (
    number bigint generated always as identity primary key,
    game text not null,
    at bigint not null,
    kind text not null,
    about text not null,
    why text not null
);
create index on tiding (game);
create index on tiding (number) where kind = 'AGAIN';
