import { refuseWith } from '@marco/contract-kit/decision';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { EfectosMasivos } from '../../contract/index.ts';
import {
  computeEfectos,
  type Efecto,
  listMembresiasVisibles,
  type PeticionDeCambio,
} from './compute-efectos.ts';
import { presentUsuarioRow } from './present-membresia.ts';
import { runDecision } from './run-decision.ts';
import { runEfecto, writeDesconocida } from './run-efecto.ts';

type Database = Kysely<DatabaseSchema>;

export interface CambioMasivo extends PeticionDeCambio {
  readonly membresias: readonly { readonly id: number; readonly version?: number | undefined }[];
}

const DESCONOCIDO = 'El usuario no existe o no es de su entidad.';
const CAMBIADO = 'Otra persona cambió este usuario mientras usted lo revisaba: actualice la lista.';

/** What a bulk change would do to each, without doing it. */
export async function computeCambioMasivo(
  database: Database,
  context: CallContext,
  cambio: CambioMasivo,
): Promise<EfectosMasivos> {
  return presentEfectos(cambio, await decide(database, context, cambio));
}

/**
 * Makes the changes that the rule allows, in one transaction; refused ones are not made and are listed in the answer.
 */
export async function updateUsuarios(
  database: Database,
  context: CallContext,
  cambio: CambioMasivo,
): Promise<EfectosMasivos> {
  return runDecision(database, async (transaction) => {
    const efectos = await decide(transaction, context, cambio);
    for (const efecto of efectos) await runEfecto(transaction, context, efecto, cambio);
    const known = new Set(efectos.map(({ row }) => row.id));
    for (const id of new Set(cambio.membresias.map((membresia) => membresia.id)))
      if (!known.has(id)) await writeDesconocida(transaction, context, id, cambio.accion);
    return presentEfectos(cambio, efectos);
  });
}

/** The rule on what the caller may know of, but for rows that changed since they were looked at. */
async function decide(database: Database, context: CallContext, cambio: CambioMasivo): Promise<Efecto[]> {
  const actor = requireActor(context);
  const ids = [...new Set(cambio.membresias.map(({ id }) => id))];
  const rows = await listMembresiasVisibles(database, actor, ids);
  const stale = new Set(
    cambio.membresias
      .filter(({ id, version }) => {
        const row = rows.find((candidate) => candidate.id === id);
        return row && version !== undefined && row.version !== version;
      })
      .map(({ id }) => id),
  );
  const current = rows.filter(({ id }) => !stale.has(id));
  const efectos = await computeEfectos(database, actor, current, cambio);
  const refused = await computeEfectos(
    database,
    actor,
    rows.filter(({ id }) => stale.has(id)),
    cambio,
  );
  const changed = { ...refuseWith(CAMBIADO), bloqueos: [{ reason: CAMBIADO }] };
  return [...efectos, ...refused.map((efecto) => ({ ...efecto, despues: efecto.antes, decision: changed }))];
}

/** One line per membresía asked for, in that order. */
function presentEfectos({ membresias }: CambioMasivo, efectos: readonly Efecto[]): EfectosMasivos {
  const lines = [...new Set(membresias.map(({ id }) => id))].map((membresiaId) => {
    const efecto = efectos.find(({ row }) => row.id === membresiaId);
    if (!efecto) {
      const decision = refuseWith(DESCONOCIDO);
      return { membresiaId, usuario: null, decision, ahora: { estado: null, rol: null, entidad: null } };
    }
    const { row, despues, decision } = efecto;
    return {
      membresiaId,
      usuario: presentUsuarioRow(row),
      decision,
      ahora: {
        estado: despues.estado,
        rol: despues.rol?.nombre ?? null,
        entidad: despues.entidad.nombre,
      },
    };
  });
  return { efectos: lines, permitidos: lines.filter(({ decision }) => decision.allowed).length };
}
