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

-- Search by the beginning of an identifier.
create index oid_nodos_comienzo on oid_nodos (oid text_pattern_ops);
