import { toColombianDay } from '@marco/country/working-days';
import type { Calidad } from '../../contract/terms.ts';

const HORA_MS = 3_600_000;
const DIA_MS = 24 * HORA_MS;
const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** '18 nov'. */
const presentDia = (dia: string) => `${Number(dia.slice(8))} ${MESES[Number(dia.slice(5, 7)) - 1] ?? ''}`;

/** Where facts come from later than they happen: the imports of X-Road, and the job that compares elements. */
export const FUENTES_TARDIAS = ['xroad', 'comparacion'] as const;
export type FuenteTardia = (typeof FUENTES_TARDIAS)[number];

const LLEGADAS: Readonly<Record<FuenteTardia, string>> = {
  xroad: 'llegaron los datos de X-Road que faltaban',
  comparacion: 'se compararon los elementos que faltaban',
};

/** Why a closure is told again, after 'porque'. */
export function presentLlegada(fuentes: readonly FuenteTardia[]): string {
  return fuentes.map((una) => LLEGADAS[una]).join(' y ');
}

/** How complete the facts of a value are, and why they are not. */
export interface Frescura {
  readonly calidad: Calidad;
  readonly razon: string;
}

/**
 * How far X-Road is known at a cut: its hours come by imports, after they happened (domain reportes §4.3).
 *
 * @param ultimaHora the last hour before the cut that an import told, in hours since 1970; null where none did
 * @param desde first day of what the cut counts
 * @param hasta moment up to which it counts
 * @returns undefined where the day before the cut is told
 */
export function findFrescura(
  ultimaHora: number | null,
  { desde, hasta }: { readonly desde: string; readonly hasta: Date },
): Frescura | undefined {
  if (ultimaHora === null) return { calidad: 'sin-datos', razon: 'X-Road: nadie ha cargado mediciones.' };
  const dia = toColombianDay(new Date(ultimaHora * HORA_MS));
  if (dia >= toColombianDay(new Date(hasta.getTime() - DIA_MS))) return undefined;
  const razon = `X-Road: datos hasta el ${presentDia(dia)}`;
  return { calidad: dia < desde ? 'sin-datos' : 'parcial', razon };
}

/** How far the elements are compared at a cut; undefined where all are. */
export function findFrescuraDeComparacion(porComparar: number): Frescura | undefined {
  if (porComparar === 0) return undefined;
  const faltan = porComparar === 1 ? 'Falta 1 elemento' : `Faltan ${porComparar} elementos`;
  return { calidad: 'parcial', razon: `${faltan} por comparar.` };
}
