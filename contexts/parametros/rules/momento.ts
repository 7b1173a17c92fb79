import { presentClock } from '@marco/contract-kit/clock-text';
import { toDayAndTime } from '@marco/country/local-time';
import { LOCALE, ZONE } from '@marco/country/zone';

const day = new Intl.DateTimeFormat(LOCALE, { timeZone: ZONE.name, dateStyle: 'long' });

/** A moment as a mail shows it, in Bogota time: '22 de noviembre de 2026, 10:42 a. m.'. */
export function presentMomento(momento: Date): string {
  const [hours = 0, minutes = 0] = toDayAndTime(momento).time.split(':').map(Number);
  return `${day.format(momento)}, ${presentClock(hours, minutes)}`;
}
