-- The key a person is ordered by, kept beside their name: a list of a country is read in its order instead of sorted.
alter table usuarios
  add column clave_de_orden text collate "C" not null generated always as (
    clave_orden(primer_nombre || coalesce(' ' || segundo_nombre, '') || ' ' || primer_apellido
      || coalesce(' ' || segundo_apellido, ''))
  ) stored,
  add column clave_de_numero text collate "C" not null generated always as (clave_orden(numero_identificacion)) stored;
create index usuarios_orden on usuarios (clave_de_orden, id);
create index usuarios_clave_de_numero on usuarios (clave_de_numero, id);

-- The list of users is one of membresías: each keeps the key of its person and all that a search looks into, so that
-- one index serves a page and another a text.
alter table membresias
  add column clave_de_orden text collate "C" not null default '',
  add column texto_de_busqueda text not null default '';

update membresias m set clave_de_orden = u.clave_de_orden,
  texto_de_busqueda = u.texto_de_busqueda || coalesce(' ' || texto_busqueda(m.correo_electronico), '')
from usuarios u where u.id = m.usuario_id;

-- The person stays as they are until the membresía is written: nobody's change passes it by.
create function keep_person_of_membresia() returns trigger language plpgsql as $$
begin
  select u.clave_de_orden, u.texto_de_busqueda || coalesce(' ' || texto_busqueda(new.correo_electronico), '')
    into new.clave_de_orden, new.texto_de_busqueda
    from usuarios u where u.id = new.usuario_id for share;
  return new;
end $$;
create trigger membresias_keep_person before insert or update of usuario_id, correo_electronico, clave_de_orden, texto_de_busqueda
  on membresias for each row execute function keep_person_of_membresia();

create function keep_membresias_of_person() returns trigger language plpgsql as $$
begin
  update membresias set clave_de_orden = new.clave_de_orden where usuario_id = new.id;
  return null;
end $$;
create trigger usuarios_keep_membresias after update on usuarios
  for each row when (old.clave_de_orden <> new.clave_de_orden or old.texto_de_busqueda <> new.texto_de_busqueda)
  execute function keep_membresias_of_person();

create index membresias_orden on membresias (clave_de_orden, id);
create index membresias_texto_de_busqueda on membresias using gin (texto_de_busqueda gin_trgm_ops);
-- How many stand in each state is counted of the index alone.
create index membresias_estado on membresias (por_aprobar, activa, rechazada);
create index membresias_fecha on membresias (created_at);
-- In the order of the names inside an entidad, a rol and what waits.
drop index membresias_entidad, membresias_rol;
create index membresias_entidad on membresias (entidad_id, clave_de_orden, id);
create index membresias_rol on membresias (rol_id, clave_de_orden, id);
create index membresias_pendientes on membresias (clave_de_orden, id) where por_aprobar;
