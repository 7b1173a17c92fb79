-- When a code of the person's second factor was last given in this session; null while none was.
alter table sessions add column second_factor_at timestamptz(3);

-- The application that makes the codes of a person (RFC 6238). Secrets are envelopes of the secrets key.
create table segundos_factores (
  usuario_id integer primary key references usuarios,
  -- Null until its first code confirmed it.
  secreto text,
  inscrito_en timestamptz(3),
  -- The one being enrolled, alone or to take the place of the one above.
  pendiente text,
  -- Step of 30 seconds of the last code taken: one serves once, and none before it serves.
  ultimo_paso integer,
  -- Wrong codes since the last right one, and until when none is looked at.
  fallos integer not null default 0,
  bloqueado_hasta timestamptz(3),
  constraint segundos_factores_inscrito check ((secreto is null) = (inscrito_en is null))
);

-- Codes for who does not have the application at hand: only the hash, each serves once.
create table codigos_recuperacion (
  id uuid primary key default gen_random_uuid(),
  usuario_id integer not null references usuarios,
  codigo_hash text not null,
  usado_en timestamptz(3)
);
create index codigos_recuperacion_usuario on codigos_recuperacion (usuario_id);
