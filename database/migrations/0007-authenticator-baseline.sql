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
  -- Until when a new identity holds its number without a verified e-mail; null for those that hold it for good.
  email_due_at timestamptz(3),
  -- The owner of an identity is told once a day, not each time, that somebody tries to create it again.
  owner_told_at timestamptz(3),
  -- The version of the notice whoever created the identity authorised, when and from where.
  consent_version text,
  consent_at timestamptz(3),
  consent_address text,
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

-- Links that verify the e-mail of an identity: mailed, hashed, single-use. How many a mailbox got is counted here.
create table auth_email_links (
  secret_hash text primary key,
  subject uuid not null references auth_accounts (subject) on delete cascade,
  -- The address without what follows a plus sign, which reaches the same person.
  mailbox text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index auth_email_links_subject on auth_email_links (subject);
create index auth_email_links_mailbox on auth_email_links (mailbox, created_at);

-- Failed sign-ins at the embedded authenticator, in three kinds of rows: identity and address together, the
-- identity from everywhere (address empty), the address for everybody (identity empty). The identity is a hash:
-- numbers nobody has are counted like the others.
create table auth_attempts (
  identity_hash text not null,
  address text not null,
  failures integer not null default 0,
  failed_at timestamptz(3),
  locked_until timestamptz(3),
  -- The last time this identity signed in from this address.
  succeeded_at timestamptz(3),
  primary key (identity_hash, address)
);
create index auth_attempts_failed on auth_attempts (failed_at);
