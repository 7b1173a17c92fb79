import ical from 'node-ical';

/** An event as another calendar program understands it. */
export interface ReadInvitation {
  readonly method: string;
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  readonly organizer: string;
  /** Addresses, in order of the alphabet. */
  readonly attendees: readonly string[];
}

function toText(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'val' in value) return String(value.val);
  return value === undefined || value === null ? '' : String(value);
}

function toAddress(value: unknown): string {
  return toText(value).replace(/^mailto:/i, '');
}

/** Reads the one event of a calendar file, by a parser that is not the product's. */
export function readInvitation(file: string): ReadInvitation {
  const event = Object.values(ical.sync.parseICS(file)).find((entry) => entry?.type === 'VEVENT');
  if (event?.type !== 'VEVENT') throw new Error('The file has no event.');
  const attendees = Array.isArray(event.attendee) ? event.attendee : [event.attendee];
  return {
    method: toText(event.method),
    uid: event.uid,
    sequence: Number(event.sequence),
    status: toText(event.status),
    start: event.start.toISOString(),
    end: event.end?.toISOString() ?? '',
    summary: toText(event.summary),
    description: toText(event.description),
    location: toText(event.location),
    url: toText(event.url),
    organizer: toAddress(event.organizer),
    attendees: attendees.map(toAddress).toSorted(),
  };
}
