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

-- They counted per identity alone, so that a stranger could keep a person out.
alter table auth_accounts
  drop column failed_attempts,
  drop column locked_until;
