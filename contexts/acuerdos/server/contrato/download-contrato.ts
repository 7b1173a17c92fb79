import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, DocumentAnswer, refuse, toCaller, writeZip } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { acuerdosErrors } from '../../contract/index.ts';
import type { FormaContrato } from '../../contract/terms.ts';
import { canSeeAcuerdo } from '../../rules/can-act-on-acuerdo.ts';
import { findAcuerdoRow } from '../acuerdo.queries.ts';
import { runTareaDeAcuerdo } from '../acuerdos-pool.ts';
import { toQuienAcuerda } from '../quien-acuerda.ts';
import type { ArchivoReducido, ContratoPorEscribir } from '../worker/tarea.ts';
import { readContrato } from './material-reducido.ts';

const TIPOS: Readonly<Record<FormaContrato, { readonly type: string; readonly extension: string }>> = {
  openapi: { type: 'application/json; charset=utf-8', extension: 'json' },
  zip: { type: 'application/zip', extension: 'zip' },
};

/** Every entry carries one moment: same files, same bytes. */
const MOMENTO = new Date('2000-01-01T05:00:00Z');

async function toZip(archivos: readonly ArchivoReducido[]): Promise<Buffer> {
  const entries = archivos.map(({ ruta, contenido }) => ({ name: ruta, content: [Buffer.from(contenido)] }));
  const chunks: Buffer[] = [];
  for await (const chunk of writeZip(entries, MOMENTO, ZONE)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What a contract is written of, as one digest: nothing is written for who has it already. */
const computeEstado = (contrato: ContratoPorEscribir, forma: FormaContrato) =>
  createHash('sha256')
    .update(JSON.stringify([forma, contrato], (_, valor) => (valor instanceof Map ? [...valor] : valor)))
    .digest('hex');

/**
 * The reduced contract of an acuerdo that was approved, for its sides and the ministry.
 *
 * @throws ACUERDO_NO_ENCONTRADO, ACUERDO_SIN_CONTRATO, ACUERDO_CONTRATO_EXTENSO, SERVICIO_OCUPADO
 */
export async function downloadContratoAcuerdo(
  database: Kysely<DatabaseSchema>,
  { id, formato }: { readonly id: number; readonly formato: FormaContrato },
  context: CallContext,
): Promise<DocumentAnswer> {
  const row = await findAcuerdoRow(database, id);
  if (!row || !canSeeAcuerdo(row, toQuienAcuerda(context)))
    throw refuse(acuerdosErrors, 'ACUERDO_NO_ENCONTRADO');
  const contrato = row.numero === null ? undefined : await readContrato(database, row);
  if (!contrato) throw refuse(acuerdosErrors, 'ACUERDO_SIN_CONTRATO');
  const { type, extension } = TIPOS[formato];
  return new DocumentAnswer({
    content: async () => {
      const archivos = await runTareaDeAcuerdo({ clase: formato, contrato }, toCaller(context));
      const [primero] = archivos;
      return Readable.from([
        formato === 'zip' || !primero ? await toZip(archivos) : Buffer.from(primero.contenido),
      ]);
    },
    type,
    etag: computeEstado(contrato, formato),
    saveAs: `${row.numero ?? 'acuerdo'}.${extension}`,
  });
}
