-- Requests by which a level is reaffirmed for the next version of a servicio: of which version and certificate nothing changed,
-- with the digest of what was compared. Whoever certifies may reopen one; then it is a request like any other, and its row goes.
create table solicitudes_reafirmaciones (
  solicitud_id integer primary key references solicitudes,
  base_version_id integer not null references servicios_versiones,
  certificado_id integer not null references certificados,
  -- SHA-256 of what was compared, hexadecimal.
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  -- What was compared, as people read it: groups with how many things each has.
  comparado jsonb not null
);
create index solicitudes_reafirmaciones_base on solicitudes_reafirmaciones (base_version_id);
create index solicitudes_reafirmaciones_certificado on solicitudes_reafirmaciones (certificado_id);
