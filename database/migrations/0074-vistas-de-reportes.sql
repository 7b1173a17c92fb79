-- What somebody explored and kept by a name: which set, how it is divided, what is counted and how it is shown. What it answers is read
-- with the rights of whoever opens it.
create table vistas_reportes (
  id uuid primary key default gen_random_uuid(),
  usuario_id integer not null references usuarios,
  nombre text not null check (nombre = btrim(nombre) and char_length(nombre) between 1 and 120),
  -- Code of the set: rules of the context declare it.
  conjunto text not null check (conjunto ~ '^[a-z][a-z-]{0,39}$'),
  -- The whole state of the explorer, as its address has it.
  estado jsonb not null,
  compartida text not null default 'nadie' check (compartida in ('nadie', 'entidad', 'rol', 'enlace')),
  -- Whose it was when it was kept. With «entidad», and with a rol outside of the ministry, its people read it.
  entidad_id integer not null references entidades,
  -- Who reads it with «rol», and whether in every entidad.
  rol_id integer references roles,
  en_todas boolean not null default false,
  -- The declaration of the set it was kept with.
  version_conjunto smallint not null check (version_conjunto > 0),
  cambiada_en timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  constraint vistas_reportes_estado check ((jsonb_typeof(estado) = 'object' and estado ->> 'conjunto' = conjunto
    and jsonb_array_length(estado -> 'dimensiones') between 1 and 3 and jsonb_array_length(estado -> 'medidas') between 1 and 2
    and jsonb_typeof(estado -> 'filtros') = 'array' and octet_length(estado::text) <= 16000) is true),
  constraint vistas_reportes_rol check ((compartida = 'rol') = (rol_id is not null) and (rol_id is not null or not en_todas))
);
create index vistas_reportes_usuario on vistas_reportes (usuario_id);
create index vistas_reportes_entidad on vistas_reportes (entidad_id) where compartida in ('entidad', 'rol');
create index vistas_reportes_rol_de on vistas_reportes (rol_id) where rol_id is not null;
