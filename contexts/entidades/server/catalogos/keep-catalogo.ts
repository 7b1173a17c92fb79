import { collectionErrors } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import {
  type AppError,
  type CallContext,
  findRow,
  type RowId,
  refuse,
  refuseAt,
  refuseField,
  runAudited,
  updateLocked,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { catalogosErrors } from '../../contract/index.ts';
import type { Catalogo } from '../../contract/terms.ts';
import { findErrorCodigo, findErrorNombre, parseCodigo } from '../../rules/catalogos/fila-catalogo.ts';
import { findId, listCodigosDepartamento } from './catalogos.queries.ts';
import { addFila, keepCatalogo, updateFilas } from './catalogos.repository.ts';
import { FILAS, type FilaCatalogo } from './colecciones.sources.ts';

type Database = Kysely<DatabaseSchema>;

const refuseNombre = (): AppError => refuseAt(catalogosErrors, 'CATALOGO_NOMBRE_REPETIDO', 'nombre');

/** What a broken constraint of a catalogue means. */
export const REFUSALS: Readonly<Record<string, () => AppError>> = {
  sectores_nombre_key: refuseNombre,
  departamentos_nombre_key: refuseNombre,
};

/** A row by what names it in addresses.
 *
 * @throws FILA_INEXISTENTE
 */
export async function getFila<Row extends FilaCatalogo>(
  database: Database,
  catalogo: Catalogo,
  id: RowId,
): Promise<Row> {
  const fila = await findRow<Row>(database, FILAS[catalogo], id);
  if (!fila) throw refuse(collectionErrors, 'FILA_INEXISTENTE');
  return fila;
}

/** Adds a row to a catalogue; a municipality to a department that exists. A repeated call gets it again. */
export function createFila<Row extends FilaCatalogo>(
  database: Database,
  catalogo: Catalogo,
  body: { readonly codigo: string; readonly nombre: string },
  context: CallContext,
): Promise<Row> {
  const intent = { action: 'crear-fila-catalogo', objectType: catalogo, objectId: body.codigo };
  return runAudited(database, context, intent, REFUSALS, async (transaction) => {
    const codigo = parseCodigo(catalogo, body.codigo);
    if (codigo === undefined)
      throw refuseField('codigo', findErrorCodigo(catalogo, body.codigo) ?? 'El código no es válido.');
    if (catalogo === 'municipios' && !(await listCodigosDepartamento(transaction)).has(codigo.slice(0, 2)))
      throw refuseField('codigo', `El departamento ${codigo.slice(0, 2)} no está en el catálogo.`);
    if (!(await addFila(transaction, catalogo, { codigo, nombre: body.nombre })))
      throw refuseAt(catalogosErrors, 'CATALOGO_CODIGO_REPETIDO', 'codigo');
    await writeAudit(transaction, context, {
      ...intent,
      objectId: codigo,
      result: 'exito',
      detail: { nombre: body.nombre },
    });
    return getFila<Row>(transaction, catalogo, await findId(transaction, catalogo, codigo));
  });
}

/** Renames, inactivates or reactivates a row; who refers to it keeps it. `cambiar` says what from the row as it is. */
export async function updateFila<Row extends FilaCatalogo>(
  database: Database,
  { catalogo, id }: { readonly catalogo: Catalogo; readonly id: RowId },
  cambiar: (actual: Row) => { readonly nombre: string; readonly activo: boolean },
  context: CallContext,
): Promise<Row> {
  const { codigo } = await getFila(database, catalogo, id);
  const intent = { action: 'editar-fila-catalogo', objectType: catalogo, objectId: codigo };
  return updateLocked(database, context, {
    intent,
    refusals: REFUSALS,
    lock: async (transaction) => {
      await keepCatalogo(transaction, catalogo);
      return getFila<Row>(transaction, catalogo, id);
    },
    present: (_transaction, fila) => fila,
    apply: async (transaction, actual) => {
      const { nombre, activo } = cambiar(actual);
      const error = findErrorNombre(nombre);
      if (error !== undefined) throw refuseField('nombre', error);
      await updateFilas(transaction, catalogo, [codigo], { nombre, activo });
      const antes = { nombre: actual.nombre, activo: actual.activo };
      return {
        result: await getFila<Row>(transaction, catalogo, id),
        detail: { antes, despues: { nombre, activo } },
      };
    },
  });
}
