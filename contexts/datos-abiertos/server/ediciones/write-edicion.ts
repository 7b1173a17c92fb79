import { closeArchivo, updateToAdjunto } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero, findParametroLista } from '@marco/parametros/port';
import { writeSystemAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { CODIGOS_CONJUNTO, type CodigoConjunto } from '../../rules/conjuntos/conjuntos.ts';
import { addConjunto, addEdicion, deleteEdicionesViejas } from './ediciones.repository.ts';
import { type ConjuntoPreparado, type Publicador, writeConjunto } from './write-conjunto.ts';

/** Editions that are kept, unless the parameter says otherwise. */
const EDICIONES = 30;

/** The sets that are published: the parameter names those that are not. */
export async function listPublicados(database: Kysely<DatabaseSchema>): Promise<readonly CodigoConjunto[]> {
  const apartados = await findParametroLista(database, 'datosAbiertos.sinPublicar', []);
  return CODIGOS_CONJUNTO.filter((codigo) => !apartados.includes(codigo));
}

/**
 * Writes the files of every set of an edition. They are of no edition until the answer runs, which publishes all of them at once.
 *
 * @param onConjunto called before each set: it throws where the work is to stop
 */
export async function writeEdicion(
  publicador: Publicador,
  fecha: string,
  onConjunto: () => Promise<void>,
): Promise<(trx: Transaction<DatabaseSchema>) => Promise<void>> {
  const preparados: ConjuntoPreparado[] = [];
  for (const codigo of await listPublicados(publicador.database)) {
    await onConjunto();
    preparados.push(await writeConjunto(publicador, codigo, fecha));
  }
  return (trx) => publishEdicion(trx, fecha, preparados);
}

async function publishEdicion(
  trx: Transaction<DatabaseSchema>,
  fecha: string,
  preparados: readonly ConjuntoPreparado[],
): Promise<void> {
  // Files that no edition takes are removed with the uploads nobody attached.
  if (!(await addEdicion(trx, fecha))) return;
  for (const preparado of preparados) {
    for (const { id } of preparado.archivos)
      if (!(await updateToAdjunto(trx, id, true))) throw new Error(`A file of ${preparado.codigo} is gone.`);
    await addConjunto(trx, fecha, preparado);
  }
  const conservadas = await findParametroEntero(trx, 'datosAbiertos.ediciones', EDICIONES);
  for (const id of await deleteEdicionesViejas(trx, conservadas)) await closeArchivo(trx, id);
  await writeSystemAudit(trx, {
    action: 'publicar-datos-abiertos',
    result: 'exito',
    objectType: 'edicion-datos-abiertos',
    objectId: fecha,
    detail: {
      conjuntos: preparados.length,
      filas: preparados.reduce((sum, { filas }) => sum + filas, 0),
    },
  });
}
