import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { accesoErrors } from '../../contract/index.ts';
import type { MedioAutorizacion } from '../../contract/tratamiento.terms.ts';
import { computeHuellaAviso, getAvisoTratamiento } from './aviso.queries.ts';

/** What somebody answered, and where. */
export interface RespuestaAviso {
  readonly usuarioId: number;
  /** The version they read; undefined where nobody asked them. */
  readonly version: string | undefined;
  readonly autoriza: boolean;
  readonly medio: MedioAutorizacion;
}

/**
 * Keeps an answer to the notice with its wording, the moment and the address, in the caller's transaction, audited.
 *
 * @throws AVISO_CAMBIADO when the version they read is no longer the one in force
 */
export async function createAutorizacion(
  transaction: Transaction<DatabaseSchema>,
  { usuarioId, version, autoriza, medio }: RespuestaAviso,
  context: CallContext,
): Promise<void> {
  const huella = version === undefined ? null : await keepAviso(transaction, version);
  await transaction
    .insertInto('autorizaciones_tratamiento')
    .values({ usuario_id: usuarioId, aviso_huella: huella, autoriza, medio, direccion: context.address })
    .execute();
  await writeAudit(transaction, context, {
    action: 'autorizar-tratamiento',
    result: 'exito',
    objectType: 'usuario',
    objectId: usuarioId,
    detail: { version: version ?? null, autoriza, medio },
  });
}

/** The wording in force, kept the first time somebody answers to it. */
async function keepAviso(transaction: Transaction<DatabaseSchema>, version: string): Promise<string> {
  const aviso = await getAvisoTratamiento(transaction);
  if (aviso.version !== version) throw refuse(accesoErrors, 'AVISO_CAMBIADO');
  const huella = computeHuellaAviso(aviso);
  await transaction
    .insertInto('avisos_tratamiento')
    .values({ huella, version, contenido: JSON.stringify(aviso) })
    .onConflict((conflict) => conflict.column('huella').doNothing())
    .execute();
  return huella;
}
