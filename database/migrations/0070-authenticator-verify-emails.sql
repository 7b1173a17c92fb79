-- Until when a new identity holds its number without a verified e-mail; null for those that hold it for good.
alter table auth_accounts add column email_due_at timestamptz(3);

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
