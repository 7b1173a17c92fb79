import { toMomentText } from '@marco/country/local-time';
import { addDays, nextWorkingDay, toColombianDay } from '@marco/country/working-days';

/** Days from the creation of a version to each step of the lifecycle, and the hour of Bogota it is taken in. */
const PASOS = [
  { dias: 0, hora: 9 },
  { dias: 3, hora: 11 },
  { dias: 7, hora: 14 },
  { dias: 10, hora: 15 },
] as const;
/** From the creation of a version to the session that brings it into the common language. */
const HASTA_INCORPORAR = 16;

/** Minutes that differ from day to day and from step to step. */
function minutesOf(day: string, place: number): string {
  return String((Number(day.slice(8)) * 7 + Number(day.slice(5, 7)) * 11 + place * 23) % 60).padStart(2, '0');
}

/** Versions are incorporated in one session of the day, in the afternoon. */
export function atIncorporation(day: string): string {
  return toMomentText(day, `16:${minutesOf(day, 4)}`);
}

/** When the version that is incorporated on a day was created. */
export function atCreation(day: string): string {
  const created = nextWorkingDay(addDays(day, -HASTA_INCORPORAR));
  return toMomentText(created, `09:${minutesOf(created, 0)}`);
}

/** @param place of the step in the lifecycle: created, sent, endorsed, approved */
export function atPaso(creation: Date, place: number): string {
  const paso = PASOS[place] ?? PASOS[0];
  const day = nextWorkingDay(addDays(toColombianDay(creation), paso.dias));
  return toMomentText(day, `${String(paso.hora).padStart(2, '0')}:${minutesOf(day, place)}`);
}
