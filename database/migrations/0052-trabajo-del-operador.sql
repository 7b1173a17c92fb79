-- What the operator last said of the permission of an acuerdo where no file of an instance tells it: given, or taken away.
alter table plataforma_tareas
  add column permiso_dado boolean,
  add constraint plataforma_tareas_permiso check (permiso_dado is null or tipo = 'permiso');

-- What a servicio promised and did not keep in a month of its operation; a month is judged once, when it takes no more records.
create table plataforma_meses (
  servicio_id integer not null references servicios,
  -- Its first day.
  fecha_mes date not null check (extract(day from fecha_mes) = 1),
  incumplidas text[] not null check (incumplidas <@ array['disponibilidad', 'p95', 'tasaError']),
  medido_en timestamptz(3) not null default now(),
  primary key (servicio_id, fecha_mes)
);
create index plataforma_meses_rotos on plataforma_meses (fecha_mes) where incumplidas <> '{}';

alter table plataforma_tareas drop constraint plataforma_tareas_tipo_check;
alter table plataforma_tareas add constraint plataforma_tareas_tipo_check
  check (tipo in ('registrar', 'conceptuar', 'publicar', 'permiso', 'deriva', 'ans', 'certificado'));
