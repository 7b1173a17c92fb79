import type { DatabaseSchema } from '@marco/database';
import { findSitio, presentMomento } from '@marco/parametros/port';
import { type CallContext, DocumentAnswer, refuse, toCaller } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import { toInforme } from '../../contract/conformidad.paths.ts';
import type { InformeConSello } from '../../contract/index.ts';
import { computeSha256 } from '../worker/write-informe.ts';
import { createDocumento } from './create-documento.ts';
import { findInformeRow, type InformeRow } from './informe.queries.ts';
import { writeDocumento } from './keep-informes.ts';
import { presentInforme } from './present-informe.ts';

/**
 * A report that is kept. What is of another entity and not published is answered as what is not there.
 *
 * @throws INFORME_NO_ENCONTRADO; of the PDF BANCO_OCUPADO
 */
export async function getInforme(
  database: Kysely<DatabaseSchema>,
  { id, formato }: { readonly id: string; readonly formato?: 'documento' | 'pdf' | undefined },
  context: CallContext,
): Promise<InformeConSello | DocumentAnswer> {
  const row = await findInformeRow(database, id);
  if (!row || !canRead(row, context)) throw refuse(conformidadErrors, 'INFORME_NO_ENCONTRADO');
  if (formato === 'documento') {
    const content = writeDocumento(row);
    const etag = computeSha256(content);
    return new DocumentAnswer({ content, type: 'application/json', etag, saveAs: `informe-${row.id}.json` });
  }
  if (formato === 'pdf') return presentPdf(database, row, context);
  return {
    ...presentInforme(row.informe),
    id: row.id,
    fecha: row.fecha.toISOString(),
    publicado: row.publicadoEn !== null,
    sello: { texto: row.textoSello, sha256: row.sello },
  };
}

async function presentPdf(
  database: Kysely<DatabaseSchema>,
  row: InformeRow,
  context: CallContext,
): Promise<DocumentAnswer> {
  const { id, informe, sello, fecha } = row;
  const { base, producto, ministerio } = await findSitio(database);
  const pdf = await createDocumento(
    {
      id,
      informe,
      sello,
      fecha: fecha.toISOString(),
      momento: presentMomento(fecha),
      producto,
      ministerio,
      direccion: base + toInforme(id),
    },
    toCaller(context),
  );
  return new DocumentAnswer({
    content: Buffer.from(pdf),
    type: 'application/pdf',
    etag: computeSha256(pdf),
    saveAs: `informe-${id}.pdf`,
  });
}

/** Who reads a report that is not published: the entity of its servicio, and who reads those of all. */
function canRead({ publicadoEn, entidadId }: InformeRow, { actor }: CallContext): boolean {
  if (publicadoEn !== null) return true;
  return actor !== null && (actor.readsAllEntities || actor.entityId === entidadId);
}
