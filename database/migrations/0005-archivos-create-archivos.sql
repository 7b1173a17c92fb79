create table archivos (
  id uuid primary key default gen_random_uuid(),
  carpeta text not null check (carpeta in ('mesas', 'normativo-uno', 'normativo-tres', 'capas', 'politico-tres', 'organizacional-tres', 'tecnico-tres')),
  nombre text not null,
  tipo_mime text not null,
  tamano_bytes bigint not null check (tamano_bytes >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- A public file belongs to a record anybody may read; the others are read by their entity and by the ministry.
  publico boolean not null default false,
  entidad_id integer references entidades,
  created_at timestamptz(3) not null default now()
);
create index archivos_entidad on archivos (entidad_id);
