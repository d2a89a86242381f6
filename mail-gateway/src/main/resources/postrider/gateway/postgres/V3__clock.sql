-- When the office was at work, and when something is to be said of the time of a game with a clock: a far day if there is nothing.
create table hours (one boolean primary key check (one), kept text not null);
insert into hours values (true, '');
alter table standing add column timed bigint not null default 1125899906842624;
create index on standing (timed) where not over;
