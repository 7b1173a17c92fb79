-- People who asked to be told when an element gets a new version or its end is set.
create table elementos_seguidores (
  elemento_id integer not null references elementos_de_dato,
  usuario_id integer not null references usuarios,
  created_at timestamptz(3) not null default now(),
  primary key (elemento_id, usuario_id)
);
create index elementos_seguidores_usuario on elementos_seguidores (usuario_id);
