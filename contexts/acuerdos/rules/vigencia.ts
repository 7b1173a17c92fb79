/** Last day of an acuerdo that begins on a day and holds some months, AAAA-MM-DD: the day before the same day, or the last of a shorter month. */
export function computeHastaDeVigencia(desde: string, meses: number): string {
  const [anio = 0, mes = 1, dia = 1] = desde.split('-').map(Number);
  const ultimoDelMes = new Date(Date.UTC(anio, mes - 1 + meses + 1, 0)).getUTCDate();
  const fin = new Date(Date.UTC(anio, mes - 1 + meses, Math.min(dia, ultimoDelMes)));
  fin.setUTCDate(fin.getUTCDate() - 1);
  return fin.toISOString().slice(0, 10);
}
