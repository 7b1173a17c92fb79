import { createHash } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import { AppError, type CallContext, refuse, runAudited, toCaller, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { catalogosErrors, type Revision } from '../../contract/index.ts';
import { CATALOGOS, type Catalogo } from '../../contract/terms.ts';
import { computeDiferencia, type FilaDiferente } from '../../rules/catalogos/diferencia-catalogo.ts';
import { readFilas } from '../../rules/catalogos/lectura-catalogo.ts';
import { listCodigosDepartamento, listFilas } from './catalogos.queries.ts';
import { keepCatalogo, saveFilas, updateFilas } from './catalogos.repository.ts';
import { REFUSALS } from './keep-catalogo.ts';
import { type ArchivoLeido, readArchivo } from './read-archivo.ts';

type Database = Kysely<DatabaseSchema>;

export interface ArchivoCatalogo {
  readonly texto: string;
  readonly inactivarAusentes: boolean;
}

/**
 * The dry run: what a file would do to a catalogue. Its `huella` stands for the file, the choice and every
 * row of the catalogue as it is now.
 */
export async function verifyImportacion(
  database: Database,
  catalogo: Catalogo,
  { texto, inactivarAusentes }: ArchivoCatalogo,
  context: CallContext,
): Promise<Revision> {
  const leido = await readArchivo(texto, toCaller(context));
  return compareArchivo(database, catalogo, leido, inactivarAusentes);
}

async function compareArchivo(
  database: Database,
  catalogo: Catalogo,
  leido: ArchivoLeido,
  inactivarAusentes: boolean,
): Promise<Revision> {
  if (leido instanceof AppError) throw leido;
  const lectura = readFilas(catalogo, leido);
  if (!lectura) {
    const mensaje = `El catálogo ${CATALOGOS[catalogo]} necesita las columnas código y nombre.`;
    throw refuse(catalogosErrors, 'IMPORTACION_SIN_COLUMNAS', [{ campo: 'texto', mensaje }]);
  }
  const actuales = await listFilas(database, catalogo);
  const departamentos = await listCodigosDepartamento(database);
  const { filas, iguales } = computeDiferencia({
    catalogo,
    actuales,
    lectura,
    departamentos,
    inactivarAusentes,
  });
  const huella = createHash('sha256')
    .update(JSON.stringify([catalogo, inactivarAusentes, filas, actuales]))
    .digest('hex');
  return { huella, iguales, filas: filas.map((fila) => ({ ...fila, mensajes: [...fila.mensajes] })) };
}

/**
 * Applies exactly what the dry run with this `huella` showed; rows with errors are left out.
 *
 * @throws IMPORTACION_DESACTUALIZADA when file or catalogue changed since, IMPORTACION_SIN_CAMBIOS
 */
export async function submitImportacion(
  database: Database,
  catalogo: Catalogo,
  { huella, texto, inactivarAusentes }: ArchivoCatalogo & { readonly huella: string },
  context: CallContext,
) {
  // The file is read before the transaction, because reading takes time and the transaction locks the catalogue.
  const leido = await readArchivo(texto, toCaller(context));
  const intent = { action: 'importar-catalogo', objectType: catalogo };
  return runAudited(database, context, intent, REFUSALS, async (transaction) => {
    await keepCatalogo(transaction, catalogo);
    const revision = await compareArchivo(transaction, catalogo, leido, inactivarAusentes);
    if (revision.huella !== huella) throw refuse(catalogosErrors, 'IMPORTACION_DESACTUALIZADA');
    const by = (accion: FilaDiferente['accion']) => revision.filas.filter((fila) => fila.accion === accion);
    const [nuevas, cambiadas, ausentes] = [by('nueva'), by('cambiada'), by('inactivar')];
    const written = [...nuevas, ...cambiadas];
    if (written.length + ausentes.length === 0) throw refuse(catalogosErrors, 'IMPORTACION_SIN_CAMBIOS');
    await saveFilas(transaction, catalogo, written);
    const inactivadas = ausentes.map(({ codigo }) => codigo);
    await updateFilas(transaction, catalogo, inactivadas, { activo: false });
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      detail: {
        huella,
        nuevas: nuevas.map(({ codigo }) => codigo),
        cambiadas: cambiadas.map(({ codigo, nombre, antes }) => ({ codigo, antes, despues: nombre })),
        inactivadas,
      },
    });
    return {
      nuevas: nuevas.length,
      cambiadas: cambiadas.length,
      inactivadas: inactivadas.length,
      conError: by('error').length,
    };
  });
}
