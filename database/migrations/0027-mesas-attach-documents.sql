-- Installations that have the mesas already: the action exists and the ministry's staff hold it.
insert into subfuncionalidades_acciones (subfuncionalidad_id, accion)
  select id, 'editar' from subfuncionalidades where codigo = 'mesas'
  on conflict do nothing;
insert into roles_permisos (rol_id, subfuncionalidad_id, accion)
  select r.id, s.id, 'editar' from roles r cross join subfuncionalidades s
  where s.codigo = 'mesas' and r.codigo in ('administrador-mintic', 'coordinador-mintic', 'consultor-mintic')
  on conflict do nothing;
