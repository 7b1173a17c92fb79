import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireActor, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type ImportacionOperacion, plataformaErrors } from '../../contract/index.ts';
import { type Ambiente, LIMITES_OPERACION } from '../../contract/terms.ts';
import { createCuenta } from '../../rules/operacion/resumen.ts';
import { findInstancia } from './ambiente.ts';
import { findImportacion } from './importaciones.queries.ts';
import { addImportacion } from './importaciones.repository.ts';
import { presentImportacion, toHeld } from './present-importacion.ts';

interface ArchivoAnunciado {
  readonly ambiente: Ambiente;
  readonly nombre: string;
  readonly bytes: number | null;
}

/**
 * Announces a file of operation; one that is too large is refused before a byte of it is sent.
 *
 * @throws ARCHIVO_DE_OPERACION_PESADO, IMPORTACION_ABIERTA
 */
export function createImportacion(
  database: Kysely<DatabaseSchema>,
  archivo: ArchivoAnunciado,
  context: CallContext,
): Promise<ImportacionOperacion> {
  const { userId } = requireActor(context);
  const { ambiente, bytes } = archivo;
  const intent = { action: 'crear-importacion-operacion', objectType: 'importacion-operacion' } as const;
  const refusals = {
    plataforma_importaciones_abierta: () => refuse(plataformaErrors, 'IMPORTACION_ABIERTA'),
  };
  return runAudited(database, context, intent, refusals, async (trx) => {
    if (bytes !== null && bytes > LIMITES_OPERACION.archivo)
      throw refuse(plataformaErrors, 'ARCHIVO_DE_OPERACION_PESADO');
    const id = await addImportacion(trx, { ...archivo, resumen: createCuenta(), usuarioId: userId });
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: { antes: null, despues: { ambiente, bytes } },
    });
    const row = await findImportacion(trx, id);
    if (!row) throw refuse(plataformaErrors, 'IMPORTACION_NO_EXISTE');
    return presentImportacion(row, await findInstancia(trx, ambiente), toHeld(context));
  });
}
