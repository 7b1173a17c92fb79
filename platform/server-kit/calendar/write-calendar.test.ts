import fc from 'fast-check';
import ical from 'node-ical';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, type FeedEntry, writeCalendar, writeCalendarFeed } from './write-calendar.ts';

const EVENT: CalendarEvent = {
  product: '-//Organización//Producto//ES',
  zone: { name: 'America/Bogota', offsetMinutes: -300, since: '1993-04-04T00:00:00' },
  method: 'REQUEST',
  uid: 'reunion-7@ejemplo.gov.co',
  sequence: 2,
  start: new Date('2027-02-03T14:30:00Z'),
  minutes: 90,
  writtenAt: new Date('2026-11-21T12:00:00Z'),
  title: 'Validación del esquema; «pasaportes», segunda parte',
  description: 'Orden del día:\n1. Compromisos, acuerdos\n2. Varios',
  location: 'Sala 3, piso 2; Bogotá D. C.',
  url: 'https://reuniones.ejemplo.gov.co/sala?id=1&b=2',
  organizer: { name: 'MinTIC', address: 'no-responder@ejemplo.gov.co' },
  contact: 'Luisa Peña, lpena@ejemplo.gov.co',
  attendees: [
    { name: 'María Ñáñez "la jefa", S. A.', address: 'maria@ejemplo.gov.co' },
    { name: 'José; Ruiz', address: 'jose@ejemplo.gov.co' },
  ],
};

/** The one event of a file, by a parser that is not ours. */
function parse(file: string) {
  const component = Object.values(ical.sync.parseICS(file)).find((entry) => entry?.type === 'VEVENT');
  if (component?.type !== 'VEVENT') throw new Error('There is no event.');
  return component;
}

const toText = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'val' in value ? String(value.val) : String(value ?? '');

describe('a calendar file', () => {
  it('[MESA-11] an independent parser reads who, when, where and what', () => {
    const event = parse(writeCalendar(EVENT));
    expect(event).toMatchObject({ uid: EVENT.uid, method: 'REQUEST', status: 'CONFIRMED' });
    expect(Number(event.sequence)).toBe(2);
    expect(event.start.toISOString()).toBe('2027-02-03T14:30:00.000Z');
    expect(event.end?.toISOString()).toBe('2027-02-03T16:00:00.000Z');
    expect(toText(event.summary)).toBe(EVENT.title);
    expect(toText(event.description)).toBe(EVENT.description);
    expect(toText(event.location)).toBe(EVENT.location);
    expect(toText(event.url)).toBe(EVENT.url);
    expect(JSON.stringify(event.organizer)).toContain('mailto:no-responder@ejemplo.gov.co');
    const attendees = JSON.stringify(event.attendee);
    for (const { address } of EVENT.attendees) expect(attendees).toContain(`mailto:${address}`);
    expect(attendees).toContain('María Ñáñez');
  });

  it('[MESA-11] tells its times in the zone it is given, and what the zone is', () => {
    const colombia = writeCalendar(EVENT).split('\r\n');
    expect(colombia).toEqual(
      expect.arrayContaining([
        'PRODID:-//Organización//Producto//ES',
        'DTSTART:19930404T000000',
        'TZOFFSETTO:-0500',
        'TZNAME:-05',
        'DTSTART;TZID=America/Bogota:20270203T093000',
        'DTEND;TZID=America/Bogota:20270203T110000',
      ]),
    );
    const zone = { name: 'Asia/Kathmandu', offsetMinutes: 345, since: '1986-01-01T00:00:00' };
    const nepal = writeCalendar({ ...EVENT, zone });
    expect(nepal.split('\r\n')).toEqual(
      expect.arrayContaining([
        'TZOFFSETTO:+0545',
        'TZNAME:+0545',
        'DTSTART;TZID=Asia/Kathmandu:20270203T201500',
      ]),
    );
    expect(parse(nepal).start.toISOString()).toBe('2027-02-03T14:30:00.000Z');
  });

  it('[MESA-11] a cancellation says so with the same uid', () => {
    const event = parse(writeCalendar({ ...EVENT, method: 'CANCEL', sequence: 3 }));
    expect(event).toMatchObject({ uid: EVENT.uid, method: 'CANCEL', status: 'CANCELLED' });
  });

  it('[MESA-11] says nothing of what is not known', () => {
    const file = writeCalendar({ ...EVENT, location: '', url: 'no es un enlace', description: '' });
    expect(file).not.toMatch(/^(LOCATION|URL|DESCRIPTION)/m);
  });

  it('[MESA-11] any text comes back letter by letter, no line is longer than 75 octets', () => {
    // What a person can type: accents, signs of the format, breaks, characters of four octets.
    const character = fc.oneof(
      fc.constantFrom('\n', ',', ';', ':', '"', '^', 'ñ', 'á', '🙂', ' ', 'BEGIN:VEVENT'),
      fc
        .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 3 })
        .filter((part) => !part.includes('\\')),
    );
    const text = fc.array(character, { maxLength: 120 }).map((parts) => parts.join('').trim());
    fc.assert(
      fc.property(text, text, text, (title, description, location) => {
        // The parser of these tests takes quotes around a whole value away; the RFC does not: no value begins with one.
        const texts = { title: `T${title}`, description: `D${description}`, location: `L${location}` };
        const file = writeCalendar({ ...EVENT, ...texts });
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const event = parse(file);
        expect(toText(event.summary)).toBe(texts.title);
        expect(toText(event.description)).toBe(texts.description);
        expect(toText(event.location)).toBe(texts.location);
      }),
    );
  });

  it('[MESA-11] a backslash is doubled, so that no reader takes it for a break', () => {
    // The parser of these tests misreads a doubled backslash before an n; the RFC does not.
    expect(writeCalendar({ ...EVENT, title: String.raw`C:\nuevo` })).toContain(String.raw`SUMMARY:C:\\nuevo`);
  });

  it('[MESA-11] control characters and half characters never reach the file', () => {
    const file = writeCalendar({ ...EVENT, title: 'a\u0000b\u0007c\r\nd\uD800', description: '\u001B[1m' });
    expect(file.split('\r\n').filter((line) => /\p{Cc}/u.test(line))).toEqual([]);
    expect(toText(parse(file).summary)).toBe('abc\nd\uFFFD');
  });

  it('[MESA-11] a name cannot add a line or a parameter of its own', () => {
    const name = 'Ana"\r\nATTENDEE:mailto:otro@ejemplo.com';
    const file = writeCalendar({ ...EVENT, attendees: [{ name, address: 'ana@ejemplo.gov.co' }] });
    expect(file.replaceAll('\r\n ', '').match(/^ATTENDEE/gm)).toHaveLength(1);
  });
});

describe('a calendar to subscribe to', () => {
  const ENTRY: FeedEntry = {
    uid: 'reunion-7@ejemplo.gov.co',
    sequence: 2,
    writtenAt: new Date('2026-11-21T12:00:00Z'),
    when: { start: EVENT.start, minutes: 90 },
    title: EVENT.title,
    description: EVENT.description,
    location: EVENT.location,
    url: EVENT.url,
    isCancelled: false,
  };
  const write = (entries: readonly FeedEntry[]) =>
    writeCalendarFeed({ product: EVENT.product, zone: EVENT.zone, name: 'Mesas; y más', hours: 4, entries });
  const parseAll = (file: string) =>
    Object.values(ical.sync.parseICS(file)).flatMap((entry) => (entry?.type === 'VEVENT' ? [entry] : []));

  it('[MESA-11] an independent parser reads meetings and whole days', () => {
    const file = write([
      ENTRY,
      {
        ...ENTRY,
        uid: 'otro@ejemplo.gov.co',
        when: { day: '2026-07-31', nextDay: '2026-08-01' },
        isCancelled: true,
      },
    ]);
    const [meeting, day] = parseAll(file);
    expect(meeting).toMatchObject({ uid: ENTRY.uid, status: 'CONFIRMED' });
    expect(meeting?.start.toISOString()).toBe('2027-02-03T14:30:00.000Z');
    expect(meeting?.end?.toISOString()).toBe('2027-02-03T16:00:00.000Z');
    expect(toText(meeting?.summary)).toBe(EVENT.title);
    expect(day).toMatchObject({ uid: 'otro@ejemplo.gov.co', status: 'CANCELLED', datetype: 'date' });
    expect(file.split('\r\n')).toEqual(
      expect.arrayContaining([
        String.raw`NAME:Mesas\; y más`,
        'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
        'DTSTART;VALUE=DATE:20260731',
        'DTEND;VALUE=DATE:20260801',
      ]),
    );
  });

  it('[MESA-11] invites nobody, and without entries it is a calendar still', () => {
    expect(write([ENTRY])).not.toMatch(/^(METHOD|ORGANIZER|ATTENDEE|CONTACT)/m);
    expect(parseAll(write([]))).toEqual([]);
    expect(write([])).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(write([])).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  });

  it('[MESA-11] whatever entries: each comes back letter by letter and minute by minute, in lines of at most 75 octets', () => {
    const character = fc.oneof(
      fc.constantFrom('\n', ',', ';', ':', '\\', '\\n', '"', 'ñ', '🙂', ' ', 'END:VEVENT'),
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 3 })
        .filter((part) => !/[\p{Cc}\p{Cs}]/u.test(part)),
    );
    const text = fc.array(character, { minLength: 1, maxLength: 120 }).map((parts) => parts.join(''));
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2098-12-30'), noInvalidDate: true })
      .map((moment) => ({ day: toDay(moment), nextDay: toDay(new Date(moment.getTime() + DAY_MS)) }));
    const moment = fc.record({
      start: fc
        .date({ min: new Date('2000-01-01'), max: new Date('2098-12-30'), noInvalidDate: true })
        .map((at) => new Date(Math.floor(at.getTime() / 60_000) * 60_000)),
      minutes: fc.integer({ min: 1, max: 1440 }),
    });
    const entry = fc.record({
      title: text,
      description: text,
      location: text,
      when: fc.oneof(day, moment),
      sequence: fc.nat(),
      isCancelled: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), (drawn) => {
        const entries = drawn.map((part, at) => ({
          ...ENTRY,
          ...part,
          uid: `compromiso-${at}@ejemplo.gov.co`,
        }));
        const file = write(entries);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(readFeed(file)).toEqual(
          entries.map(({ uid, title, description, location, when, sequence, isCancelled }) => ({
            uid,
            title,
            description,
            location,
            when,
            sequence,
            isCancelled,
          })),
        );
      }),
    );
  });
});

const DAY_MS = 86_400_000;
/** Of the zone of `EVENT`, which has one offset all year. */
const OFFSET = '-05:00';
const toDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * The entries of a calendar, read by the RFC alone (5545 3.1, 3.3.4, 3.3.5, 3.3.11): the parser of the other tests misreads
 * backslashes and quotes.
 */
function readFeed(file: string) {
  const lines = file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  const events: string[][] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push([]);
    else events.at(-1)?.push(line);
  }
  return events.map((event) => {
    const find = (name: string) => {
      const line = event.find((one) => one.startsWith(`${name}:`) || one.startsWith(`${name};`)) ?? '';
      const [, parameters = '', value = ''] = /^[A-Z-]+((?:;[^:]*)?):(.*)$/su.exec(line) ?? [];
      return { parameters, value };
    };
    const text = (name: string) =>
      find(name).value.replaceAll(/\\([\\;,nN])/g, (_sign, escaped: string) =>
        /n/i.test(escaped) ? '\n' : escaped,
      );
    return {
      uid: text('UID'),
      title: text('SUMMARY'),
      description: text('DESCRIPTION'),
      location: text('LOCATION'),
      when: readWhen(find('DTSTART'), find('DTEND')),
      sequence: Number(text('SEQUENCE')),
      isCancelled: text('STATUS') === 'CANCELLED',
    };
  });
}

interface ReadValue {
  readonly parameters: string;
  readonly value: string;
}

function readWhen(start: ReadValue, end: ReadValue) {
  const parts = (value: string) => /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?$/.exec(value) ?? [];
  if (start.parameters === ';VALUE=DATE') {
    const read = ({ value }: ReadValue) => parts(value).slice(1, 4).join('-');
    return { day: read(start), nextDay: read(end) };
  }
  const read = ({ parameters, value }: ReadValue) => {
    expect(parameters).toBe(';TZID=America/Bogota');
    const [, year, month, day, hour, minute, second] = parts(value);
    return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${OFFSET}`);
  };
  return { start: read(start), minutes: (read(end).getTime() - read(start).getTime()) / 60_000 };
}
