-- Creations that may be repeated: the answer is written with the change, so that a repeated call gets it again.
create table idempotency_keys (
  id text primary key,
  digest text not null,
  answer jsonb,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index idempotency_keys_expiry on idempotency_keys (expires_at);
