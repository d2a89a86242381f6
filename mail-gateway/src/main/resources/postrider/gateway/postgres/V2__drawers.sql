-- Invitations to games that have not begun, and what is asked for keys and addresses.
create table drawer (
    drawer text not null,
    name text not null,
    thing text not null,
    primary key (drawer, name)
);
