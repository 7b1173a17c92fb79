-- The seat of an entity is where its municipality is: that of Cundinamarca stands in Bogotá D.C.
update entidades set departamento_codigo = left(municipio_codigo, 2)
  where municipio_codigo is not null and departamento_codigo is distinct from left(municipio_codigo, 2);

-- What administrators and the entity's own leader keep of an entity.
alter table entidades
  add column version integer not null default 1,
  add column codigo_sigep text,
  -- Member code at the exchange platform: SNR-0027.
  add column codigo_xroad text,
  add column direccion text,
  add column sitio_web text,
  add column telefono text,
  add column correo_electronico text,
  add column nombre_contacto text,
  add column cargo_contacto text,
  add constraint entidades_sigep_publica check (codigo_sigep is null or (tipo = 'publica' and codigo_sigep ~ '^\d{4}$')),
  add constraint entidades_snies_ies check (codigo_snies is null or tipo = 'ies'),
  add constraint entidades_xroad_formato check (codigo_xroad ~ '^[A-Za-z][A-Za-z0-9-]{0,30}-\d{4}$'),
  add constraint entidades_municipio_del_departamento
    check (municipio_codigo is null or (departamento_codigo is not null and left(municipio_codigo, 2) = departamento_codigo));

create unique index entidades_codigo_xroad on entidades (lower(codigo_xroad));
create index entidades_sector on entidades (sector_id);
create index entidades_municipio on entidades (departamento_codigo, municipio_codigo);
create index entidades_sigla_trigramas on entidades using gin (texto_busqueda(sigla) gin_trgm_ops);
