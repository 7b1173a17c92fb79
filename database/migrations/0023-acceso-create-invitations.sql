-- Links that make an administrator where nobody can approve one yet: only the hash of their key, used once and
-- for a short time.
create table invitaciones_administrador (
  id integer generated always as identity primary key,
  clave_hash text not null unique,
  -- Whom the operator meant; the identity is the one the authenticator proves.
  correo_electronico text not null check (char_length(correo_electronico) < 255),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  usuario_id integer references usuarios,
  constraint invitaciones_administrador_usada check ((used_at is null) = (usuario_id is null))
);
