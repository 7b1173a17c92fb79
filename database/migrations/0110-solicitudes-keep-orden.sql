alter table solicitudes
  add column clave_de_orden text collate "C" not null generated always as (clave_orden(servicio_nombre)) stored,
  add column texto_de_busqueda text not null generated always as (
    texto_busqueda(coalesce(radicado, '') || ' ' || servicio_nombre)
  ) stored;
drop index solicitudes_busqueda;
create index solicitudes_busqueda on solicitudes using gin (texto_de_busqueda gin_trgm_ops);
create index solicitudes_orden on solicitudes (clave_de_orden, created_at desc, id);
-- What a person asked for.
create index solicitudes_solicitante on solicitudes (solicitante_id);
analyze solicitudes;
