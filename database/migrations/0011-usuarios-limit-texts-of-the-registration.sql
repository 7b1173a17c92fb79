-- Limits of the registration: a value at or above its limit is refused. The numbers are those of
-- contexts/acceso/contract/terms.ts (LIMITES_REGISTRO); a test compares both.
alter table usuarios
  add constraint usuarios_numero_identificacion_limite check (char_length(numero_identificacion) < 41),
  add constraint usuarios_primer_nombre_limite check (char_length(primer_nombre) < 101),
  add constraint usuarios_segundo_nombre_limite check (char_length(segundo_nombre) < 101),
  add constraint usuarios_primer_apellido_limite check (char_length(primer_apellido) < 101),
  add constraint usuarios_segundo_apellido_limite check (char_length(segundo_apellido) < 101),
  add constraint usuarios_correo_electronico_limite check (char_length(correo_electronico) < 255),
  add constraint usuarios_numero_celular_limite check (char_length(numero_celular) < 31);

-- The institutional e-mail and the other phone belong to the membership: one person has one per entity.
-- Null means that of the person.
alter table membresias
  add column correo_electronico text,
  add column otro_numero_telefonico text,
  add constraint membresias_cargo_limite check (char_length(cargo) < 101),
  add constraint membresias_correo_electronico_limite check (char_length(correo_electronico) < 255),
  add constraint membresias_otro_numero_telefonico_limite check (otro_numero_telefonico ~ '^\d{7,10}$');
