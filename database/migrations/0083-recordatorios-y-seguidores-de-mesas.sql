-- When those who owe a commitment, or an answer to a meeting, were last reminded by who runs the mesa; whom a meeting
-- reminded, as the names of their entidades.
alter table compromisos add column recordado_en timestamptz(3);
alter table reuniones
  add column recordada_en timestamptz(3),
  add column recordada_a text check (recordada_a <> ''),
  add constraint reuniones_recordada check ((recordada_en is null) = (recordada_a is null));

-- Who asked to be told of what happens in a mesa.
create table mesas_seguidores (
  mesa_id integer not null references mesas on delete cascade,
  usuario_id integer not null references usuarios,
  created_at timestamptz(3) not null default now(),
  primary key (mesa_id, usuario_id)
);
create index mesas_seguidores_usuario on mesas_seguidores (usuario_id);
