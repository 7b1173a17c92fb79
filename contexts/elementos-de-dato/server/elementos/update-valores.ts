import type { TableRow } from '@marco/contract-kit/table-records';
import type { DatabaseSchema } from '@marco/database';
import { findExcess } from '@marco/patterns/match-pattern';
import { type CallContext, refuse, refuseField, requireFaultless, toCaller } from '@marco/server-kit';
import type { Page } from '@marco/server-kit/database';
import type { Kysely, Transaction } from 'kysely';
import {
  type DatosValor,
  type ElementoPrivado,
  elementosErrors,
  type RevisionValores,
} from '../../contract/index.ts';
import { type FormatoValores, LIMITES_ELEMENTO } from '../../contract/terms.ts';
import type { QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';
import type { VersionComparable } from '../../rules/elementos/formas.ts';
import { verifyEstructura } from '../../rules/elementos/verify-elemento.ts';
import { type Reparo, verifyValor } from '../../rules/restricciones/verify-restricciones.ts';
import { compareValores, type LecturaValores, readValores } from '../../rules/valores/lectura-valores.ts';
import { updateVersion } from './elementos.repository.ts';
import { getVersionRow, type VersionLeida } from './get-elemento.ts';
import { countValores, listValores } from './partes.queries.ts';
import { saveValores } from './partes.repository.ts';
import { presentVersion } from './present-version.ts';
import { toQuienElabora } from './quien-elabora.ts';
import { readArchivoValores } from './read-archivo-valores.ts';
import { updateLockedVersion } from './update-locked-version.ts';

type Database = Kysely<DatabaseSchema>;
type VersionDicha = ReturnType<typeof presentVersion>;

export interface ArchivoValores {
  readonly versionId: number;
  readonly formato: FormatoValores;
  readonly contenido: string;
}

/** @throws ELEMENTO_NO_ENCONTRADO */
export async function listPaginaValores(
  database: Database,
  { versionId, pagina, tamano }: Page & { readonly versionId: number },
  quien: QuienElabora,
) {
  const row = await getVersionRow(database, versionId, quien);
  const valores = await listValores(database, row.id, { limit: tamano, offset: tamano * (pagina - 1) });
  return { valores, total: await countValores(database, row.id) };
}

function requireLista({ clase }: Pick<ElementoPrivado, 'clase'>): void {
  if (clase !== 'lista') throw refuseField('valores', 'Solo una lista tiene valores permitidos.');
}

/** A person who changes the values does not see the examples, so the refusal must say that it is about an example. */
function nameEjemplo(reparo: Reparo, { ejemplos }: VersionComparable): Reparo {
  const ejemplo = ejemplos[Number(/^ejemplos\.(\d+)$/.exec(reparo.campo)?.[1] ?? -1)];
  if (ejemplo === undefined) return reparo;
  return {
    ...reparo,
    mensaje: `El ejemplo «${ejemplo}» no es un código de la lista. Cámbielo antes de guardar estos valores.`,
  };
}

/** Replaces the values of a draft, and refuses if an example is not one of them. */
async function replaceValores(
  trx: Transaction<DatabaseSchema>,
  { row, enTrabajo }: VersionLeida,
  valores: readonly DatosValor[],
) {
  if (!enTrabajo) throw new Error('Only a version in work is edited.');
  requireLista(enTrabajo.comparable);
  const comparable = { ...enTrabajo.comparable, valores };
  requireFaultless(verifyEstructura(comparable).map((reparo) => nameEjemplo(reparo, comparable)));
  await saveValores(trx, row.id, valores);
  await updateVersion(trx, row.id, {});
}

async function changeValores(
  database: Database,
  versionId: number,
  context: CallContext,
  read: (version: VersionDicha) => readonly DatosValor[],
) {
  const { valores, version } = await updateLockedVersion(database, context, {
    action: 'cambiar-valores-elemento',
    versionId,
    accion: 'editar',
    isEdicion: true,
    apply: async (trx, leida) => {
      const written = read(presentVersion(leida.row));
      await replaceValores(trx, leida, written);
      return { cantidad: written.length };
    },
  });
  return { total: valores.total, version };
}

/** Changes every value of a lista that is a draft; their order is that of the given list. */
export function updateValores(
  database: Database,
  { versionId, valores }: { readonly versionId: number; readonly valores: readonly DatosValor[] },
  context: CallContext,
) {
  return changeValores(database, versionId, context, () => valores);
}

function readLectura(filas: readonly TableRow[], elemento: VersionDicha): LecturaValores {
  const escritos = readValores(filas, () => undefined)?.valores.map(({ codigo }) => codigo) ?? [];
  const exceso = findExcess(elemento.patron, escritos);
  if (exceso !== undefined) throw refuseField('patron', exceso);
  const lectura = readValores(filas, (codigo) => verifyValor(elemento, codigo));
  if (!lectura) throw refuse(elementosErrors, 'VALORES_SIN_COLUMNAS');
  if (lectura.valores.length > LIMITES_ELEMENTO.valores)
    throw refuse(elementosErrors, 'VALORES_ILEGIBLES', [
      { campo: 'contenido', mensaje: `El archivo tiene más de ${LIMITES_ELEMENTO.valores} valores.` },
    ]);
  return lectura;
}

/**
 * The dry run: what a file would do to the values of a lista, and what is wrong with each cell.
 *
 * @throws ELEMENTO_NO_ENCONTRADO, VALORES_PESADOS, VALORES_ILEGIBLES, VALORES_SIN_COLUMNAS
 */
export async function verifyValores(
  database: Database,
  { versionId, ...archivo }: ArchivoValores,
  context: CallContext,
): Promise<RevisionValores> {
  const elemento = presentVersion(await getVersionRow(database, versionId, toQuienElabora(context)));
  requireLista(elemento);
  const lectura = readLectura(await readArchivoValores(archivo, toCaller(context)), elemento);
  return {
    filas: lectura.valores.length,
    ...compareValores(await listValores(database, versionId), lectura.valores),
    errores: [...lectura.errores],
  };
}

/**
 * Changes the values of a lista for those of a file without errors.
 *
 * @throws as {@link verifyValores}, VALORES_CON_ERRORES with each cell
 */
export async function submitValores(
  database: Database,
  { versionId, ...archivo }: ArchivoValores,
  context: CallContext,
) {
  const filas = await readArchivoValores(archivo, toCaller(context));
  return changeValores(database, versionId, context, (elemento) => {
    requireLista(elemento);
    const { valores, errores } = readLectura(filas, elemento);
    if (errores.length > 0)
      throw refuse(
        elementosErrors,
        'VALORES_CON_ERRORES',
        errores.slice(0, 100).map(({ fila, columna, mensaje }) => ({
          campo: `${columna}, fila ${fila}`,
          mensaje,
        })),
      );
    return valores;
  });
}
