-- What people search versions in, in one column: name, identifier, definition and the other names, a line each. One index
-- finds a word, and where nearly all hold the text (two letters) one column is read instead of four tables.
create function texto_de_version(version integer, elemento integer, nombre text, definicion text) returns text
language sql stable as $$
  select texto_busqueda(nombre || E'\n' || definicion
    || coalesce((select E'\n' || e.identificador from elementos_de_dato e where e.id = elemento), '')
    || coalesce((select string_agg(E'\n' || n.nombre, '' order by n.id) from elementos_nombres n where n.version_id = version), ''))
$$;

-- The trigrams of a text as 256 bits: two texts that share few bits share few trigrams, and need not be compared.
create function firma_de_trigramas(texto text) returns bit(256)
language sql immutable parallel safe as $$
  select coalesce(bit_or(set_bit(0::bit(256), hashtext(t) & 255, 1)), 0::bit(256)) from unnest(show_trgm(texto)) as t
$$;

alter table elementos_versiones
  add column clave_de_orden text collate "C" not null generated always as (clave_orden(nombre)) stored,
  add column nombre_de_busqueda text not null generated always as (texto_busqueda(nombre)) stored,
  add column definicion_de_busqueda text not null generated always as (texto_busqueda(definicion)) stored,
  add column firma_de_nombre bit(256) not null generated always as (firma_de_trigramas(texto_busqueda(nombre))) stored,
  add column trigramas_de_nombre smallint not null
    generated always as (cardinality(show_trgm(texto_busqueda(nombre)))) stored,
  add column firma_de_definicion bit(256) not null generated always as (firma_de_trigramas(texto_busqueda(definicion))) stored,
  add column trigramas_de_definicion smallint not null
    generated always as (least(cardinality(show_trgm(texto_busqueda(definicion))), 32767)) stored,
  add column texto_de_busqueda text not null default '';

-- The dictionary is not written anew: nothing it keeps changes.
alter table elementos_versiones disable trigger elementos_versiones_diccionario_update;
update elementos_versiones v
  set texto_de_busqueda = texto_de_version(v.id, v.elemento_id, v.nombre, v.definicion);
alter table elementos_versiones enable trigger elementos_versiones_diccionario_update;

create function keep_texto_of_version() returns trigger language plpgsql as $$
begin
  new.texto_de_busqueda := texto_de_version(new.id, new.elemento_id, new.nombre, new.definicion);
  return new;
end $$;
create trigger elementos_versiones_keep_texto before insert or update of elemento_id, nombre, definicion, texto_de_busqueda
  on elementos_versiones for each row execute function keep_texto_of_version();

-- Who writes a name or an identifier has the version or the element locked, as its foreign key and its form ask.
create function keep_texto_of_nombres() returns trigger language plpgsql as $$
begin
  update elementos_versiones set texto_de_busqueda = '' where id in (select version_id from filas);
  return null;
end $$;
create trigger elementos_nombres_texto_insert after insert on elementos_nombres
  referencing new table as filas for each statement execute function keep_texto_of_nombres();
create trigger elementos_nombres_texto_update after update on elementos_nombres
  referencing new table as filas for each statement execute function keep_texto_of_nombres();
create trigger elementos_nombres_texto_delete after delete on elementos_nombres
  referencing old table as filas for each statement execute function keep_texto_of_nombres();

create function keep_texto_of_elementos() returns trigger language plpgsql as $$
begin
  update elementos_versiones set texto_de_busqueda = '' where elemento_id = new.id;
  return null;
end $$;
create trigger elementos_de_dato_keep_texto after update of identificador on elementos_de_dato
  for each row when (old.identificador <> new.identificador) execute function keep_texto_of_elementos();

drop index elementos_versiones_orden;
create index elementos_versiones_orden on elementos_versiones (clave_de_orden, id);
create index elementos_versiones_texto_de_busqueda on elementos_versiones using gin (texto_de_busqueda gin_trgm_ops);
-- How many stand in each state, of everybody or of an entidad, is counted of the index alone.
create index elementos_versiones_estado_responsable on elementos_versiones (estado, entidad_responsable_id);
-- What two versions are compared by first, of those in force or in work, read of the index alone.
create index elementos_versiones_firmas on elementos_versiones (elemento_id)
  include (id, trigramas_de_nombre, firma_de_nombre, trigramas_de_definicion, firma_de_definicion)
  where estado in ('incorporado', 'borrador', 'en-revision', 'pendiente-entidad', 'aprobado');
analyze elementos_versiones;
