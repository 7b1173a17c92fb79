-- Events about something of a mesa that is none of its tables' rows say the mesa themselves (`mesaId`): its historial
-- finds them by this index, and those about its rows by audit_events_object.
create index audit_events_mesa on audit_events ((detail ->> 'mesaId'), id desc)
  where (detail ->> 'mesaId') is not null;
