-- Roles, funcionalidades and their parts are edited by people: each row has a version. A role in use is never deleted; an
-- inactive one is not given to anybody any more.
alter table roles
  add column version integer not null default 1,
  add column activo boolean not null default true,
  add constraint roles_nombre_limite check (char_length(nombre) <= 100),
  add constraint roles_descripcion_limite check (char_length(descripcion) <= 400);
alter table funcionalidades
  add column version integer not null default 1,
  add constraint funcionalidades_nombre_limite check (char_length(nombre) <= 100);
alter table subfuncionalidades
  add column version integer not null default 1,
  add constraint subfuncionalidades_nombre_limite check (char_length(nombre) <= 100),
  add constraint subfuncionalidades_descripcion_limite check (char_length(descripcion) <= 400);
alter table items_funcionalidad
  add column version integer not null default 1,
  add constraint items_funcionalidad_nombre_limite check (char_length(nombre) <= 100),
  add constraint items_funcionalidad_descripcion_limite check (char_length(descripcion) <= 400);

-- The actions a subfuncionalidad has: a permission for an action that does nothing cannot be given.
create table subfuncionalidades_acciones (
  subfuncionalidad_id integer not null references subfuncionalidades,
  accion text not null check (accion in ('consultar', 'crear', 'editar', 'aprobar', 'eliminar', 'descargar')),
  primary key (subfuncionalidad_id, accion)
);
insert into subfuncionalidades_acciones (subfuncionalidad_id, accion)
  select distinct subfuncionalidad_id, accion from roles_permisos;
alter table roles_permisos add constraint roles_permisos_accion_fk
  foreign key (subfuncionalidad_id, accion) references subfuncionalidades_acciones;
