import { formatDate, formatLongDate, formatTime } from './dates.ts';

type Moment = Parameters<typeof formatDate>[0];

const join = (day: string, hour: string): string => (day === '' ? '' : `${day}, ${hour}`);

/** '05/05/2026, 10:42 a. m.', in the zone of the application: a moment in a line or a cell; empty text for an absent one. */
export function formatMoment(moment: Moment): string {
  return join(formatDate(moment), formatTime(moment));
}

/** '5 de mayo de 2026, 10:42 a. m.', in the zone of the application: a moment among facts. */
export function formatLongMoment(moment: Moment): string {
  return join(formatLongDate(moment), formatTime(moment));
}

/** 'El 05/05/2026, de 10:42 a. m. a 11:00 a. m.'; over several days 'Del 05/05/2026, 10:42 a. m. al 06/05/2026, 9:00 a. m.'. */
export function formatSpan(from: Moment, to: Moment, day: (moment: Moment) => string = formatDate): string {
  const [since, until] = [day(from), day(to)];
  const [begin, end] = [formatTime(from), formatTime(to)];
  return since === until
    ? `El ${since}, de ${begin} a ${end}`
    : `Del ${join(since, begin)} al ${join(until, end)}`;
}

/** 'Desde el 05/05/2026', 'Hasta el 05/05/2026', 'Del 05/05/2026 al 05/06/2026', 'El 05/05/2026'; empty text without a day. */
export function formatPeriod(from: Moment, to: Moment): string {
  const [since, until] = [formatDate(from), formatDate(to)];
  if (since === '') return until === '' ? '' : `Hasta el ${until}`;
  if (until === '') return `Desde el ${since}`;
  return since === until ? `El ${since}` : `Del ${since} al ${until}`;
}
