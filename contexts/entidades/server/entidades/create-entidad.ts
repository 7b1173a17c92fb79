import type { DatabaseSchema } from '@marco/database';
import { type CallContext, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { DatosEntidad } from '../../contract/index.ts';
import { addEntidad } from './entidades.repository.ts';
import { REFUSALS } from './update-locked-entidad.ts';
import { SIN_REFERENCIAS, verifyDatos } from './verify-datos.ts';

/**
 * Makes an entity an administrator describes.
 *
 * @throws SOLICITUD_INVALIDA, ENTIDAD_NIT_REPETIDO, ENTIDAD_SIGLA_REPETIDA, ENTIDAD_XROAD_REPETIDO
 */
export function createEntidad(database: Kysely<DatabaseSchema>, datos: DatosEntidad, context: CallContext) {
  const intent = { action: 'crear-entidad', objectType: 'entidad' };
  return runAudited(database, context, intent, REFUSALS, async (transaction) => {
    await verifyDatos(transaction, datos, SIN_REFERENCIAS);
    const id = await addEntidad(transaction, datos);
    const { tipo, nit, sectorId, municipioCodigo } = datos;
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: { tipo, nit, sectorId, municipioCodigo },
    });
    return { id };
  });
}
