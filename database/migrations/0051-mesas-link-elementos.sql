-- A commitment may also close itself when a version of an element of the common language is incorporated.
alter table compromisos
  add column elemento_id integer references elementos_de_dato,
  add constraint compromisos_una_meta check (servicio_id is null or elemento_id is null);
create index compromisos_elemento on compromisos (elemento_id) where estado = 'abierto' and elemento_id is not null;
