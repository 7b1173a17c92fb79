-- The right to a file follows the right to the record that has it: no file has an entity of its own.
create table archivos (
  id uuid primary key default gen_random_uuid(),
  carpeta text not null check (carpeta in ('mesas', 'normativo-uno', 'normativo-tres', 'capas', 'politico-tres', 'organizacional-tres', 'tecnico-tres')),
  -- Directory of the folder when the content was written: a setting may have moved where the next ones go.
  ubicacion text,
  nombre text not null,
  tipo_mime text not null,
  tamano_bytes bigint not null check (tamano_bytes >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- A public file belongs to a record anybody may read.
  publico boolean not null default false,
  -- Who uploaded it; null for files the product itself made.
  subido_por integer references usuarios,
  -- Set while no record has it: only who uploaded it reads it, and it is cleaned up when nobody attaches it.
  pendiente_desde timestamptz(3),
  created_at timestamptz(3) not null default now(),
  -- Stored, so that a word which stands in all names is not folded anew for each search.
  nombre_de_busqueda text generated always as (texto_busqueda(nombre)) stored
);
create index archivos_nombre_busqueda on archivos using gin (nombre_de_busqueda gin_trgm_ops);
create index archivos_pendientes on archivos (pendiente_desde) where pendiente_desde is not null;
-- How many files of a person no record attached yet is asked at every upload.
create index archivos_pendientes_de_persona on archivos (subido_por) include (tamano_bytes)
  where pendiente_desde is not null;
create index archivos_subido_por on archivos (subido_por) where subido_por is not null;
-- Whether other rows still need a content is asked before it is removed.
create index archivos_contenido on archivos (sha256);

-- Whole tables written into a file in the background: who asked, for which rows, how far it is and where the file
-- lies until it expires. The jobs queue says when it is worked on; this says what its owner is told.
create table exportaciones (
  id uuid primary key default gen_random_uuid(),
  catalogo text not null,
  formato text not null,
  -- Filters and order of the screen, and the scope of the person when they asked.
  peticion jsonb not null,
  usuario_id integer not null references usuarios,
  -- Only the person who asked, in the entity and with the permission they asked with, downloads it.
  membresia_id integer not null references membresias,
  permiso text not null,
  estado text not null default 'en-cola',
  -- Counts the times it was asked for again after it failed: each is a job of its own.
  vuelta smallint not null default 1,
  filas_total integer not null,
  filas_hechas integer not null default 0,
  motivo text,
  nombre_archivo text not null,
  -- Written before the content is kept, so that no content is without a row that names it.
  sha256 text,
  ubicacion text,
  tamano_bytes bigint,
  created_at timestamptz(3) not null default now(),
  terminada_en timestamptz(3),
  vence_en timestamptz(3),
  descargada_en timestamptz(3),
  constraint exportaciones_formato check (formato in ('xlsx', 'csv')),
  constraint exportaciones_estado
    check (estado in ('en-cola', 'en-curso', 'lista', 'fallida', 'cancelada', 'vencida')),
  constraint exportaciones_filas check (filas_hechas >= 0 and filas_total >= 0),
  constraint exportaciones_lista
    check (estado <> 'lista' or (sha256 is not null and tamano_bytes is not null and vence_en is not null))
);
create index exportaciones_usuario on exportaciones (usuario_id, created_at desc);
create index exportaciones_membresia on exportaciones (membresia_id);
create index exportaciones_contenido on exportaciones (sha256) where sha256 is not null;
create index exportaciones_vencimiento on exportaciones (vence_en) where estado = 'lista';
