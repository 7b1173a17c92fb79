-- A change of password somebody asked for, before anyone looked whether the account exists: the same row for
-- a known and for an unknown one. It goes when it is attended.
create table restablecimientos (
  id bigint generated always as identity primary key,
  correo_electronico text not null check (char_length(correo_electronico) < 255),
  entidad_id integer not null,
  -- Who asked, for the audit trail.
  direccion text not null,
  correlation_id text not null,
  created_at timestamptz(3) not null default now()
);

-- Keys sent by e-mail: only their hash, used once and for a short time.
create table restablecimientos_claves (
  clave_hash text primary key,
  usuario_id integer not null references usuarios,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index restablecimientos_claves_usuario on restablecimientos_claves (usuario_id, created_at);
create index restablecimientos_claves_expiry on restablecimientos_claves (expires_at);

-- Where a session was opened, so that a person recognises it in the list of theirs.
alter table sessions
  add column address text,
  add column user_agent text;
