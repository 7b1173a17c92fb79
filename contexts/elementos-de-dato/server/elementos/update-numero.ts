import type { DatabaseSchema } from '@marco/database';
import { setNombre } from '@marco/oid/port';
import { type CallContext, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type ElementoPrivado, elementosErrors } from '../../contract/index.ts';
import { formatNumero } from '../../contract/numero.terms.ts';
import type { CambioVersion } from '../../contract/terms.ts';
import { computeSiguiente } from '../../rules/ciclo/numeracion.ts';
import { updateVersion } from './elementos.repository.ts';
import { updateLockedVersion } from './update-locked-version.ts';

/**
 * Makes a draft a minor or a major version beside the one in force. Its OID stays: the last arc counts versions,
 * whatever their numbers.
 *
 * @throws as {@link updateLockedVersion}; ELEMENTO_ESTADO for a first version
 */
export function updateNumero(
  database: Kysely<DatabaseSchema>,
  { versionId, cambio }: { readonly versionId: number; readonly cambio: CambioVersion },
  context: CallContext,
): Promise<ElementoPrivado> {
  return updateLockedVersion(database, context, {
    action: 'numerar-elemento',
    versionId,
    accion: 'editar',
    apply: async (trx, { row, versiones }) => {
      const otras = versiones.filter(({ id }) => id !== row.id);
      const vigente = otras.find(({ estado }) => estado === 'incorporado');
      if (!vigente)
        throw refuse(elementosErrors, 'ELEMENTO_ESTADO', [
          { mensaje: 'Es la primera versión del elemento: su número es 1.0.' },
        ]);
      const isMayor = row.mayor > vigente.mayor;
      if (isMayor === (cambio === 'mayor')) return {};
      const numero = computeSiguiente(otras, vigente, cambio);
      await updateVersion(trx, row.id, {}, numero);
      await setNombre(trx, row.oid, `Versión ${formatNumero(numero)}`);
      return { antes: { numero: formatNumero(row) }, despues: { numero: formatNumero(numero) } };
    },
  });
}
