import type { CodigoCalculado } from './plantillas-regla.ts';

/** Weights of the digits of a NIT from the right (DIAN, Orden Administrativa 4 of 1989). */
const PESOS_NIT = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

function computeDigito(nit: string): string | undefined {
  if (!/^\d{1,15}$/.test(nit)) return undefined;
  const digits = [...nit].reverse();
  const rest = digits.reduce((sum, digit, place) => sum + Number(digit) * (PESOS_NIT[place] ?? 0), 0) % 11;
  return String(rest > 1 ? 11 - rest : rest);
}

/** Whole years from one day to another, both as 2026-11-21. */
function computeEdad(nacimiento: string, hoy: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(nacimiento)) return undefined;
  const years = Number(hoy.slice(0, 4)) - Number(nacimiento.slice(0, 4));
  return String(hoy.slice(5) < nacimiento.slice(5) ? years - 1 : years);
}

/** A value derived of another, as SHACL core, without arithmetic, cannot; undefined where there is nothing to derive. */
export function computeValorCalculado(
  codigo: CodigoCalculado,
  valor: string,
  hoy: string,
): string | undefined {
  if (codigo === 'edad') return computeEdad(valor, hoy);
  if (codigo === 'digitoVerificacionCalculado') return computeDigito(valor);
  return /^\d{5}$/.test(valor) ? valor.slice(0, 2) : undefined;
}
