import type { DatabaseSchema } from '@marco/database';
import {
  type AppError,
  type CallContext,
  refuse,
  refuseCommon,
  requireVersion,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { catalogosErrors, type FilaCatalogo } from '../../contract/index.ts';
import type { Catalogo } from '../../contract/terms.ts';
import { findErrorCodigo, findErrorNombre, parseCodigo } from '../../rules/catalogos/fila-catalogo.ts';
import { findFila, listCodigosDepartamento } from './catalogos.queries.ts';
import { addFila, keepCatalogo, updateFilas } from './catalogos.repository.ts';

type Database = Kysely<DatabaseSchema>;

function refuseNombre(): AppError {
  const { mensaje } = catalogosErrors.CATALOGO_NOMBRE_REPETIDO;
  return refuse(catalogosErrors, 'CATALOGO_NOMBRE_REPETIDO', [{ campo: 'nombre', mensaje }]);
}

/** What a broken constraint of a catalogue means. */
export const REFUSALS: Readonly<Record<string, () => AppError>> = {
  sectores_nombre_key: refuseNombre,
  departamentos_nombre_key: refuseNombre,
};

function refuseCampo(campo: string, mensaje: string): AppError {
  return refuseCommon('SOLICITUD_INVALIDA', [{ campo, mensaje }]);
}

/** A row by its code.
 *
 * @throws CATALOGO_FILA_INEXISTENTE
 */
export async function getFila(database: Database, catalogo: Catalogo, codigo: string): Promise<FilaCatalogo> {
  const fila = await findFila(database, catalogo, codigo);
  if (!fila) throw refuse(catalogosErrors, 'CATALOGO_FILA_INEXISTENTE');
  return fila;
}

/**
 * Adds a row to a catalogue; a municipality to a department that exists.
 *
 * @param read the row as the caller answers it, which a repeated call gets again
 */
export function createFila<Answer>(
  database: Database,
  catalogo: Catalogo,
  body: { readonly codigo: string; readonly nombre: string },
  context: CallContext,
  read: (transaction: Database, catalogo: Catalogo, codigo: string) => Promise<Answer>,
): Promise<Answer> {
  const intent = { action: 'crear-fila-catalogo', objectType: catalogo, objectId: body.codigo };
  return runAudited(database, context, intent, REFUSALS, async (transaction) => {
    const codigo = parseCodigo(catalogo, body.codigo);
    if (codigo === undefined)
      throw refuseCampo('codigo', findErrorCodigo(catalogo, body.codigo) ?? 'El código no es válido.');
    if (catalogo === 'municipios' && !(await listCodigosDepartamento(transaction)).has(codigo.slice(0, 2)))
      throw refuseCampo('codigo', `El departamento ${codigo.slice(0, 2)} no está en el catálogo.`);
    if (!(await addFila(transaction, catalogo, { codigo, nombre: body.nombre }))) {
      const { mensaje } = catalogosErrors.CATALOGO_CODIGO_REPETIDO;
      throw refuse(catalogosErrors, 'CATALOGO_CODIGO_REPETIDO', [{ campo: 'codigo', mensaje }]);
    }
    await writeAudit(transaction, context, {
      ...intent,
      objectId: codigo,
      result: 'exito',
      detail: { nombre: body.nombre },
    });
    return read(transaction, catalogo, codigo);
  });
}

/** Renames, inactivates or reactivates a row; who refers to it keeps it. `cambiar` says what from the row as it is. */
export function updateFila(
  database: Database,
  { catalogo, codigo }: { readonly catalogo: Catalogo; readonly codigo: string },
  cambiar: (actual: FilaCatalogo) => { readonly nombre: string; readonly activo: boolean },
  context: CallContext,
): Promise<FilaCatalogo> {
  const intent = { action: 'editar-fila-catalogo', objectType: catalogo, objectId: codigo };
  return runAudited(database, context, intent, REFUSALS, async (transaction) => {
    await keepCatalogo(transaction, catalogo);
    const actual = await getFila(transaction, catalogo, codigo);
    requireVersion(context, actual.version, actual);
    const ahora = cambiar(actual);
    const error = findErrorNombre(ahora.nombre);
    if (error !== undefined) throw refuseCampo('nombre', error);
    await updateFilas(transaction, catalogo, [codigo], ahora);
    const { nombre, activo } = actual;
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      detail: { antes: { nombre, activo }, despues: ahora },
    });
    return getFila(transaction, catalogo, codigo);
  });
}
