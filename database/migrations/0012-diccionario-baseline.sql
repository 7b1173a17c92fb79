-- The public dictionary reads one row for each version anybody may read: what is searched of it stands in five tables, and
-- 100,000 versions must be searched, ranked and counted within 50 ms. The rows are derived, so nobody writes them: triggers
-- keep them in the transaction of the change, whoever changes (use cases, imports, seeds).

-- Words as the dictionary compares them: folded, separated by one space, between bars.
create function texto_diccionario(value text) returns text
  language sql immutable parallel safe strict
  as $$ select '|' || trim(regexp_replace(public.texto_busqueda(value), '[^a-z0-9]+', ' ', 'g')) || '|' $$;

-- Whatever facets count: versions that agree in all of it share a row, so that counting reads few rows.
create table diccionario_combinaciones (
  -- Of `clave`: the same for whoever adds it.
  id bigint primary key,
  clave text not null unique,
  estado text not null check (estado in ('incorporado', 'historico', 'caducado')),
  capa_id integer not null references capas_de_uso,
  dominio_id integer not null references dominios,
  clase text not null check (clase in ('simple', 'lista', 'compuesto', 'grupo')),
  tipo_dato text,
  entidad_id integer references entidades,
  estandares integer[] not null,
  -- How many entries have it: whoever looks at the whole dictionary counts nothing.
  entradas integer not null default 0
);
create index diccionario_combinaciones_capa on diccionario_combinaciones (capa_id);
create index diccionario_combinaciones_dominio on diccionario_combinaciones (dominio_id);
create index diccionario_combinaciones_entidad on diccionario_combinaciones (entidad_id);

create table diccionario_entradas (
  version_id integer primary key references elementos_versiones on delete cascade,
  elemento_id integer not null references elementos_de_dato,
  combinacion_id bigint not null references diccionario_combinaciones,
  estado text not null,
  oid text not null,
  rige_desde timestamptz(3) not null,
  -- clave_orden(nombre): the order of lists.
  orden text collate "C" not null,
  -- Folded, a bar between one phrase and the next.
  nombre text not null,
  -- Identificador whole and in its words, keywords.
  claves text not null,
  definicion text not null,
  -- Synonyms, short names, names of forms, identifiers of other systems.
  sinonimos text not null,
  texto text generated always as (nombre || claves || sinonimos || definicion) stored,
  updated_at timestamptz(3) not null default now()
);
create index diccionario_entradas_texto on diccionario_entradas using gin (texto gin_trgm_ops);
create index diccionario_entradas_elemento on diccionario_entradas (elemento_id);
-- Each combination in either order: a page of some of them reads the first rows of each.
create index diccionario_entradas_combinacion on diccionario_entradas (combinacion_id, orden, version_id);
create index diccionario_entradas_combinacion_reciente on diccionario_entradas (combinacion_id, rige_desde);

create function count_diccionario() returns trigger language plpgsql as $$
begin
  -- One change of the counts after the other, in the order they are stored: no two wait for each other.
  perform pg_advisory_xact_lock(46);
  if tg_op = 'INSERT' then
    update diccionario_combinaciones c set entradas = entradas + d.n
    from (select combinacion_id, count(*) as n from nuevas group by 1) d where c.id = d.combinacion_id;
  elsif tg_op = 'DELETE' then
    update diccionario_combinaciones c set entradas = entradas - d.n
    from (select combinacion_id, count(*) as n from viejas group by 1) d where c.id = d.combinacion_id;
  else
    update diccionario_combinaciones c set entradas = entradas + d.n
    from (select combinacion_id, sum(uno) as n from (
      select combinacion_id, 1 as uno from nuevas union all select combinacion_id, -1 from viejas) u
      group by 1 having sum(uno) <> 0) d
    where c.id = d.combinacion_id;
  end if;
  return null;
end
$$;
create trigger diccionario_entradas_insert after insert on diccionario_entradas
  referencing new table as nuevas for each statement execute function count_diccionario();
create trigger diccionario_entradas_update after update on diccionario_entradas
  referencing old table as viejas new table as nuevas for each statement execute function count_diccionario();
create trigger diccionario_entradas_delete after delete on diccionario_entradas
  referencing old table as viejas for each statement execute function count_diccionario();
create index diccionario_entradas_orden on diccionario_entradas (orden, version_id);
create index diccionario_entradas_orden_incorporadas on diccionario_entradas (orden, version_id) where estado = 'incorporado';
create index diccionario_entradas_oid on diccionario_entradas (oid text_pattern_ops);
create index diccionario_entradas_rige_desde on diccionario_entradas (rige_desde);
create index diccionario_entradas_cambio on diccionario_entradas (updated_at);
-- What a suggestion begins with.
create index diccionario_entradas_nombre on diccionario_entradas (nombre text_pattern_ops, version_id) where estado = 'incorporado';
create index diccionario_entradas_nombre_palabras on diccionario_entradas using gin (nombre gin_trgm_ops) where estado = 'incorporado';
create index diccionario_entradas_claves on diccionario_entradas (claves text_pattern_ops, version_id) where estado = 'incorporado';

-- Words people may mean when what they wrote stands nowhere.
create table diccionario_palabras (palabra text primary key check (palabra ~ '^[a-z0-9]+$'));
create index diccionario_palabras_parecidas on diccionario_palabras using gin (palabra gin_trgm_ops);

create function update_diccionario(versiones integer[]) returns void language plpgsql as $$
begin
  delete from diccionario_entradas d using unnest(versiones) as cambiada(id), elementos_versiones v
    where d.version_id = cambiada.id and v.id = cambiada.id and v.estado not in ('incorporado', 'historico', 'caducado');

  with leidas as materialized (
    select v.id, v.elemento_id, v.estado, v.oid, v.rige_desde, v.tipo_dato, v.entidad_responsable_id,
      e.capa_id, e.dominio_id, case when e.clase = 'dato' then e.tipo else e.clase end as clase,
      clave_orden(v.nombre) as orden, texto_diccionario(v.nombre) as nombre,
      texto_diccionario(e.identificador)
        || texto_diccionario(regexp_replace(e.identificador, '([a-z0-9])([A-Z])', '\1 \2', 'g'))
        || coalesce((select string_agg(texto_diccionario(palabra), '') from unnest(v.palabras_clave) as palabra), '') as claves,
      texto_diccionario(v.definicion) as definicion,
      coalesce((select string_agg(texto_diccionario(n.nombre), '' order by n.id)
        from elementos_nombres n where n.version_id = v.id), '')
        || coalesce((select string_agg(texto_diccionario(i.valor), '' order by i.id)
          from elementos_identificadores i where i.elemento_id = e.id), '') as sinonimos,
      array(select s.estandar_id from elementos_estandares s where s.version_id = v.id order by 1) as estandares
    from unnest(versiones) as cambiada(id)
    join elementos_versiones v on v.id = cambiada.id and v.estado in ('incorporado', 'historico', 'caducado')
    join elementos_de_dato e on e.id = v.elemento_id
  ), nombradas as materialized (
    select *, concat_ws('|', estado, capa_id, dominio_id, clase, coalesce(tipo_dato, ''),
      coalesce(entidad_responsable_id, 0), array_to_string(estandares, ',')) as clave from leidas
  ), combinadas as materialized (
    select *, ('x' || left(md5(clave), 16))::bit(64)::bigint as combinacion_id from nombradas
  ), combinaciones as (
    insert into diccionario_combinaciones (id, clave, estado, capa_id, dominio_id, clase, tipo_dato, entidad_id, estandares)
    select distinct on (combinacion_id)
      combinacion_id, clave, estado, capa_id, dominio_id, clase, tipo_dato, entidad_responsable_id, estandares
    from combinadas order by combinacion_id
    on conflict do nothing
  ), palabras as (
    insert into diccionario_palabras
    select distinct palabra from combinadas,
      unnest(string_to_array(translate(nombre || claves || sinonimos, '|', ' '), ' ')) as palabra
    where length(palabra) between 3 and 40 order by palabra
    on conflict do nothing
  )
  insert into diccionario_entradas as d
    (version_id, elemento_id, combinacion_id, estado, oid, rige_desde, orden, nombre, claves, definicion, sinonimos)
  select id, elemento_id, combinacion_id, estado, oid, rige_desde, orden, nombre, claves, definicion, sinonimos
  from combinadas
  on conflict (version_id) do update set combinacion_id = excluded.combinacion_id, estado = excluded.estado,
    oid = excluded.oid, rige_desde = excluded.rige_desde, orden = excluded.orden, nombre = excluded.nombre,
    claves = excluded.claves, definicion = excluded.definicion, sinonimos = excluded.sinonimos, updated_at = now();
end
$$;

create function keep_diccionario_of_versiones() returns trigger language plpgsql as $$
begin
  perform update_diccionario(array(select id from filas));
  return null;
end
$$;
create function keep_diccionario_of_partes() returns trigger language plpgsql as $$
begin
  perform update_diccionario(array(select distinct version_id from filas));
  return null;
end
$$;
create function keep_diccionario_of_elementos() returns trigger language plpgsql as $$
begin
  perform update_diccionario(array(select v.id from elementos_versiones v where v.elemento_id in (select id from filas)));
  return null;
end
$$;
create function keep_diccionario_of_identificadores() returns trigger language plpgsql as $$
begin
  perform update_diccionario(
    array(select v.id from elementos_versiones v where v.elemento_id in (select elemento_id from filas)));
  return null;
end
$$;

create trigger elementos_versiones_diccionario_insert after insert on elementos_versiones
  referencing new table as filas for each statement execute function keep_diccionario_of_versiones();
create trigger elementos_versiones_diccionario_update after update on elementos_versiones
  referencing new table as filas for each statement execute function keep_diccionario_of_versiones();
create trigger elementos_de_dato_diccionario_update after update on elementos_de_dato
  referencing new table as filas for each statement execute function keep_diccionario_of_elementos();
create trigger elementos_nombres_diccionario_insert after insert on elementos_nombres
  referencing new table as filas for each statement execute function keep_diccionario_of_partes();
create trigger elementos_nombres_diccionario_update after update on elementos_nombres
  referencing new table as filas for each statement execute function keep_diccionario_of_partes();
create trigger elementos_nombres_diccionario_delete after delete on elementos_nombres
  referencing old table as filas for each statement execute function keep_diccionario_of_partes();
create trigger elementos_estandares_diccionario_insert after insert on elementos_estandares
  referencing new table as filas for each statement execute function keep_diccionario_of_partes();
create trigger elementos_estandares_diccionario_delete after delete on elementos_estandares
  referencing old table as filas for each statement execute function keep_diccionario_of_partes();
create trigger elementos_identificadores_diccionario_insert after insert on elementos_identificadores
  referencing new table as filas for each statement execute function keep_diccionario_of_identificadores();
create trigger elementos_identificadores_diccionario_update after update on elementos_identificadores
  referencing new table as filas for each statement execute function keep_diccionario_of_identificadores();
create trigger elementos_identificadores_diccionario_delete after delete on elementos_identificadores
  referencing old table as filas for each statement execute function keep_diccionario_of_identificadores();
