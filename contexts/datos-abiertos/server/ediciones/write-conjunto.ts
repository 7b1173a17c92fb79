import { addArchivoPorAdjuntar } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import type { FileStore } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { FILAS_DE_MUESTRA, FORMATOS_ABIERTOS, type FormatoAbierto } from '../../contract/terms.ts';
import { type CodigoConjunto, getConjunto } from '../../rules/conjuntos/conjuntos.ts';
import { type Celda, presentFila } from '../../rules/fila.ts';
import { LECTURAS } from '../conjuntos/lecturas.ts';
import { readJson, writeCsv, writeJson } from './write-archivos.ts';

/** Kind of the files of this context. */
export const CARPETA_DATOS_ABIERTOS = 'datos-abiertos';

/** What writes editions. */
export interface Publicador {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
}

/** A set whose files are written and wait for their edition. */
export interface ConjuntoPreparado {
  readonly codigo: CodigoConjunto;
  readonly filas: number;
  readonly muestra: readonly (readonly Celda[])[];
  readonly archivos: readonly {
    readonly formato: FormatoAbierto;
    readonly id: string;
    readonly sha256: string;
  }[];
}

/**
 * Writes the files of a set: its rows are read once, into JSON, and the CSV is written of that. Nothing of it is published yet.
 *
 * @throws Error where a row has a column that nobody declared
 */
export async function writeConjunto(
  { database, files }: Publicador,
  codigo: CodigoConjunto,
  fecha: string,
): Promise<ConjuntoPreparado> {
  const conjunto = getConjunto(codigo);
  const muestra: (readonly Celda[])[] = [];
  let filas = 0;
  async function* readFilas(): AsyncGenerator<readonly (readonly Celda[])[]> {
    for await (const pagina of LECTURAS[codigo](database)) {
      const grupo = pagina.map((fila) => presentFila(conjunto, fila));
      filas += grupo.length;
      if (muestra.length < FILAS_DE_MUESTRA)
        muestra.push(...grupo.slice(0, FILAS_DE_MUESTRA - muestra.length));
      yield grupo;
    }
  }
  const add = (formato: FormatoAbierto, contenido: ReturnType<typeof writeJson>) =>
    addArchivoPorAdjuntar(database, files, {
      carpeta: CARPETA_DATOS_ABIERTOS,
      nombre: `${codigo}-${fecha}.${formato}`,
      tipo: FORMATOS_ABIERTOS[formato],
      contenido,
    });
  const json = await add('json', writeJson(codigo, conjunto, readFilas()));
  const escrito = await files.find({ folder: CARPETA_DATOS_ABIERTOS, ...json });
  if (escrito === undefined) throw new Error(`The file of ${codigo} is gone a moment after it was written.`);
  const csv = await add('csv', writeCsv(conjunto, readJson(conjunto, escrito)));
  return {
    codigo,
    filas,
    muestra,
    archivos: [
      { formato: 'csv', id: csv.id, sha256: csv.sha256 },
      { formato: 'json', id: json.id, sha256: json.sha256 },
    ],
  };
}
