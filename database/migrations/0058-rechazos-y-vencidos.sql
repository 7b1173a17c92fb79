-- A file of operation that was refused before anything of it was taken is over. Why its last piece was refused, as the code
-- of the refusal, is kept until one is taken.
alter table plataforma_importaciones
  drop constraint plataforma_importaciones_estado_check,
  add constraint plataforma_importaciones_estado_check check (
    estado in ('recibiendo', 'calculando', 'revisada', 'aplicada', 'descartando', 'descartada', 'rechazada')
  ),
  add column rechazo text check (rechazo ~ '^[A-Z_]{1,60}$'),
  add constraint plataforma_importaciones_rechazada check (estado <> 'rechazada' or rechazo is not null);

-- The list of certificates in one state, the newest first.
create index certificados_estado on certificados (estado, expedido_en desc, id desc);
