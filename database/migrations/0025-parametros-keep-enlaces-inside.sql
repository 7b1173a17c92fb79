-- A notice leads to a page of this site and nowhere else, whoever wrote it: the rule is isSitePath of contract-kit.
alter table notificaciones
  add constraint notificaciones_enlace_del_sitio check (enlace ~ '^/([^/\\[:space:][:cntrl:]][^\\[:space:][:cntrl:]]*)?$');
