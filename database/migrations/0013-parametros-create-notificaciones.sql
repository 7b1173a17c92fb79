-- What is said of each event: the mail (asunto, cuerpo) and the notice in the product (asunto, aviso).
create table plantillas_correo (
  evento text primary key,
  asunto text not null,
  cuerpo text not null,
  aviso text not null,
  por_correo boolean not null default true,
  por_producto boolean not null default true,
  version integer not null default 1,
  actualizada_en timestamptz(3) not null default now()
);

create table notificaciones (
  id bigint generated always as identity primary key,
  usuario_id integer not null references usuarios,
  evento text not null,
  titulo text not null,
  texto text not null,
  -- Path inside the product.
  enlace text,
  -- False: kept for the daily summary only.
  visible boolean not null default true,
  resumen_pendiente boolean not null default false,
  creada_en timestamptz(3) not null default now(),
  leida_en timestamptz(3)
);
create index notificaciones_bandeja on notificaciones (usuario_id, id desc) where visible;
create index notificaciones_sin_leer on notificaciones (usuario_id) where visible and leida_en is null;
create index notificaciones_por_resumir on notificaciones (usuario_id, id) where resumen_pendiente;

-- What a person chose; without a row, mail at once and a notice in the product.
create table preferencias_notificacion (
  usuario_id integer not null references usuarios,
  evento text not null,
  correo text not null check (correo in ('inmediato', 'resumen', 'nunca')),
  producto boolean not null,
  primary key (usuario_id, evento)
);

-- What the parameterizer needs to edit a value with its rule.
alter table parametros
  add column nombre text not null default '',
  -- Limits of the value: minimo, maximo, formato, campos (see contexts/parametros/rules).
  add column restriccion jsonb not null default '{}',
  -- Kept by the process, shown only.
  add column solo_lectura boolean not null default false,
  add column version integer not null default 1;
