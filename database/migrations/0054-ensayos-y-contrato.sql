-- The contract that was certified when a version was rehearsed: a rehearsal is evidence for that contract alone. Null where
-- there was none, and for those before this column.
alter table simulador_ensayos
  add column contrato_sha256 text check (contrato_sha256 ~ '^[0-9a-f]{64}$');
