import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { EstadoEnmienda } from '../../contract/actas.terms.ts';
import type { ContenidoActa } from '../../rules/actas/contenido-acta.ts';
import type { listArchivosDeActa } from './acta.queries.ts';

type Database = Transaction<DatabaseSchema>;

/** Number of the next acta of a mesa, whose row is locked. */
export async function computeNumero(trx: Kysely<DatabaseSchema>, mesaId: number): Promise<number> {
  const { ultimo } = await trx
    .selectFrom('actas')
    .select(sql<number>`coalesce(max(numero), 0)`.as('ultimo'))
    .where('mesa_id', '=', mesaId)
    .executeTakeFirstOrThrow();
  return ultimo + 1;
}

interface Emision {
  readonly contenido: ContenidoActa;
  readonly huella: string;
  readonly usuarioId: number;
}

const toColumns = ({ contenido, huella, usuarioId }: Emision) => ({
  contenido: JSON.stringify(contenido),
  huella_contenido: huella,
  emitida_en: new Date(contenido.edicion.emitidaEn),
  emitida_por: usuarioId,
});

export async function createActaRow(
  trx: Database,
  { reunionId, mesaId, ...emision }: Emision & { readonly reunionId: number; readonly mesaId: number },
): Promise<number> {
  const { id } = await trx
    .insertInto('actas')
    .values({
      reunion_id: reunionId,
      mesa_id: mesaId,
      numero: emision.contenido.edicion.numero,
      ...toColumns(emision),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const NEXT_VERSION = { version: sql<number>`version + 1` };

/** Another issue of an acta; its documents are still to be made. */
export async function updateEmision(trx: Database, id: number, emision: Emision): Promise<void> {
  await trx
    .updateTable('actas')
    .set({
      ...toColumns(emision),
      emision: emision.contenido.edicion.emision,
      pdf_archivo_id: null,
      docx_archivo_id: null,
      publica_emision: null,
      publica_huella: null,
      publica_pdf_id: null,
      publica_docx_id: null,
      ...NEXT_VERSION,
    })
    .where('id', '=', id)
    .execute();
}

/** The documents of the present issue of an acta. */
export async function updateDocumentos(
  trx: Database,
  id: number,
  documentos: { readonly pdf: string; readonly docx: string },
): Promise<void> {
  await trx
    .updateTable('actas')
    .set({ pdf_archivo_id: documentos.pdf, docx_archivo_id: documentos.docx, ...NEXT_VERSION })
    .where('id', '=', id)
    .execute();
}

/** The public edition of an issue of an acta. */
export async function updateEdicionPublica(
  trx: Database,
  id: number,
  {
    emision,
    huella,
    pdf,
    docx,
  }: { readonly emision: number; readonly huella: string; readonly pdf: string; readonly docx: string },
): Promise<void> {
  await trx
    .updateTable('actas')
    .set({
      publica_emision: emision,
      publica_huella: huella,
      publica_pdf_id: pdf,
      publica_docx_id: docx,
    })
    .where('id', '=', id)
    .execute();
}

export async function updateVentana(trx: Database, id: number, hasta: string): Promise<void> {
  await trx
    .updateTable('actas')
    .set({ estado: 'en-enmienda', enmienda_hasta: hasta, ...NEXT_VERSION })
    .where('id', '=', id)
    .execute();
}

export async function createEnmienda(
  trx: Database,
  enmienda: {
    readonly actaId: number;
    readonly texto: string;
    readonly usuarioId: number;
    readonly entidadId: number;
  },
): Promise<number> {
  const { actaId, texto, usuarioId, entidadId } = enmienda;
  const { id } = await trx
    .insertInto('actas_enmiendas')
    .values({ acta_id: actaId, texto, propuesta_por: usuarioId, entidad_id: entidadId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDecision(
  trx: Database,
  id: number,
  decision: { readonly estado: EstadoEnmienda; readonly respuesta: string; readonly usuarioId: number },
): Promise<void> {
  await trx
    .updateTable('actas_enmiendas')
    .set({
      estado: decision.estado,
      respuesta: decision.respuesta,
      decidida_por: decision.usuarioId,
      decidida_en: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Seals an acta: the files it covers, as they are now, and the seal. */
export async function updateSello(
  trx: Database,
  id: number,
  sellado: {
    readonly archivos: Awaited<ReturnType<typeof listArchivosDeActa>>;
    readonly sello: string;
    readonly selloAnterior: string | null;
    readonly usuarioId: number;
    /** Without it now. */
    readonly momento?: Date | undefined;
  },
): Promise<void> {
  await trx
    .insertInto('actas_archivos')
    .values(
      sellado.archivos.map(({ id: archivo_id, papel, nombre, tamano_bytes, sha256 }, orden) => ({
        acta_id: id,
        orden,
        archivo_id,
        papel,
        nombre,
        tamano_bytes,
        sha256,
      })),
    )
    .execute();
  await trx
    .updateTable('actas')
    .set({
      estado: 'sellada',
      sello: sellado.sello,
      sello_anterior: sellado.selloAnterior,
      sellada_en: sellado.momento ?? sql<Date>`clock_timestamp()`,
      sellada_por: sellado.usuarioId,
      ...NEXT_VERSION,
    })
    .where('id', '=', id)
    .execute();
}
