-- What the figures of the exchange and of money need: their own ends of a spread, records of other kinds, and what a record
-- brings that is no single number.
alter table indicadores_valores
  -- Of a range of money: nine of ten simulations are below it.
  add column p90 numeric,
  -- Of times of answer, in ms: 95 of a hundred answers took no longer.
  add column p95 numeric;

alter table cortes_filas
  -- Answers by bucket of time, or the saving of each simulation: added up place by place.
  add column partes bigint[],
  -- The kinds of records are those of the contract, which the code that writes them is checked against.
  drop constraint cortes_filas_objeto_tipo_check,
  add constraint cortes_filas_objeto_tipo_check check (objeto_tipo ~ '^[a-z]+(-[a-z]+)*$');
