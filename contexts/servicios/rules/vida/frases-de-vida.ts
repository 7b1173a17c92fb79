import { formatLongDay } from '@marco/country/day-text';
import { LOCALE } from '@marco/country/zone';
import type { Rotura } from './impacto.ts';

interface RetiroDicho {
  /** As YYYY-MM-DD; null while nobody said it. */
  readonly fechaRetiro: string | null;
  /** Number of the version that takes its place; null where nothing does. */
  readonly sucesora: string | null;
}

/** When a version ends and what takes its place. */
export function presentRetiro({ fechaRetiro, sucesora }: RetiroDicho): string {
  const cuando =
    fechaRetiro === null
      ? 'Aún no se ha dicho cuándo se retira.'
      : `Se retira el ${formatLongDay(fechaRetiro)}.`;
  return sucesora === null
    ? `${cuando} Ninguna versión la reemplaza.`
    : `${cuando} La reemplaza la versión ${sucesora}.`;
}

/** Fields that a notice names. */
const NOMBRADOS = 5;
const LISTA = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** What breaks a consumer, in one sentence; without a version that takes the place, everything does. */
export function presentRoturas(roturas: readonly Rotura[], sucesora: string | null): string {
  if (sucesora === null) return 'Su entidad dejará de recibir todo lo que usa de ella.';
  if (roturas.length === 0)
    return `No se pudo comparar lo que usa su entidad: revise la versión ${sucesora} completa.`;
  const lugares = [
    ...new Set(roturas.map(({ campo, operacion }) => campo.split('/').at(-1) || `la operación ${operacion}`)),
  ];
  const mas = lugares.length - NOMBRADOS;
  const nombrados = [...lugares.slice(0, NOMBRADOS), ...(mas > 0 ? [`${mas} más`] : [])];
  const cuantos = lugares.length === 1 ? 'cambia' : 'cambian';
  return `De lo que usa su entidad ${cuantos}: ${LISTA.format(nombrados)}.`;
}
