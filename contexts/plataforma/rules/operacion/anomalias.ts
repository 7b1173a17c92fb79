import { LOCALE } from '@marco/country/zone';
import type { MedidaAnomalia } from '../../contract/terms.ts';

/** What an hour of a service is compared by. */
export interface HoraComparada {
  readonly llamadas: number;
  /** Share of failures of the provider, from 0 to 1. */
  readonly fallas: number;
  /** Lower edge of the bucket of the 95th percentile, in ms; null where no duration is known. */
  readonly p95: number | null;
}

/** An hour that is unlike its own history. */
export interface AnomaliaHallada {
  readonly medida: MedidaAnomalia;
  readonly valor: number;
  readonly mediana: number;
  /** Robust z: how many times the usual distance from the median it stands away. */
  readonly distancia: number;
  /** Weeks it was compared with. */
  readonly semanas: number;
}

/** Weeks back of an hour, and how many of them must have had traffic. */
export const SEMANAS_DE_HISTORIA = 8;
const SEMANAS_MINIMAS = 4;
/** Calls below which an hour says nothing (§11.4). */
const LLAMADAS_MINIMAS = 30;
const DISTANCIA_MAXIMA = 4;
/** Makes the median of the distances comparable with a standard deviation. */
const ESCALA = 0.6745;

/** The least distance that is usual: hours that were always alike must not make every change an anomaly. */
const PISO: Readonly<Record<MedidaAnomalia, (mediana: number) => number>> = {
  llamadas: (mediana) => Math.max(1, 0.05 * mediana),
  fallas: () => 0.01,
  p95: (mediana) => Math.max(5, 0.15 * mediana),
};

/** Only more failures and longer answers trouble anybody; fewer calls do as well as more. */
const EN_AMBOS_SENTIDOS: ReadonlySet<MedidaAnomalia> = new Set(['llamadas']);

/**
 * What is unlike the same weekday and hour of the last weeks.
 *
 * @param historia those weeks in which there was traffic
 */
export function findAnomalias(
  actual: HoraComparada,
  historia: readonly HoraComparada[],
): readonly AnomaliaHallada[] {
  const semanas = historia.length;
  if (semanas < SEMANAS_MINIMAS) return [];
  const usual = findMediana(historia.map(({ llamadas }) => llamadas));
  if (Math.max(actual.llamadas, usual) < LLAMADAS_MINIMAS) return [];
  return (['llamadas', 'fallas', 'p95'] as const).flatMap((medida) => {
    const valor = actual[medida];
    const antes = historia.map((hora) => hora[medida]).filter((value) => value !== null);
    // Shares and percentiles of a few calls jump by themselves.
    if (valor === null || antes.length < SEMANAS_MINIMAS) return [];
    if (medida !== 'llamadas' && actual.llamadas < LLAMADAS_MINIMAS) return [];
    const mediana = findMediana(antes);
    const usualmente = findMediana(antes.map((value) => Math.abs(value - mediana)));
    const distancia = (ESCALA * (valor - mediana)) / Math.max(usualmente, PISO[medida](mediana));
    const asks = EN_AMBOS_SENTIDOS.has(medida) ? Math.abs(distancia) : distancia;
    return asks > DISTANCIA_MAXIMA ? [{ medida, valor, mediana, distancia, semanas }] : [];
  });
}

/** The middle value; of two, their mean. */
export function findMediana(valores: readonly number[]): number {
  const sorted = valores.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}

const NUMERO = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

/** An anomaly in a sentence: what was met, what is usual, and how that is known. */
export function explainAnomalia({ medida, valor, mediana, semanas }: AnomaliaHallada): string {
  const base = `según la mediana de ${semanas} semanas a la misma hora`;
  if (medida === 'llamadas')
    return `Hubo ${NUMERO.format(valor)} llamadas; lo usual son ${NUMERO.format(mediana)}, ${base}.`;
  if (medida === 'fallas')
    return `Falló el ${NUMERO.format(100 * valor)} % de las llamadas; lo usual es ${NUMERO.format(100 * mediana)} %, ${base}.`;
  return `Una de cada veinte respuestas tardó ${NUMERO.format(valor)} ms o más; lo usual son ${NUMERO.format(mediana)} ms, ${base}.`;
}
