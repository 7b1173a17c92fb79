-- A mail may carry an event for calendar programs: the file and what they are to do with it.
alter table outbox_messages
  add column calendar_method text check (calendar_method in ('REQUEST', 'CANCEL')),
  add column calendar_body text,
  add constraint outbox_messages_calendar_complete check ((calendar_method is null) = (calendar_body is null));
