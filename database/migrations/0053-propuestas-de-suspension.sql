-- The operator of the platform may propose that a certificate of level 3 is suspended; who certifies decides before a day.
alter table certificados
  add column propuesta_de integer references usuarios,
  add column propuesta_causa text check (propuesta_causa in (
    'incidente', 'certificado-tls-vencido', 'ans-incumplido', 'norma-cambiada', 'defecto-hallado', 'solicitud-de-la-entidad'
  )),
  add column propuesta_motivo text not null default '',
  add column propuesta_en timestamptz(3),
  -- Last day on which it is decided; the day after it is over by itself.
  add column fecha_propuesta date,
  add constraint certificados_propuesta check (
    (propuesta_de is null) = (propuesta_causa is null) and (propuesta_de is null) = (propuesta_en is null)
    and (propuesta_de is null) = (fecha_propuesta is null) and (propuesta_de is null or (nivel = 3 and estado = 'vigente'))
  );
create index certificados_propuesta_de on certificados (propuesta_de) where propuesta_de is not null;
