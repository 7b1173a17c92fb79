-- Text as people search and sort it, the same on every PostgreSQL and on the embedded engine.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent() is only stable because its dictionary could change; ours does not, and indexes need an immutable function.
-- Names carry their schema: PostgreSQL builds indexes with an empty search path.
create function sin_acentos(value text) returns text
  language sql immutable parallel safe strict
  as $$ select public.unaccent('public.unaccent'::regdictionary, value) $$;

-- What a search compares: lower case, without accents.
create function texto_busqueda(value text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.sin_acentos(value)) $$;

-- The key every list is ordered by (collate "C"): Spanish, natural and case-insensitive. Punctuation comes before digits
-- and digits before letters as in the Unicode collation; ñ follows n; runs of digits compare as numbers.
create function clave_orden(value text) returns text
  language sql immutable parallel safe strict
  as $$
    select regexp_replace(
      regexp_replace(
        translate(
          public.texto_busqueda(replace(replace(normalize(value), 'Ñ', 'n' || chr(127)), 'ñ', 'n' || chr(127))),
          ' _-,;:!?.''"()[]{}@*/\&#%`^+<=>|~$',
          E'\x01\x02\x03\x04\x05\x06\x07\x08\x0b\x0c\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f !"#$%'
        ),
        '(\d+)', repeat('0', 18) || '\1', 'g'
      ),
      '\d*(\d{18})(?!\d)', '\1', 'g'
    )
  $$;

-- Sessions: the token itself is never stored. membership_id is the entity the person works for.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  user_id integer not null,
  membership_id integer,
  -- Where it was opened, so that a person recognises it in the list of theirs.
  address text,
  user_agent text,
  -- When a code of the person's second factor was last given in this session; null while none was.
  second_factor_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index sessions_user on sessions (user_id);
create index sessions_membership on sessions (membership_id) where revoked_at is null;

-- Nonces the server issued for a sign-in: short-lived, used once.
create table login_nonces (
  nonce_hash text primary key,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
-- What expired is forgotten at each new nonce and each sign-in: found by index, however many a flood leaves.
create index login_nonces_expiry on login_nonces (expires_at);

-- External tokens that already opened a session: a second use is refused.
create table used_external_tokens (
  token_hash text primary key,
  used_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index used_external_tokens_expiry on used_external_tokens (expires_at);

-- An event takes its number after its transaction took its own. Whoever reads the highest number and then takes a
-- transaction number knows that every lower event belongs to an older transaction: once those ended, nothing can
-- appear below any more and the events up to there can be sealed (platform/server-kit/audit/audit-fence.ts).
create sequence audit_events_numbers as bigint;
create function next_audit_event_number() returns bigint language plpgsql volatile as $$
begin
  perform pg_current_xact_id();
  return nextval('audit_events_numbers');
end $$;

-- Who did what, written in the transaction of the change. Rows are only ever added.
create table audit_events (
  id bigint primary key default next_audit_event_number(),
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
  detail jsonb not null default '{}',
  -- What a search of the trail looks into, beside the name of the person: a word is found by its index, and what everybody
  -- finds is read from the newest backwards. Not evidence: it follows from the sealed columns, and no seal covers it.
  texto_de_busqueda text generated always as (
    texto_busqueda(coalesce(object_id, '') || ' ' || coalesce(address, '') || ' ' || detail::text)
  ) stored
);
alter sequence audit_events_numbers owned by audit_events.id;
create index audit_events_texto_de_busqueda on audit_events using gin (texto_de_busqueda gin_trgm_ops);
-- The filters of the audit screen, newest first.
create index audit_events_occurred on audit_events (occurred_at desc, id desc);
create index audit_events_actor on audit_events (actor_user_id, id desc);
create index audit_events_actor_entity on audit_events (actor_entity_id, id desc);
create index audit_events_action on audit_events (action, id desc);
create index audit_events_object on audit_events (object_type, object_id, id desc);
create index audit_events_correlation on audit_events (correlation_id);
create index audit_events_membresia on audit_events (object_id, id) where object_type = 'membresia';
-- Events about something of a mesa that is none of its tables' rows say the mesa themselves (`mesaId`): its historial
-- finds them by this index, and those about its rows by audit_events_object.
create index audit_events_mesa on audit_events ((detail ->> 'mesaId'), id desc)
  where (detail ->> 'mesaId') is not null;
-- What was refused is a small part of the trail: read of its own index instead of skipped over in the order of all.
create index audit_events_rechazos on audit_events (id desc) where result = 'rechazo';

-- A seal answers for every number from first_id to last_id; numbers nobody used are not missing events. digest covers
-- the seal itself, the digests of its events and the digest of the seal before it.
create table audit_seals (
  batch integer primary key check (batch > 0),
  form smallint not null,
  first_id bigint not null,
  last_id bigint not null,
  event_count integer not null check (event_count > 0),
  sealed_at timestamptz(3) not null,
  previous_digest text not null,
  digest text not null,
  -- Ed25519 over form, batch and digest, by a key the database does not have, and the name of that key. A seal without
  -- them was made while the product had no key.
  key_id text,
  signature text,
  check (last_id >= first_id),
  constraint audit_seals_signed check ((key_id is null) = (signature is null))
);

-- What each sealed event was, so that a changed, removed or added one can be named. No foreign key: it must outlive
-- an event that somebody removes.
create table audit_event_digests (
  event_id bigint primary key,
  digest text not null
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% only accepts new rows', tg_table_name using errcode = 'restrict_violation';
end $$;
-- Emptying a whole table would pass by the trigger of the rows.
create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_audit_change();
create trigger audit_events_never_emptied before truncate on audit_events
  for each statement execute function refuse_audit_change();
create trigger audit_seals_append_only before update or delete on audit_seals
  for each row execute function refuse_audit_change();
create trigger audit_seals_never_emptied before truncate on audit_seals
  for each statement execute function refuse_audit_change();
create trigger audit_event_digests_append_only before update or delete on audit_event_digests
  for each row execute function refuse_audit_change();
create trigger audit_event_digests_never_emptied before truncate on audit_event_digests
  for each statement execute function refuse_audit_change();

-- Creations that may be repeated: the answer is written with the change, so that a repeated call gets it again.
create table idempotency_keys (
  id text primary key,
  digest text not null,
  answer jsonb,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index idempotency_keys_expiry on idempotency_keys (expires_at);

-- Work to do after the change that asked for it was committed: written in its transaction, done later by a
-- dispatcher of any process. `next_attempt_at` is when a row is due and, while somebody works on it, until when
-- it is theirs: a process that dies in between leaves a row that becomes due again.
create table outbox_messages (
  id bigint generated always as identity primary key,
  -- Stays the same over all attempts, so that a receiver recognises a message that comes twice.
  message_key uuid not null default gen_random_uuid(),
  event text not null,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  -- Bodies that open something (a key to reset a password) are emptied once sent.
  secret boolean not null default false,
  -- Both bodies of a mail that opens something, as one envelope of the secrets key, until it is sent. Its other bodies then
  -- only say that they are sealed.
  sealed_body text,
  -- A mail may carry an event for calendar programs: the file and what they are to do with it.
  calendar_method text check (calendar_method in ('REQUEST', 'CANCEL')),
  calendar_body text,
  created_at timestamptz(3) not null default now(),
  next_attempt_at timestamptz(3) not null default now(),
  attempts smallint not null default 0,
  last_error text,
  sent_at timestamptz(3),
  abandoned_at timestamptz(3),
  constraint outbox_messages_one_end check (sent_at is null or abandoned_at is null),
  constraint outbox_messages_sealed_is_secret check (sealed_body is null or secret),
  constraint outbox_messages_calendar_complete check ((calendar_method is null) = (calendar_body is null))
);
create index outbox_messages_due on outbox_messages (next_attempt_at)
  where sent_at is null and abandoned_at is null;
-- What was sent, finished or read is forgotten after some time: found by index, however much there is.
create index outbox_messages_sent on outbox_messages (sent_at) where sent_at is not null;
-- How many mails of an event an address got lately is asked before another one is written.
create index outbox_messages_recipient on outbox_messages (recipient, event, created_at);

create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  -- One job per kind and key, ever: a second process that asks for the same one adds nothing.
  job_key text not null,
  payload jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  next_attempt_at timestamptz(3) not null default now(),
  attempts smallint not null default 0,
  last_error text,
  finished_at timestamptz(3),
  abandoned_at timestamptz(3),
  constraint jobs_kind_key unique (kind, job_key),
  constraint jobs_one_end check (finished_at is null or abandoned_at is null)
);
create index jobs_due on jobs (next_attempt_at) where finished_at is null and abandoned_at is null;
create index jobs_finished on jobs (finished_at) where finished_at is not null;

-- Requests of a caller in the present minute, added by every process once a second. Nothing is lost with it but a minute's
-- count, so it is not logged: a crash of the server empties it.
create unlogged table request_counts (
  -- Digest of whom is counted and for what: no address stands here.
  key text primary key,
  total integer not null,
  ends_at timestamptz(3) not null
);
create index request_counts_ends on request_counts (ends_at);

-- Places that callers hold in all processes together: messages of a caller in the validator, its batch, its workbook. A
-- process says again and again that its places are held; those of one that died are free a minute later. A crash of the
-- server empties the table, and with it nothing but what is being worked on.
create unlogged table work_places (
  kind text not null,
  -- Digest of whose place it is: no address stands here.
  caller text not null,
  place smallint not null,
  lease uuid not null unique,
  ends_at timestamptz(3) not null,
  primary key (kind, caller, place)
);
create index work_places_ends on work_places (ends_at);

-- Names of the keys that the secrets of this database are encrypted with; the keys themselves are never stored.
-- A process that does not have them all says so at its start, before it writes anything.
create table secrets_keys (
  key_id text primary key,
  created_at timestamptz(3) not null default now()
);
