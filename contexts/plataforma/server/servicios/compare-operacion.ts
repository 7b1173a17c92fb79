import { computeTotal, countFallasDelProveedor } from '../../rules/operacion/pulsos.ts';
import { type ComparacionAns, compareAns } from '../../rules/servicios/ans.ts';
import { toPulso } from '../operacion/present-pulso.ts';
import type { PulsoRow } from '../operacion/pulsos.queries.ts';
import type { ServicioPlataformaRow } from './servicios.queries.ts';

/** The promise of the newest version that has one. */
function findPromesa(promesas: readonly (number | null)[]): number | null {
  return promesas.find((promesa) => promesa !== null) ?? null;
}

/**
 * What was promised of a servicio beside some hours of its operation.
 *
 * @param servicios those of the platform it is, the newest first
 */
export function compareOperacion(
  servicios: readonly ServicioPlataformaRow[],
  pulsos: readonly PulsoRow[],
): { readonly ans: ComparacionAns; readonly total: ReturnType<typeof computeTotal> } {
  const total = computeTotal(pulsos.map(toPulso));
  const ans = compareAns(
    {
      disponibilidad: findPromesa(servicios.map((uno) => uno.ans_disponibilidad)),
      p95: findPromesa(servicios.map((uno) => uno.ans_p95_ms)),
      tasaError: findPromesa(servicios.map((uno) => uno.ans_tasa_error)),
    },
    {
      minutosConTrafico: total.conTrafico,
      minutosCaidos: total.caidos,
      total: total.llamadas,
      fallasDelProveedor: countFallasDelProveedor(total.porFalla),
      msProveedor: total.msProveedor,
    },
  );
  return { ans, total };
}
