/** The trail: its tables accept new rows only, by triggers and by the rights of the role the process uses. */
export const AUDIT_TABLES = ['audit_events', 'audit_event_digests', 'audit_seals'] as const;
