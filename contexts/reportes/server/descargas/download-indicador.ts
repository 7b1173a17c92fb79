import { Readable } from 'node:stream';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import {
  type CallContext,
  type Caller,
  FileAnswer,
  type MailAttachment,
  TABLE_TYPES,
  toCaller,
  writeAudit,
  writeTable,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { ConsultaArchivo } from '../../contract/index.ts';
import { FORMATOS_INDICADOR, type FormatoIndicador } from '../../contract/terms.ts';
import { createDocumento } from './create-documento.ts';
import { type IndicadorTomado, readIndicadorTomado } from './indicador-tomado.ts';
import { presentImpreso } from './present-impreso.ts';
import { buildTablaDeValores } from './tabla-de-valores.ts';
import { writeJsonLd } from './write-json-ld.ts';

type Database = Kysely<DatabaseSchema>;

const TIPOS: Readonly<Record<FormatoIndicador, string>> = {
  ...TABLE_TYPES,
  pdf: 'application/pdf',
  json: 'application/ld+json; charset=utf-8',
};

/** A file of an indicador: in which form, when, and who waits for it. */
interface ArchivoPedido {
  readonly formato: FormatoIndicador;
  readonly momento: Date;
  readonly caller: Caller;
}

/** `ind-02-2026-11-28.xlsx`. */
const toNombre = (codigo: string, { formato, momento }: ArchivoPedido) =>
  `${codigo.toLowerCase()}-${toColombianDay(momento)}.${FORMATOS_INDICADOR[formato].final}`;

async function writeContent(
  database: Database,
  tomado: IndicadorTomado,
  { formato, momento, caller }: ArchivoPedido,
): Promise<Readable> {
  if (formato === 'csv' || formato === 'xlsx')
    return writeTable(buildTablaDeValores(tomado), formato, momento);
  if (formato === 'json') return Readable.from([writeJsonLd(tomado)], { objectMode: false });
  const impreso = presentImpreso(tomado, {
    producto: await findParametroTexto(database, 'titulo.producto', ''),
    ministerio: await findParametroTexto(database, 'ministerio.nombre', ''),
    momento: momento.toISOString(),
  });
  const pdf = await createDocumento(impreso, caller);
  return Readable.from([Buffer.from(pdf)], { objectMode: false });
}

/**
 * The same file as a mail carries it.
 *
 * @param limite most bytes it may have
 * @returns undefined where it has more
 * @throws REPORTES_OCUPADO
 */
export async function writeAdjunto(
  database: Database,
  tomado: IndicadorTomado,
  { limite, ...pedido }: ArchivoPedido & { readonly limite: number },
): Promise<MailAttachment | undefined> {
  const content = await writeContent(database, tomado, pedido);
  const partes: Buffer[] = [];
  let bytes = 0;
  for await (const parte of content as AsyncIterable<Buffer>) {
    bytes += parte.length;
    if (bytes > limite) {
      content.destroy();
      return undefined;
    }
    partes.push(parte);
  }
  const { codigo } = tomado.indicador;
  return { name: toNombre(codigo, pedido), type: TIPOS[pedido.formato], content: Buffer.concat(partes) };
}

/**
 * What the page of an indicador shows, as a file that says its filters, its cut and its definition (domain reportes §7).
 *
 * @throws INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE, REPORTES_OCUPADO
 */
export async function downloadIndicador(
  database: Database,
  codigo: string,
  {
    query: { formato, ...query },
    context,
  }: { readonly query: ConsultaArchivo; readonly context: CallContext },
): Promise<FileAnswer> {
  const tomado = await readIndicadorTomado(database, codigo, { query, lector: context });
  const pedido = { formato, momento: new Date(), caller: toCaller(context) };
  const content = await writeContent(database, tomado, pedido);
  if (context.actor !== null)
    await writeAudit(database, context, {
      action: 'exportar',
      result: 'exito',
      objectType: 'indicador',
      objectId: codigo,
      detail: { filtros: query, formato },
    });
  return new FileAnswer({
    content,
    name: toNombre(codigo, pedido),
    type: TIPOS[formato],
    bytes: null,
  });
}
