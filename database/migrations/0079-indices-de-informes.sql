-- The reports at a million requests and a million validations. What an index carries beside its key is what the report
-- counts or orders by: nothing else of these rows is read then.

-- Requests filed in a period, in the report and in the list (`buildPeriodo` of `s.radicada_en`).
create index solicitudes_radicacion on solicitudes (radicada_en) include (id, created_at, estado_id, fecha_vencimiento)
  where radicada_en is not null;

-- Requests of an entidad, of a sector, of an orden or of a departamento: how many, how many open, how many late.
drop index solicitudes_entidad;
create index solicitudes_entidad on solicitudes (entidad_id, created_at desc) include (id, estado_id, fecha_vencimiento);

-- What the staff of one entidad read of the report of validations.
create index validaciones_entidad on validaciones (entidad_id, created_at) where entidad_id is not null;

-- Messages that were checked against a version, in the report of elements.
drop index validaciones_version;
create index validaciones_version on validaciones (version_id, created_at) include (mensajes);

-- Servicios that use a version, in the report of elements.
drop index servicios_elementos_version;
create index servicios_elementos_version on servicios_elementos (version_id) include (servicio_id);

-- The search over everything looks for a word in the whole text of every servicio. Rows of four kilobytes stay together and
-- plain: apart and compressed, as rows above two kilobytes are kept, they take two and a half times as long to read.
alter table directorio_servicios set (toast_tuple_target = 4080);
-- Those that are there are written again, which is what moves them.
update directorio_servicios set nombre = nombre;
