const toTexto = (instante: number) => new Date(instante).toISOString().slice(0, 10);

function readDia(dia: string): readonly [annio: number, mes: number, numero: number] {
  const [annio = 0, mes = 1, numero = 1] = dia.split('-').map(Number);
  return [annio, mes - 1, numero];
}

/** A day so many days later, AAAA-MM-DD. */
export function addDias(dia: string, dias: number): string {
  const [annio, mes, numero] = readDia(dia);
  return toTexto(Date.UTC(annio, mes, numero + dias));
}

/** The same day some years later; of 29 February, the 28th where the year has none. */
export function addAnnios(dia: string, annios: number): string {
  const [annio, mes, numero] = readDia(dia);
  const ultimo = new Date(Date.UTC(annio + annios, mes + 1, 0)).getUTCDate();
  return toTexto(Date.UTC(annio + annios, mes, Math.min(numero, ultimo)));
}

/** Whole years from one day to another. */
export function computeAnnios(desde: string, hasta: string): number {
  const annios = Number(hasta.slice(0, 4)) - Number(desde.slice(0, 4));
  return hasta.slice(5) < desde.slice(5) ? annios - 1 : annios;
}
