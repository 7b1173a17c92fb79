import type { Calidad } from '../../contract/terms.ts';
import type { Aporte } from '../indicadores/aporte.ts';
import type { ValorComputado } from '../indicadores/valores.ts';

/** A value of a cut as it is kept. */
export interface ValorDeCorte extends ValorComputado {
  readonly codigo: string;
  readonly version: number;
  readonly calidad: Calidad;
  readonly razon: string;
}

/** A record behind the values of a cut, as it is kept. */
export interface FilaDeCorte extends Aporte {
  readonly codigo: string;
  readonly version: number;
}

/** The line of a value in what is digested: the same value gives the same bytes. */
function toLinea(valor: ValorDeCorte): string {
  const { codigo, version, ambito, numerador, denominador, p10, p80, p90, p95, calidad } = valor;
  const numeros = [numerador, denominador, valor.valor, p10, p80].map((uno) =>
    uno === null ? '' : String(uno),
  );
  // Named, because the lines of values without them are as they were before there were any.
  const extremos = [...(p90 == null ? [] : [`p90=${p90}`]), ...(p95 == null ? [] : [`p95=${p95}`])];
  return [codigo, version, ambito, ...numeros, calidad, ...extremos].join('|');
}

/** The lines of a cut in their order. */
export function listLineas(valores: readonly ValorDeCorte[]): readonly string[] {
  return valores.map(toLinea).toSorted((one, other) => (one < other ? -1 : 1));
}
