const BOGOTA = 'America/Bogota';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: BOGOTA,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});

/**
 * The Colombian day whose summary should have been sent by now; undefined before the hour of today.
 *
 * @param hora from 0 to 23, Colombian time
 */
export function findDiaResumen(now: Date, hora: number): string | undefined {
  const { year, month, day, hour } = Object.fromEntries(
    parts.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return Number(hour) >= hora ? `${year}-${month}-${day}` : undefined;
}
