-- What versions are counted by when a text is searched. A version has 48 columns and its text is among the last: where nearly
-- all hold the text (two letters), reading them all takes three times as long as reading these four.
create table elementos_textos (
  version_id integer primary key references elementos_versiones (id),
  estado text not null,
  entidad_responsable_id integer,
  texto_de_busqueda text not null
);

insert into elementos_textos select id, estado, entidad_responsable_id, texto_de_busqueda from elementos_versiones order by id;

create function keep_elementos_textos() returns trigger language plpgsql as $$
begin
  insert into elementos_textos values (new.id, new.estado, new.entidad_responsable_id, new.texto_de_busqueda)
  on conflict (version_id) do update set
    estado = excluded.estado,
    entidad_responsable_id = excluded.entidad_responsable_id,
    texto_de_busqueda = excluded.texto_de_busqueda;
  return null;
end $$;
create trigger elementos_textos_insert after insert on elementos_versiones
  for each row execute function keep_elementos_textos();
create trigger elementos_textos_update after update on elementos_versiones
  for each row when ((old.estado, old.entidad_responsable_id, old.texto_de_busqueda)
    is distinct from (new.estado, new.entidad_responsable_id, new.texto_de_busqueda))
  execute function keep_elementos_textos();

create index elementos_textos_texto_de_busqueda on elementos_textos using gin (texto_de_busqueda gin_trgm_ops);
analyze elementos_textos;
