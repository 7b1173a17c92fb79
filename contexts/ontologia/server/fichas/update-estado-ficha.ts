import type { DatabaseSchema } from '@marco/database';
import { closeNodo } from '@marco/oid/port';
import { type CallContext, refuse, requireAllowed } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type Ficha, ontologiaErrors } from '../../contract/index.ts';
import type { EstadoFicha, Palabra } from '../../contract/terms.ts';
import { TRANSICIONES_FICHA } from '../../rules/ciclo-ficha.ts';
import { deleteFichaRow, updateEstado } from './fichas.repository.ts';
import { compareFichas, presentAuditable } from './present-auditable.ts';
import { getFichaPresentada, toQuienMantiene } from './present-ficha.ts';
import { listUsosDefinicion, listUsosIndividuo } from './referencias.queries.ts';
import { updateLockedFicha } from './update-locked-ficha.ts';

type Database = Kysely<DatabaseSchema>;

interface FichaElegida {
  readonly palabra: Palabra;
  readonly id: number;
}

/**
 * Puts a ficha in force, ends it, or brings it back.
 *
 * @throws ONTOLOGIA_NO_ENCONTRADA, ONTOLOGIA_ACCION_NO_PERMITIDA, VERSION_DISTINTA
 */
export function updateEstadoFicha(
  database: Database,
  { palabra, id }: FichaElegida,
  estado: EstadoFicha,
  context: CallContext,
): Promise<Ficha> {
  const action = estado === 'vigente' ? 'publicar-ficha' : 'inactivar-ficha';
  return updateLockedFicha(database, context, {
    action,
    palabra,
    id,
    verify: (_trx, antes) => {
      requireAllowed(antes.permisos.cambiarEstado, ontologiaErrors, 'ONTOLOGIA_ACCION_NO_PERMITIDA');
      if (TRANSICIONES_FICHA[antes.estado] !== estado)
        throw refuse(ontologiaErrors, 'ONTOLOGIA_ACCION_NO_PERMITIDA', [
          { mensaje: 'La ficha no está en el estado del que parte este paso.' },
        ]);
    },
    apply: async (trx, antes) => {
      await updateEstado(trx, palabra, id, estado);
      const result = await getFichaPresentada(trx, palabra, id, toQuienMantiene(context));
      return { result, detail: compareFichas(antes, result) };
    },
  });
}

async function isInUse(database: Database, { palabra, id }: FichaElegida): Promise<boolean> {
  const usos =
    palabra === 'definicion'
      ? await listUsosDefinicion(database, id)
      : palabra === 'individuo'
        ? await listUsosIndividuo(database, id)
        : [];
  return usos.some(({ total }) => total > 0);
}

/**
 * Deletes what nothing uses; its OID stays in the tree, retired.
 *
 * @throws ONTOLOGIA_NO_ENCONTRADA, ONTOLOGIA_EN_USO, ONTOLOGIA_ACCION_NO_PERMITIDA, VERSION_DISTINTA
 */
export function deleteFicha(
  database: Database,
  elegida: FichaElegida,
  context: CallContext,
): Promise<{ readonly eliminada: true }> {
  const { palabra, id } = elegida;
  return updateLockedFicha(database, context, {
    action: `eliminar-${palabra}`,
    palabra,
    id,
    verify: async (trx, { permisos: { eliminar } }) => {
      if (eliminar.allowed) return;
      const code = (await isInUse(trx, elegida)) ? 'ONTOLOGIA_EN_USO' : 'ONTOLOGIA_ACCION_NO_PERMITIDA';
      requireAllowed(eliminar, ontologiaErrors, code);
    },
    apply: async (trx, antes) => {
      await deleteFichaRow(trx, palabra, id);
      await closeNodo(trx, antes.oid);
      const detail = { antes: presentAuditable(antes), despues: null };
      return { result: { eliminada: true as const }, detail };
    },
  });
}
