-- The right to a file follows the right to the record that has it: no file has an entity of its own.
drop index archivos_entidad;
alter table archivos drop column entidad_id;
-- Whose norma a file is, is asked before it is handed over.
create index solicitudes_normas_archivo on solicitudes_normas (archivo_id) where archivo_id is not null;
-- A draft keeps a norma as far as it is written; what it lacks is judged when the request is filed.
alter table solicitudes_normas
  alter column tipo drop not null,
  alter column fecha_expedicion drop not null;
