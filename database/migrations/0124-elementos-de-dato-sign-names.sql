-- Every name of an element keeps its trigrams as bits and a number, as the name of a version does (ADR 0051): names like a
-- text are found without comparing all of them.
alter table elementos_nombres
  add column firma_de_nombre bit(256) not null generated always as (firma_de_trigramas(texto_busqueda(nombre))) stored,
  add column trigramas_de_nombre smallint not null
    generated always as (cardinality(show_trgm(texto_busqueda(nombre)))) stored;
alter table elementos_de_dato
  add column firma_de_identificador bit(256) not null
    generated always as (firma_de_trigramas(texto_busqueda(identificador))) stored,
  add column trigramas_de_identificador smallint not null
    generated always as (cardinality(show_trgm(texto_busqueda(identificador)))) stored;
