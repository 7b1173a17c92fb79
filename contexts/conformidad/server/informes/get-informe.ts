import type { DatabaseSchema } from '@marco/database';
import { type CallContext, DocumentAnswer, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import type { InformeConSello } from '../../contract/index.ts';
import { computeSha256 } from '../worker/write-informe.ts';
import { findInformeRow, type InformeRow } from './informe.queries.ts';
import { writeDocumento } from './keep-informes.ts';
import { presentInforme } from './present-informe.ts';

/**
 * A report that is kept. What is of another entity and not published is answered as what is not there.
 *
 * @throws INFORME_NO_ENCONTRADO
 */
export async function getInforme(
  database: Kysely<DatabaseSchema>,
  { id, formato }: { readonly id: string; readonly formato?: 'documento' | undefined },
  context: CallContext,
): Promise<InformeConSello | DocumentAnswer> {
  const row = await findInformeRow(database, id);
  if (!row || !canRead(row, context)) throw refuse(conformidadErrors, 'INFORME_NO_ENCONTRADO');
  if (formato === 'documento') {
    const content = writeDocumento(row);
    const etag = computeSha256(content);
    return new DocumentAnswer({ content, type: 'application/json', etag, saveAs: `informe-${row.id}.json` });
  }
  return {
    ...presentInforme(row.informe),
    id: row.id,
    fecha: row.fecha.toISOString(),
    publicado: row.publicadoEn !== null,
    sello: { texto: row.textoSello, sha256: row.sello },
  };
}

/** Who reads a report that is not published: the entity of its servicio, and who reads those of all. */
function canRead({ publicadoEn, entidadId }: InformeRow, { actor }: CallContext): boolean {
  if (publicadoEn !== null) return true;
  return actor !== null && (actor.readsAllEntities || actor.entityId === entidadId);
}
