import { createHash } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import { CSV_START, DocumentAnswer, formatCsvRow } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Ambiente } from '../../contract/terms.ts';
import { COLUMNAS_CATALOGO, listFilasCatalogo } from '../../rules/catalogo/tabla-catalogo.ts';
import { findInstancia } from '../operacion/ambiente.ts';
import { listCosas } from './catalogo.queries.ts';

/** What is registered of an environment and was seen last, as the file of its instance says it: imported, it changes nothing. */
export async function downloadInstancia(
  database: Kysely<DatabaseSchema>,
  ambiente: Ambiente,
): Promise<DocumentAnswer> {
  const [instancia, cosas] = await Promise.all([
    findInstancia(database, ambiente),
    listCosas(database, ambiente),
  ]);
  const filas = listFilasCatalogo(cosas.filter(({ noVista }) => !noVista));
  const content = CSV_START + [COLUMNAS_CATALOGO, ...filas].map(formatCsvRow).join('');
  return new DocumentAnswer({
    content,
    type: 'text/csv; charset=utf-8',
    etag: createHash('sha256').update(content).digest('hex'),
    saveAs: `instancia-${instancia.replaceAll(/[^A-Za-z0-9-]/g, '-')}.csv`,
  });
}
