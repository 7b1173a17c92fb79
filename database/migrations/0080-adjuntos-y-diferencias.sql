-- A mail may carry a file: its name, its type and its bytes in base64, which are dropped once it is sent.
alter table outbox_messages
  add column attachment_name text,
  add column attachment_type text,
  add column attachment_bytes integer,
  add column attachment_body text,
  add constraint outbox_messages_attachment_complete check (
    (attachment_name is null) = (attachment_type is null)
    and (attachment_name is null) = (attachment_bytes is null)
    and (attachment_body is null or attachment_name is not null)
    and (attachment_body is not null or attachment_name is null or sent_at is not null)),
  -- What opens something lies sealed; a file beside it would not.
  add constraint outbox_messages_attachment_is_open check (attachment_name is null or not secret),
  add constraint outbox_messages_attachment_size check (attachment_bytes between 1 and 5242880);

-- What the mail of an indicador has beside the finding: nothing, the table in its text, or a file of what the page shows.
alter table suscripciones_reportes drop constraint suscripciones_reportes_formato_check;
alter table suscripciones_reportes add constraint suscripciones_reportes_formato_check
  check (formato in ('resumen', 'tabla', 'xlsx', 'csv', 'pdf'));

-- What changed since the dump before: a signed file beside each dump but the first one.
alter table datos_abiertos_volcados
  add column delta_desde date,
  add column delta_archivo_id uuid references archivos,
  add constraint datos_abiertos_volcados_delta check (
    (delta_desde is null) = (delta_archivo_id is null) and (delta_desde is null or delta_desde < fecha));
create index datos_abiertos_volcados_delta_archivo on datos_abiertos_volcados (delta_archivo_id);
