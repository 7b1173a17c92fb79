-- A process that finds a migration it does not know goes on, unless the migration says that earlier releases cannot work
-- with what it leaves (platform/server-kit/database/migrate.ts).
alter table schema_migrations add column breaks_earlier boolean not null default false;
