-- What was written in the minutes of a meeting that was held and is not published yet: nobody but those who write them
-- reads it. It stands beside what is published, so that no reader of that can show it.
create table reuniones_borradores (
  reunion_id integer not null references reuniones,
  -- `avance`, `participante`, `punto:7`, `asistio:7` or `decision:7`.
  campo text not null check (campo ~ '^(avance|participante|(punto|asistio|decision):[1-9][0-9]{0,8})$'),
  valor text not null,
  primary key (reunion_id, campo)
);
