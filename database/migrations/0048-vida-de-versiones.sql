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

-- Those that another one took the place of before anybody wrote since when.
update servicios_versiones v set
  obsoleta_desde = coalesce((select max(c.registrado_en) from directorio_cambios c
    where c.version_id = v.id and c.tipo = 'version-obsoleta'), now()),
  sucesora_id = (select p.id from servicios_versiones p where p.servicio_id = v.servicio_id and p.estado = 'publicada')
where v.estado = 'obsoleta';
