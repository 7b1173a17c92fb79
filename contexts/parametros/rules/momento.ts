import { presentClock } from '@marco/contract-kit/clock-text';

const ZONA = { timeZone: 'America/Bogota' } as const;
const day = new Intl.DateTimeFormat('es-CO', { ...ZONA, dateStyle: 'long' });
const clock = new Intl.DateTimeFormat('en-GB', { ...ZONA, hour: '2-digit', minute: '2-digit' });

/** How a moment is told in a mail, in Bogota time: '22 de noviembre de 2026, 10:42 a. m.'. */
export function presentMomento(momento: Date): string {
  const [hours = 0, minutes = 0] = clock.format(momento).split(':').map(Number);
  return `${day.format(momento)}, ${presentClock(hours, minutes)}`;
}
