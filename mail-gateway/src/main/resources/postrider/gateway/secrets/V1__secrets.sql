-- The games' secrets, from which all dice and shuffles come: in a schema of their own, which can be left out of a copy and be another
-- user's. Nothing here is ever changed: a beginning that failed leaves one behind, and whoever begins the game again adds another.
create table secret (
    number bigint generated always as identity primary key,
    game text not null,
    sealed bytea not null
);
create index on secret (game);
