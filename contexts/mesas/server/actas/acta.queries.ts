import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { EstadoEnmienda, PapelArchivoActa } from '../../contract/actas.terms.ts';
import { keepReunion } from '../reuniones/reuniones.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** A meeting with its mesa, as the decisions about its acta look at it. */
export async function findReunionDeActa(database: Database, id: number) {
  return database
    .selectFrom('reuniones as r')
    .innerJoin('mesas as m', 'm.id', 'r.mesa_id')
    .select(['r.id', 'r.estado', 'r.mesa_id', 'r.tematica', 'm.nombre as mesa', 'm.activa'])
    .where('r.id', '=', id)
    .executeTakeFirst();
}

export type ReunionDeActa = NonNullable<Awaited<ReturnType<typeof findReunionDeActa>>>;

/** The same with meeting and mesa locked: nothing of them changes until the transaction ends. */
export async function findReunionDeActaBloqueada(transaction: Transaction<DatabaseSchema>, id: number) {
  await keepReunion(transaction, id);
  return findReunionDeActa(transaction, id);
}

export async function findActa(database: Database, reunionId: number) {
  return database.selectFrom('actas').selectAll().where('reunion_id', '=', reunionId).executeTakeFirst();
}

export type ActaRow = NonNullable<Awaited<ReturnType<typeof findActa>>>;

/** Proposals about an acta, oldest first. */
export async function listEnmiendas(database: Database, actaId: number) {
  return database
    .selectFrom('actas_enmiendas as n')
    .innerJoin('usuarios as u', 'u.id', 'n.propuesta_por')
    .innerJoin('entidades as e', 'e.id', 'n.entidad_id')
    .select(['n.id', 'n.texto', 'n.respuesta', 'n.propuesta_en', 'n.decidida_en', 'e.nombre as entidad'])
    .select([sql<EstadoEnmienda>`n.estado`.as('estado'), buildNombreCompleto('u').as('propuestaPor')])
    .where('n.acta_id', '=', actaId)
    .orderBy('n.id')
    .execute();
}

/** A proposal, with the acta it is about. */
export async function findEnmienda(database: Database, id: number) {
  return database
    .selectFrom('actas_enmiendas as n')
    .innerJoin('actas as a', 'a.id', 'n.acta_id')
    .innerJoin('entidades as e', 'e.id', 'n.entidad_id')
    .select(['n.id', 'n.estado', 'n.texto', 'n.propuesta_por', 'a.reunion_id', 'a.numero'])
    .select('e.nombre as entidad')
    .where('n.id', '=', id)
    .executeTakeFirst();
}

/** Files of the acta and documents of its meeting as they are now, in the order a seal covers them. */
export async function listArchivosDeActa(
  database: Database,
  { pdf_archivo_id, docx_archivo_id, reunion_id }: ActaRow,
) {
  const own = [pdf_archivo_id, docx_archivo_id].filter((id) => id !== null);
  const acta =
    own.length === 0
      ? []
      : await database
          .selectFrom('archivos')
          .select(['id', 'nombre', 'tamano_bytes', 'sha256'])
          .where('id', 'in', own)
          .execute();
  const adjuntos = await database
    .selectFrom('reuniones_archivos as ra')
    .innerJoin('archivos as a', 'a.id', 'ra.archivo_id')
    .select(['a.id', 'a.nombre', 'a.tamano_bytes', 'a.sha256'])
    .where('ra.reunion_id', '=', reunion_id)
    .orderBy('ra.orden')
    .orderBy('a.id')
    .execute();
  const papelOf = (id: string): PapelArchivoActa => (id === pdf_archivo_id ? 'acta-pdf' : 'acta-docx');
  return [
    ...acta
      .map((archivo) => ({ ...archivo, papel: papelOf(archivo.id) }))
      .sort((one, other) => (one.papel === other.papel ? 0 : one.papel === 'acta-pdf' ? -1 : 1)),
    ...adjuntos.map((archivo) => ({ ...archivo, papel: 'adjunto' as PapelArchivoActa })),
  ];
}

/** Files of the public edition of the present issue, the PDF first; empty while they are made. */
export async function listArchivosPublicos(
  database: Database,
  { emision, publica_emision, publica_pdf_id, publica_docx_id }: ActaRow,
) {
  if (publica_emision !== emision || publica_pdf_id === null || publica_docx_id === null) return [];
  const rows = await database
    .selectFrom('archivos')
    .select(['id', 'nombre', 'tamano_bytes', 'sha256'])
    .where('id', 'in', [publica_pdf_id, publica_docx_id])
    .execute();
  return [publica_pdf_id, publica_docx_id].flatMap((place) => rows.find(({ id }) => id === place) ?? []);
}

/** What the seal of an acta covers. */
export async function listArchivosSellados(database: Database, actaId: number) {
  return database
    .selectFrom('actas_archivos')
    .select([
      'archivo_id as id',
      'nombre',
      'tamano_bytes',
      'sha256',
      sql<PapelArchivoActa>`papel`.as('papel'),
    ])
    .where('acta_id', '=', actaId)
    .orderBy('orden')
    .execute();
}

/** Seal of the acta of a mesa sealed last; null when there is none. */
export async function findUltimoSello(database: Database, mesaId: number): Promise<string | null> {
  const row = await database
    .selectFrom('actas')
    .select('sello')
    .where('mesa_id', '=', mesaId)
    .where('sello', 'is not', null)
    .orderBy('sellada_en', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.sello ?? null;
}

/** An acta with documents whose present issue has no public edition, and for which nobody asked for one. */
export async function findActaSinPublica(
  database: Database,
  kind: string,
): Promise<Pick<ActaRow, 'id' | 'emision'> | undefined> {
  const { rows } = await sql<Pick<ActaRow, 'id' | 'emision'>>`
    select a.id, a.emision from actas a
    where a.pdf_archivo_id is not null and a.publica_emision is distinct from a.emision
      and not exists (select 1 from jobs j where j.kind = ${kind} and j.job_key = a.id || '-' || a.emision)
    order by a.id limit 1`.execute(database);
  return rows[0];
}

/** Whether the job that makes the documents was given up. */
export async function isPreparacionFallida(
  database: Database,
  clave: string,
  kind = 'preparar-acta',
): Promise<boolean> {
  const row = await database
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('job_key', '=', clave)
    .where('abandoned_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The acta of a file that names people. */
export function findActaDeArchivo(database: Database, archivoId: string) {
  return database
    .selectFrom('actas')
    .select(['mesa_id', 'reunion_id as id'])
    .where(({ eb, or }) => or([eb('pdf_archivo_id', '=', archivoId), eb('docx_archivo_id', '=', archivoId)]))
    .executeTakeFirst();
}

/** An issue of an acta; undefined once another one replaced it. */
export function findEmision(database: Database, id: number, emision: number) {
  return buildEmision(database, id, emision).executeTakeFirst();
}

/** The same with its row locked. */
export function findLockedEmision(transaction: Transaction<DatabaseSchema>, id: number, emision: number) {
  return buildEmision(transaction, id, emision).forUpdate().executeTakeFirst();
}

function buildEmision(database: Database, id: number, emision: number) {
  return database.selectFrom('actas').selectAll().where('id', '=', id).where('emision', '=', emision);
}

/** Whether an acta of a mesa has a seal. */
export async function hasSello(database: Database, mesaId: number, sello: string): Promise<boolean> {
  const row = await database
    .selectFrom('actas')
    .select('id')
    .where('mesa_id', '=', mesaId)
    .where('sello', '=', sello)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who led a meeting. */
export async function getConsultor(trx: Transaction<DatabaseSchema>, reunionId: number): Promise<number> {
  const { consultor_principal_id } = await trx
    .selectFrom('reuniones')
    .select('consultor_principal_id')
    .where('id', '=', reunionId)
    .executeTakeFirstOrThrow();
  return consultor_principal_id;
}
