-- Sessions: the token itself is never stored. membership_id is the entity the person works for.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  user_id integer not null,
  membership_id integer,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index sessions_user on sessions (user_id) where revoked_at is null;

-- Nonces the server issued for a sign-in: short-lived, used once.
create table login_nonces (
  nonce_hash text primary key,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

-- External tokens that already opened a session: a second use is refused.
create table used_external_tokens (
  token_hash text primary key,
  used_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);

-- Who did what, written in the transaction of the change. Rows are only ever added.
create table audit_events (
  id bigint generated always as identity primary key,
  occurred_at timestamptz(3) not null default now(),
  action text not null,
  result text not null check (result in ('exito', 'rechazo')),
  object_type text not null,
  object_id text,
  actor_user_id integer,
  actor_entity_id integer,
  actor_role text,
  address text,
  correlation_id text,
  detail jsonb not null default '{}'
);
create index audit_events_occurred on audit_events (occurred_at desc, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_events only accepts new rows' using errcode = 'restrict_violation';
end $$;
create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_audit_change();
