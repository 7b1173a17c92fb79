-- A commitment may also close itself when a request reaches a state.
alter table compromisos
  add column solicitud_id integer references solicitudes,
  add column estado_solicitud_id integer references estados_solicitud,
  drop constraint compromisos_una_meta,
  add constraint compromisos_una_meta check (num_nonnulls(servicio_id, elemento_id, solicitud_id) <= 1),
  add constraint compromisos_meta_solicitud check ((solicitud_id is null) = (estado_solicitud_id is null));
create index compromisos_solicitud on compromisos (solicitud_id)
  where estado = 'abierto' and solicitud_id is not null;
