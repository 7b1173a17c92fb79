-- What an administrator decides about a membership: its version (two at once never overwrite each other) and why it was rejected.
alter table membresias
  add column version integer not null default 1,
  add column motivo_rechazo text,
  add constraint membresias_motivo_rechazo_limite check (char_length(motivo_rechazo) <= 200);
create index membresias_por_aprobar on membresias (entidad_id) where por_aprobar;
create index membresias_rol on membresias (rol_id);

-- What the search of users compares: name, number and e-mail of the person, each word anywhere.
alter table usuarios add column texto_de_busqueda text generated always as (
  texto_busqueda(
    primer_nombre || ' ' || coalesce(segundo_nombre || ' ', '') || primer_apellido || ' '
    || coalesce(segundo_apellido || ' ', '') || numero_identificacion || ' ' || correo_electronico
  )
) stored;
create index usuarios_texto_de_busqueda on usuarios using gin (texto_de_busqueda gin_trgm_ops);
create index audit_events_membresia on audit_events (object_id, id) where object_type = 'membresia';
