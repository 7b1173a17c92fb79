/** Hours of the day at which the greeting changes in Spanish. */
const MEDIODIA = 12;
const ANOCHECER = 19;

/** The greeting of an hour of the day, 0 to 23: 'Buenos días' until noon, 'Buenas tardes' until seven. */
export function findSaludo(hora: number): string {
  if (hora < MEDIODIA) return 'Buenos días';
  return hora < ANOCHECER ? 'Buenas tardes' : 'Buenas noches';
}
