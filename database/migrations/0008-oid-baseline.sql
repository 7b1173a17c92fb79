-- The tree of object identifiers (ISO/IEC 9834, X.660): one row for each node, every identifier given once and for ever.
create table oid_nodos (
  oid text primary key
    check (length(oid) <= 255 and oid ~ '^[0-2](\.(0|[1-9][0-9]*))*$' and oid !~ '^[01]\.([4-9][0-9]|[1-9][0-9]{2,})(\.|$)'),
  padre_oid text references oid_nodos,
  arco bigint not null check (arco >= 0),
  nombre text not null check (nombre <> ''),
  descripcion text not null default '',
  tipo text not null check (tipo in (
    'raiz', 'objeto', 'capa', 'dominio', 'entidad', 'elemento', 'servicio', 'estandar', 'capa-de-uso', 'definicion',
    'evento', 'individuo', 'regla', 'version')),
  estado text not null default 'activo' check (estado in ('activo', 'reservado', 'retirado')),
  -- What it identifies, in the table its tipo says; nodes that only order the tree have none.
  objeto_id integer,
  -- Last arc given below this node. It only grows: a number that was given never comes back.
  ultimo_arco bigint not null default 0,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint oid_nodos_dentro_del_padre check (
    case when padre_oid is null then oid = arco::text else oid = padre_oid || '.' || arco end)
);
create unique index oid_nodos_hermanos on oid_nodos (padre_oid, arco);
create index oid_nodos_objeto on oid_nodos (tipo, objeto_id) where objeto_id is not null;
create index oid_nodos_nombre_busqueda on oid_nodos using gin (texto_busqueda(nombre) gin_trgm_ops);
-- Search by the beginning of an identifier.
create index oid_nodos_comienzo on oid_nodos (oid text_pattern_ops);

-- An identifier is given once and for ever (ISO/IEC 9834-1): no node goes, none changes its place, no arc comes back.
create function refuse_oid_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'the node % was assigned and stays', old.oid using errcode = 'restrict_violation';
  end if;
  if new.oid <> old.oid or new.tipo <> old.tipo or new.ultimo_arco < old.ultimo_arco then
    raise exception 'the node % keeps its place, kind and last arc', old.oid using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger oid_nodos_permanecen before update or delete on oid_nodos
  for each row execute function refuse_oid_change();
