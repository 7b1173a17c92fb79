-- The identifier of a version of a servicio, given when it is first certified and never taken back: its pasaporte is
-- found by it.
create table pasaportes (
  version_id integer primary key references servicios_versiones,
  oid text not null unique references oid_nodos,
  created_at timestamptz(3) not null default now()
);
