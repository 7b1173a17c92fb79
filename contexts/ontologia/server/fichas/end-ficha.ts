import type { DatabaseSchema } from '@marco/database';
import { closeNodo } from '@marco/oid/port';
import { type CallContext, requireVersion, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Ficha } from '../../contract/index.ts';
import type { EstadoFicha, Palabra } from '../../contract/terms.ts';
import { PASOS_FICHA } from '../../rules/ciclo-ficha.ts';
import { deleteFicha as deleteRows, updateEstado } from './fichas.repository.ts';
import { refuseWith } from './keep-ficha.ts';
import { compareFichas, presentAuditable } from './present-auditable.ts';
import { getFichaPresentada, toQuienMantiene } from './present-ficha.ts';
import { keepTurno, listUsosDefinicion, listUsosIndividuo } from './referencias.queries.ts';

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
  const intent = { action, objectType: palabra, objectId: id };
  return runAudited(database, context, intent, {}, async (trx) => {
    await keepTurno(trx);
    const quien = toQuienMantiene(context);
    const antes = await getFichaPresentada(trx, palabra, id, quien);
    requireVersion(context, antes.version, antes);
    const { cambiarEstado } = antes.permisos;
    if (!cambiarEstado.allowed) throw refuseWith(cambiarEstado.reasons);
    if (PASOS_FICHA[antes.estado] !== estado)
      throw refuseWith(['La ficha no está en el estado del que parte este paso.']);
    await updateEstado(trx, palabra, id, estado);
    const despues = await getFichaPresentada(trx, palabra, id, quien);
    await writeAudit(trx, context, { ...intent, result: 'exito', detail: compareFichas(antes, despues) });
    return despues;
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
  const intent = { action: `eliminar-${palabra}`, objectType: palabra, objectId: id };
  return runAudited(database, context, intent, {}, async (trx) => {
    await keepTurno(trx);
    const antes = await getFichaPresentada(trx, palabra, id, toQuienMantiene(context));
    requireVersion(context, antes.version, antes);
    const { eliminar } = antes.permisos;
    if (!eliminar.allowed)
      throw refuseWith(
        eliminar.reasons,
        (await isInUse(trx, elegida)) ? 'ONTOLOGIA_EN_USO' : 'ONTOLOGIA_ACCION_NO_PERMITIDA',
      );
    await deleteRows(trx, palabra, id);
    await closeNodo(trx, antes.oid);
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      detail: { antes: presentAuditable(antes), despues: null },
    });
    return { eliminada: true as const };
  });
}
