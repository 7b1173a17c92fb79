-- A version is suspended wherever a certificate of it may be (ADR 0072).
alter table servicios_versiones drop constraint servicios_versiones_suspendida_desde_check;
alter table servicios_versiones add constraint servicios_versiones_suspendida_desde_check
  check (suspendida_desde in ('estandarizada', 'evaluada', 'certificada', 'publicada'));

alter table certificados
  -- The version it is of; null where the servicio has none with its number.
  add column servicio_version_id integer references servicios_versiones,
  -- Why it is suspended or revoked, by its code; null for what was before there were codes.
  add column causa text check (causa in (
    'incidente', 'certificado-tls-vencido', 'ans-incumplido', 'norma-cambiada', 'defecto-hallado',
    'solicitud-de-la-entidad', 'nivel-inferior-revocado'
  )),
  -- The same of a revocation that was asked for, until another person decides.
  add column revocacion_causa text check (revocacion_causa in (
    'incidente', 'ans-incumplido', 'norma-cambiada', 'defecto-hallado', 'solicitud-de-la-entidad'
  )),
  add constraint certificados_causa check (causa is null or estado in ('suspendido', 'revocado')),
  add constraint certificados_revocacion_causa check (revocacion_causa is null or revocacion_pedida_por is not null);

update certificados c set servicio_version_id = v.id
from servicios_versiones v
where v.servicio_id = c.servicio_id and v.mayor || '.' || v.menor = c.contenido -> 'servicio' ->> 'version';

-- What decides about a version: the latest certificate of each level.
create index certificados_version on certificados (servicio_version_id, nivel, id desc);

alter table certificados_pasos add column causa text;
