import type { TipoCapa } from '@marco/capas-de-uso/terms';
import type { DatabaseSchema } from '@marco/database';
import {
  type AuditDetail,
  type CallContext,
  refuseField,
  requireActor,
  requireFaultless,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import type { CambiosVersion, ElementoPrivado } from '../../contract/index.ts';
import { listAjenos, verifyEstructura } from '../../rules/elementos/verify-elemento.ts';
import { saveCambios } from './create-elemento.ts';
import { updateAutor, updateIdentificador } from './elementos.repository.ts';
import { presentVersion } from './present-version.ts';
import { updateLockedVersion } from './update-locked-version.ts';
import { verifyReferencias } from './verify-referencias.ts';
import { hasRegido, type VersionRow } from './version-row.queries.ts';

/** A change of a draft; its technical name too while the element was never in force. */
export interface CambiosElemento extends CambiosVersion {
  readonly versionId: number;
  readonly identificador?: string | undefined;
}

async function renameElemento(
  trx: Transaction<DatabaseSchema>,
  row: VersionRow,
  identificador: string | undefined,
): Promise<AuditDetail> {
  if (identificador === undefined || identificador === row.identificador) return {};
  if (await hasRegido(trx, row.elemento_id))
    throw refuseField(
      'identificador',
      'El identificador no cambia después de incorporar el elemento. Cree otro que lo reemplace.',
    );
  await updateIdentificador(trx, row.elemento_id, identificador);
  return { antes: { identificador: row.identificador }, despues: { identificador } };
}

/**
 * Changes a draft; what is absent stays as it is. The first person who edits a draft without an author becomes its
 * author.
 *
 * @throws as {@link updateLockedVersion}, SOLICITUD_INVALIDA with each error at its field, ELEMENTO_REPETIDO
 */
export function updateElemento(
  database: Kysely<DatabaseSchema>,
  { versionId, identificador, ...cambios }: CambiosElemento,
  context: CallContext,
): Promise<ElementoPrivado> {
  return updateLockedVersion(database, context, {
    action: 'editar-elemento',
    versionId,
    accion: 'editar',
    isEdicion: true,
    apply: async (trx, { row }, quien) => {
      const { tipo, clase, capa } = presentVersion(row);
      requireFaultless(listAjenos(tipo, clase, cambios));
      const origen = {
        elementoId: row.elemento_id,
        capa: { id: capa.id, tipo: capa.tipo satisfies TipoCapa },
        autorId: quien.usuarioId,
      };
      requireFaultless(await verifyReferencias(trx, origen, cambios));
      const renamed = await renameElemento(trx, row, identificador);
      if (row.autor_id === null) await updateAutor(trx, versionId, requireActor(context).userId);
      await saveCambios(trx, versionId, cambios, context);
      return renamed;
    },
    verify: (version) => requireFaultless(verifyEstructura(version)),
  });
}
