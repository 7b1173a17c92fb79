-- Names of the keys that the secrets of this database are encrypted with; the keys themselves are never stored.
-- A process that does not have them all says so at its start, before it writes anything.
create table secrets_keys (
  key_id text primary key,
  created_at timestamptz(3) not null default now()
);
