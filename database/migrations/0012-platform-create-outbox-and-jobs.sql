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
  created_at timestamptz(3) not null default now(),
  next_attempt_at timestamptz(3) not null default now(),
  attempts smallint not null default 0,
  last_error text,
  sent_at timestamptz(3),
  abandoned_at timestamptz(3),
  constraint outbox_messages_one_end check (sent_at is null or abandoned_at is null)
);
create index outbox_messages_due on outbox_messages (next_attempt_at)
  where sent_at is null and abandoned_at is null;

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
