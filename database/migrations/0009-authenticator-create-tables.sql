-- Identities of the embedded authenticator. They are not users of the product: those exist in usuarios.
create table auth_accounts (
  subject uuid primary key default gen_random_uuid(),
  identification_type text not null,
  identification_number text not null,
  first_name text not null,
  second_name text,
  first_surname text not null,
  second_surname text,
  email text not null,
  email_verified boolean not null default false,
  phone text,
  address text,
  -- How the identity was proven: by document (acr 2) or by e-mail only (acr 1).
  access_type text not null check (access_type in ('documento', 'correo')),
  password_hash text not null,
  failed_attempts smallint not null default 0,
  locked_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint auth_accounts_identification_key unique (identification_type, identification_number)
);

-- What the OpenID provider keeps between requests: sessions, grants, codes, interactions.
create table auth_records (
  kind text not null,
  id text not null,
  -- JSON as the provider wrote it. Text, because it repeats what strangers send and jsonb refuses a zero character.
  payload text not null,
  account_id text,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz(3),
  expires_at timestamptz(3),
  primary key (kind, id)
);
create index auth_records_account on auth_records (account_id) where account_id is not null;
create index auth_records_grant on auth_records (grant_id) where grant_id is not null;
create index auth_records_uid on auth_records (uid) where uid is not null;
create index auth_records_expiry on auth_records (expires_at);

-- Signing and cookie keys, made at first start and rotated by a command; the newest signs, the others still verify.
create table auth_keys (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('signing', 'cookie')),
  material jsonb not null,
  created_at timestamptz(3) not null default now()
);
