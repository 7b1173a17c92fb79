import type { DimensionDeIndicador } from '../../contract/terms.ts';
import { type AmbitoDeValor, listAmbitos } from './ambito.ts';
import type { Agregado, Aporte } from './aporte.ts';
import { addPartes, computeMayores, computeRango, computeTiempos } from './partes.ts';

/** A value of one ámbito, before its quality is known. */
export interface ValorComputado {
  readonly ambito: AmbitoDeValor;
  readonly numerador: number | null;
  readonly denominador: number | null;
  readonly valor: number | null;
  readonly p10: number | null;
  readonly p80: number | null;
  /** Of a range of simulations. */
  readonly p90?: number | null;
  /** Of times of answer. */
  readonly p95?: number | null;
}

interface Suma {
  num: number;
  den: number;
  readonly medidas: number[];
  readonly partes: number[];
  /** What each clase counts. */
  readonly clases: Map<string, number>;
}

const startSuma = (): Suma => ({ num: 0, den: 0, medidas: [], partes: [], clases: new Map() });

/** Percentages are kept with four decimals. */
const ESCALA = 10_000;
const CIEN = 100;

/** The share as a percentage; null of nothing: no datum is not zero. */
export function computePorcentaje(num: number, den: number): number | null {
  return den === 0 ? null : Math.round((num * CIEN * ESCALA) / den) / ESCALA;
}

/** The smallest measure that at least this share of them does not exceed. */
function computePercentil(ordenadas: readonly number[], parte: number): number | null {
  return ordenadas[Math.max(0, Math.ceil(ordenadas.length * parte) - 1)] ?? null;
}

/** The middle one, or the mean of both in the middle. */
function computeMediana(ordenadas: readonly number[]): number | null {
  const half = ordenadas.length / 2;
  const [low, high] = [ordenadas[Math.ceil(half) - 1], ordenadas[Math.floor(half)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * Adds up aportes page by page, so that a cut never holds every record.
 *
 * @param cortes ways of dividing; [] among them is everything
 */
export function startValores(agregado: Agregado, cortes: readonly (readonly DimensionDeIndicador[])[]) {
  const sumas = new Map<AmbitoDeValor, Suma>();

  function add({ num, den, medida, partes, clase, dimensiones }: Aporte): void {
    for (const ambito of listAmbitos(dimensiones, cortes)) {
      const suma = sumas.get(ambito) ?? startSuma();
      suma.num += num;
      suma.den += den;
      if (medida !== null) suma.medidas.push(medida);
      if (partes !== undefined) addPartes(suma.partes, partes);
      if (agregado === 'concentracion') suma.clases.set(clase, (suma.clases.get(clase) ?? 0) + num);
      sumas.set(ambito, suma);
    }
  }

  function present(ambito: AmbitoDeValor, { num, den, medidas, partes, clases }: Suma): ValorComputado {
    const sinRango = { ambito, p10: null, p80: null };
    if (agregado === 'exito') return { ...sinRango, numerador: num, denominador: den, valor: den };
    if (agregado === 'tiempos')
      return { ...sinRango, numerador: null, denominador: den, ...computeTiempos(partes) };
    if (agregado === 'rango')
      return { ...sinRango, numerador: null, denominador: den, ...computeRango(partes) };
    if (agregado === 'concentracion') {
      const mayores = computeMayores([...clases.values()]);
      return { ...sinRango, numerador: mayores, denominador: num, valor: computePorcentaje(mayores, num) };
    }
    if (agregado === 'parte')
      return { ...sinRango, numerador: num, denominador: den, valor: computePorcentaje(num, den) };
    if (agregado === 'cuenta') return { ...sinRango, numerador: num, denominador: null, valor: num };
    const ordenadas = medidas.toSorted((one, other) => one - other);
    return {
      ambito,
      numerador: null,
      denominador: ordenadas.length,
      valor: computeMediana(ordenadas),
      p10: computePercentil(ordenadas, 0.1),
      p80: computePercentil(ordenadas, 0.8),
    };
  }

  return {
    add,
    /** The values by their ámbito; everything is there also where nothing was added. */
    list(): readonly ValorComputado[] {
      if (cortes.some((cuales) => cuales.length === 0) && !sumas.has('')) sumas.set('', startSuma());
      return [...sumas]
        .map(([ambito, suma]) => present(ambito, suma))
        .sort((one, other) => (one.ambito < other.ambito ? -1 : 1));
    },
  };
}
