-- How each part of the product runs, as it measured itself last.
create table producto_mediciones (
  -- Code of the part: terms of the context declare it.
  pieza text primary key check (pieza <> ''),
  marcha text not null check (marcha in ('bien', 'demora', 'falla', 'sin-medir', 'sin-uso')),
  -- The moment of what the part did last; null where it did nothing yet.
  ultimo_en timestamptz(3),
  medida_en timestamptz(3) not null default now()
);

-- What the product did not do, from when to when; without an end it is still so.
create table producto_incidentes (
  id integer generated always as identity primary key,
  pieza text not null check (pieza <> ''),
  marcha text not null check (marcha in ('demora', 'falla')),
  empezo_en timestamptz(3) not null,
  termino_en timestamptz(3) check (termino_en >= empezo_en)
);
create unique index producto_incidentes_abierto on producto_incidentes (pieza) where termino_en is null;
create index producto_incidentes_empezo on producto_incidentes (empezo_en desc);
