-- Versions of elements the messages of a servicio carry.
create table servicios_elementos (
  servicio_id integer not null references servicios,
  version_id integer not null references elementos_versiones,
  sentido text not null check (sentido in ('entrada', 'salida', 'ambos')),
  created_at timestamptz(3) not null default now(),
  primary key (servicio_id, version_id)
);
create index servicios_elementos_version on servicios_elementos (version_id);
