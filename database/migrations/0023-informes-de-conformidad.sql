-- What the banco de conformidad found in the contrato of a version, kept for a request of level 2: digests and counts, and
-- no content of a contrato or of a message. A draft that is deleted takes its reports with it.
create table informes_conformidad (
  id uuid primary key default gen_random_uuid(),
  version_id integer not null references servicios_versiones,
  solicitud_id integer not null references solicitudes on delete cascade,
  -- The rule set it was made with.
  reglas text not null,
  -- Null of a contrato that could not be read.
  formato text,
  contrato_sha256 text not null check (contrato_sha256 ~ '^[0-9a-f]{64}$'),
  contrato_bytes integer not null check (contrato_bytes >= 0),
  -- Id, name and number of the version, as they were.
  servicio jsonb not null,
  -- Day of the lists and elements; what was found does not name it.
  fecha date not null,
  veredicto text not null check (veredicto in ('favorable', 'con-observaciones', 'no-favorable')),
  indice jsonb,
  puntaje jsonb not null,
  -- How many vinculos and diferencias the entidad declared.
  declarados jsonb not null,
  -- Digest and result of each message the entidad brought.
  mensajes jsonb not null,
  comprobaciones jsonb not null,
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  texto_sello text not null,
  sello text not null check (sello ~ '^[0-9a-f]{64}$'),
  -- Since when everybody may read it; null until its request is certified.
  publicado_en timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index informes_conformidad_solicitud on informes_conformidad (solicitud_id, created_at desc);
create index informes_conformidad_version on informes_conformidad (version_id);
