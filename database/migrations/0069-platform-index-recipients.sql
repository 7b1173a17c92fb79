-- How many mails of an event an address got lately is asked before another one is written.
create index outbox_messages_recipient on outbox_messages (recipient, event, created_at);
