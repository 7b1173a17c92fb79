-- What somebody invited to a meeting answered, and when: whether they will come. Another day or hour asks again.
alter table reuniones_participantes add column asistira boolean;
alter table reuniones_participantes add column confirmado_en timestamptz(3);
alter table reuniones_participantes add constraint reuniones_participantes_confirmacion check (
  (asistira is null) = (confirmado_en is null)
);
