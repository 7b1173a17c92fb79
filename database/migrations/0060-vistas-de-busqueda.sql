-- Records a person opened from the search, the last twenty of them.
create table busqueda_vistas (
  usuario_id integer not null references usuarios,
  tipo text not null,
  -- Among the records of its kind; of whatever context, so it refers to none.
  registro text not null,
  veces integer not null default 1 check (veces > 0),
  vista_en timestamptz(3) not null default now(),
  primary key (usuario_id, tipo, registro)
);
create index busqueda_vistas_recientes on busqueda_vistas (usuario_id, vista_en desc);
