-- Their name alone: what finds a person by name reads it instead of computing it for each whose number or e-mail holds the text.
alter table usuarios
  add column nombre_de_busqueda text not null generated always as (
    texto_busqueda(primer_nombre || coalesce(' ' || segundo_nombre, '') || ' ' || primer_apellido
      || coalesce(' ' || segundo_apellido, ''))
  ) stored;
-- In the order of the roles, whoever has none included.
create index membresias_rol_o_ninguno on membresias (coalesce(rol_id, 0), clave_de_orden, id);
analyze usuarios, membresias;
