-- What mesas are ordered by and searched in, computed once when it is written.
alter table mesas
  add column clave_de_orden text collate "C" not null generated always as (clave_orden(nombre)) stored,
  add column nombre_de_busqueda text not null generated always as (texto_busqueda(nombre)) stored,
  add column objetivo_de_busqueda text not null generated always as (texto_busqueda(objetivo)) stored,
  add column descripcion_de_busqueda text not null generated always as (texto_busqueda(descripcion)) stored;
drop index mesas_orden, mesas_nombre_busqueda, mesas_objetivo_busqueda, mesas_descripcion_busqueda;
create index mesas_orden on mesas (clave_de_orden, id);
create index mesas_nombre_busqueda on mesas using gin (nombre_de_busqueda gin_trgm_ops);
create index mesas_objetivo_busqueda on mesas using gin (objetivo_de_busqueda gin_trgm_ops);
create index mesas_descripcion_busqueda on mesas using gin (descripcion_de_busqueda gin_trgm_ops);

-- A board of commitments: what is open first, by its due date; then what was closed, the latest first.
alter table compromisos
  add column texto_de_busqueda text not null generated always as (
    texto_busqueda(descripcion || E'\n' || responsable)
  ) stored;
create index compromisos_tablero on compromisos ((estado <> 'abierto'), fecha_cierre desc, vence_en, id);
create index compromisos_texto_de_busqueda on compromisos using gin (texto_de_busqueda gin_trgm_ops);
analyze mesas, compromisos;
