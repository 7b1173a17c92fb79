-- The version of the notice whoever created an identity authorised, when and from where.
alter table auth_accounts add column consent_version text;
alter table auth_accounts add column consent_at timestamptz(3);
alter table auth_accounts add column consent_address text;
