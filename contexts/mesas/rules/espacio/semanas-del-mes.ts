import { addDays, addMonths } from '@marco/country/working-days';

const DIAS = 7;

/** The weeks of a month, from Monday to Sunday, with the days of the months beside it that complete them. */
export function listSemanas(mes: string): readonly (readonly string[])[] {
  const first = `${mes}-01`;
  const next = addMonths(first, 1);
  const weekday = (new Date(first).getUTCDay() + DIAS - 1) % DIAS;
  const semanas: string[][] = [];
  for (let lunes = addDays(first, -weekday); lunes < next; lunes = addDays(lunes, DIAS))
    semanas.push(Array.from({ length: DIAS }, (_, day) => addDays(lunes, day)));
  return semanas;
}

/** The month so many months later. */
export function addMeses(mes: string, meses: number): string {
  return addMonths(`${mes}-01`, meses).slice(0, 7);
}
