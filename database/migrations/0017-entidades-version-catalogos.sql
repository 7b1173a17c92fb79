-- Catalogues are edited by people and brought up to date from official files; what is referenced is inactivated, never deleted.
alter table sectores add column version integer not null default 1;
alter table departamentos
  add column activo boolean not null default true,
  add column version integer not null default 1;
alter table municipios
  add column activo boolean not null default true,
  add column version integer not null default 1;

-- An import may pass a name from one row to another: the names are compared when all its rows stand.
alter table sectores drop constraint sectores_nombre_key;
alter table sectores add constraint sectores_nombre_key unique (nombre) deferrable initially immediate;
alter table departamentos drop constraint departamentos_nombre_key;
alter table departamentos add constraint departamentos_nombre_key unique (nombre) deferrable initially immediate;
