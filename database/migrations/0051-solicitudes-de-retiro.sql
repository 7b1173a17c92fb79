-- Requests that end a version of a servicio: of the highest level it reached, with the day, what takes its place and why.
create table solicitudes_retiros (
  solicitud_id integer primary key references solicitudes,
  servicio_version_id integer not null references servicios_versiones,
  sucesora_id integer references servicios_versiones,
  -- Null while nobody wrote it, and of a version that nobody may use yet: that one ends with the certification.
  fecha_retiro date,
  motivo text not null default '',
  constraint solicitudes_retiros_sucesora check (sucesora_id is distinct from servicio_version_id)
);
create index solicitudes_retiros_version on solicitudes_retiros (servicio_version_id);
create index solicitudes_retiros_sucesora_de on solicitudes_retiros (sucesora_id) where sucesora_id is not null;
