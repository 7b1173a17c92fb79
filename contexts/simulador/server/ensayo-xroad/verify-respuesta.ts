import type { Caller } from '@marco/server-kit';
import type { MaterialDeGuion } from '../guiones/material.ts';
import type { SimuladorPool } from '../guiones/simulador-pool.ts';

/** Faults of an answer that are told. */
const MOST_TOLD = 3;

/** What the validator says is wrong with an answer; empty for a valid one, null where nobody described the answer. */
export async function verifyRespuesta(
  pool: SimuladorPool,
  respuesta: { readonly material: MaterialDeGuion; readonly operacion: string; readonly contenido: Buffer },
  caller: Caller,
): Promise<readonly string[] | null> {
  const informe = await pool.run({ clase: 'respuesta', ...respuesta }, caller);
  if (informe === null) return null;
  if (informe.resultado === 'valido') return [];
  const { motivo, nodos } = informe;
  // What a value says is not told: a place and a rule are enough to find it.
  const faltas = motivo
    ? [motivo.mensaje]
    : nodos.flatMap(({ ruta, hallazgos }) => hallazgos.map(({ regla }) => `${ruta} (regla ${regla}).`));
  return faltas.slice(0, MOST_TOLD);
}
