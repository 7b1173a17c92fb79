import type { DatabaseSchema } from '@marco/database';
import { findSitio } from '@marco/parametros/port';
import {
  DocumentAnswer,
  LONGEST_TABLE,
  refuse,
  TABLE_TYPES,
  type TableFormat,
  writeTable,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { formatosErrors } from '../../contract/formatos.errors.ts';
import { countCamposPublicos } from './campos-publicos.queries.ts';
import { computeSelloDirectorio } from './sello-directorio.queries.ts';
import { createTablaCampos } from './tabla-campos.ts';
import { createTablaVersiones } from './tabla-versiones.ts';

type Database = Kysely<DatabaseSchema>;

/** Changes when a table is written in another way. */
const ESCRITURA = '1';
/** The moment a workbook of an empty directory carries. */
const PRINCIPIO = new Date('2026-01-01T00:00:00Z');

/** Every version of the directory as a file, written while it is read. A caller that already has it gets 304. */
export async function presentVersionesDirectorio(
  database: Database,
  formato: TableFormat,
): Promise<DocumentAnswer> {
  const { sello, cambiado } = await computeSelloDirectorio(database);
  return new DocumentAnswer({
    type: TABLE_TYPES[formato],
    etag: `${ESCRITURA}-versiones-${formato}-${sello}`,
    saveAs: `directorio-servicios.${formato}`,
    // The moment of a workbook is that of its last change: the same content has the same bytes.
    content: async () =>
      writeTable(
        createTablaVersiones(database, (await findSitio(database)).base),
        formato,
        cambiado ?? PRINCIPIO,
      ),
  });
}

/**
 * Every field of every message as a file.
 *
 * @throws AppError `CAMPOS_NO_CABEN_EN_EXCEL` where a sheet does not hold them
 */
export async function presentCamposDirectorio(
  database: Database,
  formato: TableFormat,
): Promise<DocumentAnswer> {
  const { sello, cambiado } = await computeSelloDirectorio(database);
  if (formato === 'xlsx' && (await countCamposPublicos(database)) > LONGEST_TABLE)
    throw refuse(formatosErrors, 'CAMPOS_NO_CABEN_EN_EXCEL');
  return new DocumentAnswer({
    type: TABLE_TYPES[formato],
    etag: `${ESCRITURA}-campos-${formato}-${sello}`,
    saveAs: `directorio-servicios-campos.${formato}`,
    content: async () => writeTable(createTablaCampos(database), formato, cambiado ?? PRINCIPIO),
  });
}
