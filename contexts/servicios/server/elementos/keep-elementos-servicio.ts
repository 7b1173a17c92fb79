import type { DatabaseSchema } from '@marco/database';
import { RECURSO_ELEMENTOS } from '@marco/elementos-de-dato/terms';
import {
  type CallContext,
  decidePermission,
  refuse,
  refuseField,
  requireAllowed,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Sentido } from '../../contract/elementos-servicio.terms.ts';
import { type ServicioDeElemento, serviciosErrors } from '../../contract/index.ts';
import { canKeepUso, type QuienVincula } from '../../rules/can-keep-uso.ts';
import { clearElementoEnElaboracion } from '../versiones/versiones.repository.ts';
import { findEntidadDeServicio, findUso, findVigente } from './elementos-servicio.queries.ts';
import { addUso, clearUso } from './elementos-servicio.repository.ts';

type Database = Kysely<DatabaseSchema>;

interface Vinculo {
  readonly idServicio: number;
  readonly idElemento: number;
  readonly sentido: Sentido;
}

/**
 * Pins the version in force of an element to a servicio: later versions reach it only when somebody links them.
 *
 * @throws SOLICITUD_INVALIDA, SERVICIO_DE_OTRA_ENTIDAD, SERVICIO_ELEMENTO_REPETIDO
 */
export function createElementoServicio(
  database: Database,
  { idServicio, idElemento, sentido }: Vinculo,
  context: CallContext,
): Promise<ServicioDeElemento> {
  const intent = { action: 'vincular-elemento-servicio', objectType: 'servicio', objectId: idServicio };
  return runAudited(database, context, intent, {}, async (transaction) => {
    const entidadId = await findEntidadDeServicio(transaction, idServicio);
    if (entidadId === undefined) throw refuseField('idServicio', 'El servicio no existe o está inactivo.');
    requireSuServicio(context, entidadId);
    const versionId = await findVigente(transaction, idElemento);
    if (versionId === undefined)
      throw refuseField('idElemento', 'El elemento no tiene una versión incorporada al lenguaje común.');
    if (!(await addUso(transaction, { servicioId: idServicio, versionId, sentido })))
      throw refuse(serviciosErrors, 'SERVICIO_ELEMENTO_REPETIDO');
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      detail: { antes: null, despues: { versionId, sentido } },
    });
    return getUso(transaction, { idServicio, idVersion: versionId }, context);
  });
}

/** @throws SERVICIO_ELEMENTO_INEXISTENTE, SERVICIO_DE_OTRA_ENTIDAD, SERVICIO_ELEMENTO_CERTIFICADO */
export function closeElementoServicio(
  database: Database,
  { idServicio, idVersion }: { readonly idServicio: number; readonly idVersion: number },
  context: CallContext,
): Promise<ServicioDeElemento> {
  const intent = { action: 'desvincular-elemento-servicio', objectType: 'servicio', objectId: idServicio };
  return runAudited(database, context, intent, {}, async (transaction) => {
    const uso = await getUso(transaction, { idServicio, idVersion }, context);
    const entidadId = await findEntidadDeServicio(transaction, idServicio);
    if (entidadId !== undefined) requireSuServicio(context, entidadId);
    const propio = { servicioId: idServicio, versionId: idVersion };
    if (!(await clearUso(transaction, propio)))
      throw refuse(serviciosErrors, 'SERVICIO_ELEMENTO_CERTIFICADO');
    await clearElementoEnElaboracion(transaction, propio);
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      detail: { antes: { versionId: idVersion, sentido: uso.sentido }, despues: null },
    });
    return uso;
  });
}

/** The caller, in the form that the rule about elements of services needs. */
export function toQuienVincula(actor: CallContext['actor']): QuienVincula {
  return {
    editaElementos: decidePermission(actor, RECURSO_ELEMENTOS, 'editar'),
    esMinisterio: actor?.readsAllEntities ?? false,
    entidadId: actor?.entityId ?? null,
  };
}

/** @throws SERVICIO_DE_OTRA_ENTIDAD, where neither the ministry nor the entity of the servicio asks */
function requireSuServicio({ actor }: CallContext, entidadId: number): void {
  requireAllowed(canKeepUso(toQuienVincula(actor), entidadId), serviciosErrors, 'SERVICIO_DE_OTRA_ENTIDAD');
}

async function getUso(
  database: Database,
  { idServicio, idVersion }: { readonly idServicio: number; readonly idVersion: number },
  { actor }: CallContext,
): Promise<ServicioDeElemento> {
  const uso = await findUso(database, idServicio, idVersion, toQuienVincula(actor));
  if (!uso) throw refuse(serviciosErrors, 'SERVICIO_ELEMENTO_INEXISTENTE');
  return uso;
}
