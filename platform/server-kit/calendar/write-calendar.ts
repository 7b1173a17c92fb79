import { type FixedZone, toWallClock } from '../time/fixed-zone.ts';

/** What a calendar program is asked to do with the event (RFC 5546): keep it, show it, or take it away. */
export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL';

export interface CalendarPerson {
  readonly name: string;
  readonly address: string;
}

/** One event as calendar programs exchange it. */
export interface CalendarEvent {
  /** Who made the file, as a formal identifier: `-//Organisation//Product//ES`. */
  readonly product: string;
  /** The zone its times are written in. */
  readonly zone: FixedZone;
  readonly method: CalendarMethod;
  /** The same over all versions of the event. */
  readonly uid: string;
  /** Grows with every version that is sent. */
  readonly sequence: number;
  readonly start: Date;
  readonly minutes: number;
  readonly writtenAt: Date;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  readonly organizer: CalendarPerson;
  readonly contact: string;
  readonly attendees: readonly CalendarPerson[];
}

/** One entry of a calendar that programs read again and again: nobody is invited by it. */
export interface FeedEntry {
  readonly uid: string;
  readonly sequence: number;
  /** A moment that stays, so that entries that did not change are the same text; `sequence` tells what changed. */
  readonly writtenAt: Date;
  /** From a moment for so many minutes, or a whole day such as '2026-07-17' with the day after it. */
  readonly when:
    | { readonly start: Date; readonly minutes: number }
    | { readonly day: string; readonly nextDay: string };
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  readonly isCancelled: boolean;
}

/** A calendar somebody subscribes to. */
export interface CalendarFeed {
  readonly product: string;
  readonly zone: FixedZone;
  /** What calendar programs call it. */
  readonly name: string;
  /** Hours after which they may ask again. */
  readonly hours: number;
  readonly entries: readonly FeedEntry[];
}

/** Octets of a line without its end (RFC 5545 3.1). */
const LINE_OCTETS = 75;
const MINUTE_MS = 60_000;

/** One event as a file of RFC 5545, with the rules of RFC 5546 for invitations. */
export function writeCalendar(event: CalendarEvent): string {
  const { product, zone, method, uid, sequence, start, minutes, writtenAt, title } = event;
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${product}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...presentZone(zone),
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${toUtc(writtenAt)}`,
    `DTSTART;TZID=${zone.name}:${toLocal(start, zone)}`,
    `DTEND;TZID=${zone.name}:${toLocal(end, zone)}`,
    `SUMMARY:${escapeText(title)}`,
    ...optional('DESCRIPTION', escapeText(event.description)),
    ...optional('LOCATION', escapeText(event.location)),
    ...optional('URL', toUri(event.url)),
    ...optional('CONTACT', escapeText(event.contact)),
    `ORGANIZER;CN=${toParameter(event.organizer.name)}:mailto:${event.organizer.address}`,
    ...event.attendees.map(toAttendee),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return joinLines(lines);
}

/**
 * A calendar to subscribe to (RFC 5545, names and interval of RFC 7986). It has no method, organizer nor attendees, because
 * it is no invitation.
 */
export function writeCalendarFeed({ product, zone, name, hours, entries }: CalendarFeed): string {
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${product}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${hours}H`,
    `X-PUBLISHED-TTL:PT${hours}H`,
    ...presentZone(zone),
    ...entries.flatMap((entry) => presentEntry(entry, zone)),
    'END:VCALENDAR',
  ]);
}

function presentEntry(entry: FeedEntry, zone: FixedZone): string[] {
  const { when } = entry;
  const isDay = 'day' in when;
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${toUtc(entry.writtenAt)}`,
    ...(isDay
      ? [`DTSTART;VALUE=DATE:${toDate(when.day)}`, `DTEND;VALUE=DATE:${toDate(when.nextDay)}`]
      : [
          `DTSTART;TZID=${zone.name}:${toLocal(when.start, zone)}`,
          `DTEND;TZID=${zone.name}:${toLocal(new Date(when.start.getTime() + when.minutes * MINUTE_MS), zone)}`,
        ]),
    `SUMMARY:${escapeText(entry.title)}`,
    ...optional('DESCRIPTION', escapeText(entry.description)),
    ...optional('LOCATION', escapeText(entry.location)),
    ...optional('URL', toUri(entry.url)),
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isDay ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function toDate(day: string): string {
  return day.replaceAll('-', '');
}

function optional(name: string, value: string): string[] {
  return value === '' ? [] : [`${name}:${value}`];
}

/** The invitation asks for no answer by mail, because attendance is recorded at the meeting. */
function toAttendee({ name, address }: CalendarPerson): string {
  const marks = 'CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE';
  return `ATTENDEE;${marks};CN=${toParameter(name)}:mailto:${address}`;
}

/** A value cannot contain control characters, except a line break, written as `\n` (RFC 5545 3.3.11). */
function escapeText(text: string): string {
  return withoutControls(text.replaceAll(/\r\n?/g, '\n'), '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** A quoted parameter cannot hold quotes; RFC 6868 writes them, breaks and carets with a caret. */
function toParameter(text: string): string {
  const escaped = withoutControls(text.replaceAll(/\s+/g, ' '), '')
    .replaceAll('^', '^^')
    .replaceAll('"', "^'");
  return `"${escaped}"`;
}

function toUri(url: string): string {
  return URL.canParse(url) ? new URL(url).href : '';
}

function withoutControls(text: string, kept: string): string {
  return [...text.toWellFormed()]
    .filter((character) => character === kept || !/\p{Cc}/u.test(character))
    .join('');
}

function toUtc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function toLocal(moment: Date, zone: FixedZone): string {
  return toUtc(toWallClock(moment, zone)).slice(0, -1);
}

/** The zone, for programs that do not know its name. */
function presentZone({ name, offsetMinutes, since }: FixedZone): string[] {
  const minutes = Math.abs(offsetMinutes);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const hours = `${offsetMinutes < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}`;
  const offset = `${hours}${twoDigits(minutes % 60)}`;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    'BEGIN:STANDARD',
    `DTSTART:${since.replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    `TZNAME:${minutes % 60 === 0 ? hours : offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
}

/** Breaks a line into pieces of at most 75 octets, none inside a character; the next ones begin with a space. */
function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = '';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n ');
}
