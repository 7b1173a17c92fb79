-- The life of a published version: since when it is obsolete, which one takes its place, and the day it is retired (ADR 0093).
alter table servicios_versiones
  add column obsoleta_desde timestamptz(3),
  -- The day it stops answering; null while nobody has said it.
  add column fecha_retiro date,
  add column sucesora_id integer references servicios_versiones,
  add column motivo_obsolescencia text not null default '',
  add column retirada_en timestamptz(3),
  add constraint servicios_versiones_sucesora_otra check (sucesora_id <> id),
  add constraint servicios_versiones_retiro check (fecha_retiro is null or obsoleta_desde is not null);
create index servicios_versiones_sucesora on servicios_versiones (sucesora_id) where sucesora_id is not null;
create index servicios_versiones_por_retirar on servicios_versiones (fecha_retiro) where estado = 'obsoleta';

-- An obsolete version answers until its day, and may be suspended as the published one.
alter table servicios_versiones drop constraint servicios_versiones_suspendida_desde_check;
alter table servicios_versiones add constraint servicios_versiones_suspendida_desde_check
  check (suspendida_desde in ('estandarizada', 'evaluada', 'certificada', 'publicada', 'obsoleta'));
