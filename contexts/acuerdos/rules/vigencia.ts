import { countDays } from '@marco/country/working-days';

/** Last day of an acuerdo that begins on a day and holds some months, AAAA-MM-DD: the day before the same day, or the last of a shorter month. */
export function computeHastaDeVigencia(desde: string, meses: number): string {
  const [anio = 0, mes = 1, dia = 1] = desde.split('-').map(Number);
  const ultimoDelMes = new Date(Date.UTC(anio, mes - 1 + meses + 1, 0)).getUTCDate();
  const fin = new Date(Date.UTC(anio, mes - 1 + meses, Math.min(dia, ultimoDelMes)));
  fin.setUTCDate(fin.getUTCDate() - 1);
  return fin.toISOString().slice(0, 10);
}

/** Days before its last one at which an acuerdo is told of, and for how many days each is still told late. */
const DIAS_DE_AVISO = [60, 30] as const;
const DIAS_TARDE = 14;

/** Which notice of its end an acuerdo should have got by now, by its days; undefined where none. */
export function findAvisoDeFin(hasta: string, hoy: string): number | undefined {
  const faltan = countDays(hoy, hasta);
  return DIAS_DE_AVISO.find((dias) => faltan <= dias && faltan > dias - DIAS_TARDE);
}
