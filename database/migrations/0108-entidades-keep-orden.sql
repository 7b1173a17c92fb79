-- Keys of order and texts searched are kept beside the names: computed once when a name is written, not for each row of
-- each list.
alter table sectores add column clave_de_orden text collate "C" not null generated always as (clave_orden(nombre)) stored;
alter table departamentos add column clave_de_orden text collate "C" not null generated always as (clave_orden(nombre)) stored;
alter table entidades
  add column clave_de_orden text collate "C" not null generated always as (clave_orden(nombre)) stored,
  add column nombre_de_busqueda text not null generated always as (texto_busqueda(nombre)) stored,
  add column sigla_de_busqueda text generated always as (texto_busqueda(sigla)) stored;
drop index entidades_orden, entidades_nombre_busqueda, entidades_sigla_trigramas;
create index entidades_orden on entidades (clave_de_orden, id);
create index entidades_nombre_busqueda on entidades using gin (nombre_de_busqueda gin_trgm_ops);
create index entidades_sigla_trigramas on entidades using gin (sigla_de_busqueda gin_trgm_ops);
analyze entidades, sectores, departamentos;
