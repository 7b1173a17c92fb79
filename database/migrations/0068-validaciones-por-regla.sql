-- How often each rule was broken in the messages of a validation, for the report of the validator. Nothing of their content.
create table validaciones_reglas (
  validacion_id bigint not null references validaciones (id) on delete cascade,
  regla text not null check (regla <> ''),
  cantidad integer not null check (cantidad > 0),
  primary key (validacion_id, regla)
);
