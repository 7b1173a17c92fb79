-- An event takes its number after its transaction took its own. Whoever reads the highest number and then takes a
-- transaction number knows that every lower event belongs to an older transaction: once those ended, nothing can
-- appear below any more and the events up to there can be sealed (platform/server-kit/audit/audit-fence.ts).
alter table audit_events alter column id drop identity;
create sequence audit_events_numbers as bigint owned by audit_events.id;
select setval('audit_events_numbers', coalesce((select max(id) from audit_events), 0) + 1, false);
create function next_audit_event_number() returns bigint language plpgsql volatile as $$
begin
  perform pg_current_xact_id();
  return nextval('audit_events_numbers');
end $$;
alter table audit_events alter column id set default next_audit_event_number();

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
  check (last_id >= first_id)
);

-- What each sealed event was, so that a changed, removed or added one can be named. No foreign key: it must outlive
-- an event that somebody removes.
create table audit_event_digests (
  event_id bigint primary key,
  digest text not null
);

create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% only accepts new rows', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_seals_append_only before update or delete on audit_seals
  for each row execute function refuse_audit_change();
create trigger audit_seals_never_emptied before truncate on audit_seals
  for each statement execute function refuse_audit_change();
create trigger audit_event_digests_append_only before update or delete on audit_event_digests
  for each row execute function refuse_audit_change();
create trigger audit_event_digests_never_emptied before truncate on audit_event_digests
  for each statement execute function refuse_audit_change();

-- The filters of the audit screen, newest first.
create index audit_events_actor on audit_events (actor_user_id, id desc);
create index audit_events_actor_entity on audit_events (actor_entity_id, id desc);
create index audit_events_action on audit_events (action, id desc);
create index audit_events_object on audit_events (object_type, object_id, id desc);
create index audit_events_correlation on audit_events (correlation_id);
