-- What was sent, finished or read is forgotten after some time: found by index, however much there is.
create index outbox_messages_sent on outbox_messages (sent_at) where sent_at is not null;
create index jobs_finished on jobs (finished_at) where finished_at is not null;
create index notificaciones_leidas on notificaciones (leida_en) where leida_en is not null;
-- Kept for the daily summary only, and told in it.
create index notificaciones_resumidas on notificaciones (creada_en) where not visible and not resumen_pendiente;
