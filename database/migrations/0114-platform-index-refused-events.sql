-- What was refused is a small part of the trail: read of its own index instead of skipped over in the order of all.
create index audit_events_rechazos on audit_events (id desc) where result = 'rechazo';
