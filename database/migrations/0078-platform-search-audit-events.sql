-- What a search of the trail looks into, beside the name of the person: a word is found by its index, and what everybody
-- finds is read from the newest backwards. Not evidence: it follows from the sealed columns, and no seal covers it.
alter table audit_events add column texto_de_busqueda text generated always as (
  texto_busqueda(coalesce(object_id, '') || ' ' || coalesce(address, '') || ' ' || detail::text)
) stored;
create index audit_events_texto_de_busqueda on audit_events using gin (texto_de_busqueda gin_trgm_ops);
