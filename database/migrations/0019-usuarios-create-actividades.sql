-- What a person said about a task of their home: that they saw it, or that it may wait. The task itself is computed
-- from stored rows each time; when it no longer applies it does not show, whatever stands here.
create table usuarios_actividades (
  usuario_id integer not null references usuarios,
  entidad_id integer not null references entidades,
  codigo text not null,
  -- The newest matter of the task when it was marked as seen: a newer one makes it new again.
  vista_hasta timestamptz(3),
  pospuesta_hasta timestamptz(3),
  primary key (usuario_id, entidad_id, codigo)
);
