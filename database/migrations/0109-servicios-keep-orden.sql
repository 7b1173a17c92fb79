alter table servicios
  add column clave_de_orden text collate "C" not null generated always as (clave_orden(nombre)) stored,
  add column nombre_de_busqueda text not null generated always as (texto_busqueda(nombre)) stored;
drop index servicios_orden, servicios_nombre_busqueda;
create index servicios_orden on servicios (clave_de_orden, id);
create index servicios_nombre_busqueda on servicios using gin (nombre_de_busqueda gin_trgm_ops);
-- What is counted by its state is counted of the index alone.
create index servicios_activos on servicios (estado_servicio_id) where activo;
analyze servicios;
