-- The owner of an identity is told once a day, not each time, that somebody tries to create it again.
alter table auth_accounts add column owner_told_at timestamptz(3);
