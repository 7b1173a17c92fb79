import { collectionErrors } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import { type AppError, type CallContext, refuse, refuseInUse, updateLocked } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Catalogo } from '../../contract/terms.ts';
import { deleteFilaPorCodigo, keepCatalogo } from './catalogos.repository.ts';
import type { FilaCatalogo } from './colecciones.sources.ts';
import { getFila } from './keep-catalogo.ts';

/** Somebody began to refer to the row while it was being deleted. */
const refuseReference = (): AppError => refuse(collectionErrors, 'FILA_EN_USO');
const REFERENCES: Readonly<Record<string, () => AppError>> = {
  entidades_sector_id_fkey: refuseReference,
  entidades_departamento_codigo_fkey: refuseReference,
  entidades_municipio_codigo_fkey: refuseReference,
  capas_de_uso_sector_id_fkey: refuseReference,
  estandares_sectores_sector_id_fkey: refuseReference,
  municipios_departamento_codigo_fkey: refuseReference,
};

/** Deletes a row of a catalogue nothing refers to. */
export function deleteFila(
  database: Kysely<DatabaseSchema>,
  catalogo: Catalogo,
  { id, codigo }: { readonly id: number | string; readonly codigo: string },
  context: CallContext,
): Promise<void> {
  const intent = { action: 'eliminar-fila-catalogo', objectType: catalogo, objectId: codigo };
  return updateLocked(database, context, {
    intent,
    refusals: REFERENCES,
    lock: async (transaction) => {
      await keepCatalogo(transaction, catalogo);
      return getFila<FilaCatalogo>(transaction, catalogo, id);
    },
    present: (_transaction, fila) => fila,
    verify: (_transaction, fila) => {
      if (fila.usos > 0) throw refuseInUse(fila);
    },
    apply: async (transaction, { nombre }) => {
      await deleteFilaPorCodigo(transaction, catalogo, codigo);
      return { result: undefined, detail: { antes: { codigo, nombre }, despues: null } };
    },
  });
}
