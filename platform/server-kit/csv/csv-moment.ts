import type { FixedZone } from '../time/fixed-zone.ts';

/** How a file of CSV tells moments of a zone, so that Excel in Spanish reads them as dates: `21/11/2026 08:05:09`. */
export function createCsvMoment({ name }: FixedZone): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('es-CO', {
    timeZone: name,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return (moment) => format.format(moment).replace(',', '');
}
