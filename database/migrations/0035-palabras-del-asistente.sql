-- Words by which the import assistant finds the elements in force for hundreds of fields at once. The rows are derived of the
-- dictionary, so nobody writes them: triggers keep them in the transaction of the change.
create table asistente_palabras (
  palabra text collate "C" not null,
  -- Words of the name: of all that have a common word, those that say little else come first.
  largo smallint not null,
  version_id integer not null references elementos_versiones on delete cascade,
  primary key (palabra, largo, version_id)
);
create index asistente_palabras_version on asistente_palabras (version_id);

-- Names, identifier, keywords and synonyms of an entry, each word once; no definition: nearly every word is in some.
create function add_palabras_del_asistente(versiones integer[]) returns void language sql as $$
  insert into asistente_palabras (palabra, largo, version_id)
  select distinct palabra, cardinality(string_to_array(trim(both '|' from d.nombre), ' ')), d.version_id
  from unnest(versiones) as pedida(id)
  join diccionario_entradas d on d.version_id = pedida.id and d.estado = 'incorporado',
    unnest(string_to_array(translate(d.nombre || d.claves || d.sinonimos, '|', ' '), ' ')) as palabra
  where length(palabra) between 1 and 40
  on conflict do nothing
$$;

create function keep_palabras_del_asistente() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from asistente_palabras p using viejas v where p.version_id = v.version_id;
  end if;
  if tg_op <> 'DELETE' then
    perform add_palabras_del_asistente(array(select version_id from nuevas));
  end if;
  return null;
end
$$;
create trigger diccionario_entradas_palabras_insert after insert on diccionario_entradas
  referencing new table as nuevas for each statement execute function keep_palabras_del_asistente();
create trigger diccionario_entradas_palabras_update after update on diccionario_entradas
  referencing old table as viejas new table as nuevas for each statement execute function keep_palabras_del_asistente();
create trigger diccionario_entradas_palabras_delete after delete on diccionario_entradas
  referencing old table as viejas for each statement execute function keep_palabras_del_asistente();

select add_palabras_del_asistente(array(select version_id from diccionario_entradas where estado = 'incorporado'));
