-- Both bodies of a mail that opens something, as one envelope of the secrets key, until it is sent. Its other bodies then
-- only say that they are sealed: a process of an earlier release, which does not know the column, sends those words.
alter table outbox_messages
  add column sealed_body text,
  add constraint outbox_messages_sealed_is_secret check (sealed_body is null or secret);
