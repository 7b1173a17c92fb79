-- Calls of the simulator, counted by day: nothing that was asked or answered is kept.
create table simulador_conteos (
  fecha date not null,
  version_id integer not null references servicios_versiones,
  operacion text not null,
  situacion text not null,
  total integer not null check (total > 0),
  primary key (fecha, version_id, operacion, situacion)
);
create index simulador_conteos_version on simulador_conteos (version_id, fecha);
