import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { EstadoReunion } from '../../contract/terms.ts';
import { type CambioDesarrollo, parseCampo } from '../../rules/reuniones/campos-desarrollo.ts';
import type { MomentosReunion } from '../../rules/reuniones/momento-reunion.ts';

type Running = Transaction<DatabaseSchema>;

/** A meeting whose references were verified. */
export interface ReunionVerificada {
  readonly tematica: string;
  readonly inicio: Date;
  readonly duracionMinutos: number;
  readonly lugar: string;
  readonly enlace: string;
  readonly consultorPrincipal: number;
  readonly consultores: readonly number[];
  readonly puntos: readonly {
    readonly id: number | null;
    readonly titulo: string;
    readonly notas: string;
    readonly idCompromiso: number | null;
  }[];
  readonly participantes: readonly {
    readonly id: number | null;
    readonly idEntidad: number;
    readonly nombre: string;
    readonly correo: string;
    readonly asistio: boolean | null;
  }[];
}

function toColumns(reunion: ReunionVerificada) {
  return {
    tematica: reunion.tematica,
    inicia_en: reunion.inicio,
    duracion_minutos: reunion.duracionMinutos,
    lugar: reunion.lugar,
    enlace: reunion.enlace,
    consultor_principal_id: reunion.consultorPrincipal,
  };
}

export async function addReunion(
  transaction: Running,
  mesaId: number,
  reunion: ReunionVerificada,
): Promise<number> {
  const { id } = await transaction
    .insertInto('reuniones')
    .values({
      ...toColumns(reunion),
      mesa_id: mesaId,
      estado: 'programada' satisfies EstadoReunion,
      avance: '',
      participante: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveFilas(transaction, id, reunion);
  return id;
}

/** Every change is a new version. */
export async function updateProgramacion(
  transaction: Running,
  id: number,
  reunion: ReunionVerificada,
  { inicio, programada }: MomentosReunion,
): Promise<void> {
  await transaction
    .updateTable('reuniones')
    .set({
      ...toColumns(reunion),
      inicia_en: inicio,
      programada_en: programada,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  await transaction.deleteFrom('reuniones_consultores').where('reunion_id', '=', id).execute();
  await transaction.deleteFrom('reuniones_puntos').where('reunion_id', '=', id).execute();
  await transaction.deleteFrom('reuniones_participantes').where('reunion_id', '=', id).execute();
  await saveFilas(transaction, id, reunion);
}

/** Rows that stay keep their ids, so that a person who is writing their notes can save them. */
async function saveFilas(transaction: Running, id: number, reunion: ReunionVerificada): Promise<void> {
  const { consultores, puntos, participantes } = reunion;
  if (consultores.length > 0)
    await transaction
      .insertInto('reuniones_consultores')
      .values([...new Set(consultores)].map((usuario_id) => ({ reunion_id: id, usuario_id })))
      .execute();
  for (const [lugar, { id: puntoId, titulo, notas, idCompromiso }] of puntos.entries())
    await transaction
      .insertInto('reuniones_puntos')
      .values({
        ...(puntoId === null ? {} : { id: puntoId }),
        reunion_id: id,
        orden: lugar + 1,
        titulo,
        notas,
        compromiso_id: idCompromiso,
      })
      .execute();
  for (const { id: participanteId, idEntidad, ...participante } of participantes)
    await transaction
      .insertInto('reuniones_participantes')
      .values({
        ...(participanteId === null ? {} : { id: participanteId }),
        reunion_id: id,
        entidad_id: idEntidad,
        ...participante,
      })
      .execute();
}

/** One more point at the end of the agenda; the meeting is a new version. */
export async function addPunto(
  transaction: Running,
  {
    reunionId,
    orden,
    titulo,
  }: { readonly reunionId: number; readonly orden: number; readonly titulo: string },
): Promise<void> {
  await transaction
    .insertInto('reuniones_puntos')
    .values({ reunion_id: reunionId, orden, titulo, notas: '', compromiso_id: null })
    .execute();
  await transaction
    .updateTable('reuniones')
    .set({ version: sql`version + 1` })
    .where('id', '=', reunionId)
    .execute();
}

export interface TransicionGuardada {
  readonly estado: EstadoReunion;
  readonly inicia_en?: Date;
  readonly programada_en?: Date | null;
  readonly motivo_cancelacion?: string;
  readonly finalizada_en?: Date;
}

export async function updateEstado(
  transaction: Running,
  id: number,
  paso: TransicionGuardada,
): Promise<void> {
  await transaction
    .updateTable('reuniones')
    .set({ ...paso, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Whatever is sent to calendars is a later version of the event. */
export async function updateSecuencia(transaction: Running, id: number): Promise<void> {
  await transaction
    .updateTable('reuniones')
    .set({ secuencia: sql`secuencia + 1` })
    .where('id', '=', id)
    .execute();
}

const ASISTENCIA: Readonly<Record<string, boolean>> = { si: true, no: false };

/** Writes one field of the minutes. */
export async function updateCampo(
  transaction: Running,
  reunionId: number,
  { campo, valor }: CambioDesarrollo,
): Promise<void> {
  const { clase, id } = parseCampo(campo);
  if (clase === 'avance' || clase === 'participante')
    await transaction
      .updateTable('reuniones')
      .set({ [clase]: valor })
      .where('id', '=', reunionId)
      .execute();
  if (clase === 'punto')
    await transaction.updateTable('reuniones_puntos').set({ notas: valor }).where('id', '=', id).execute();
  if (clase === 'asistio')
    await transaction
      .updateTable('reuniones_participantes')
      .set({ asistio: ASISTENCIA[valor] ?? null })
      .where('id', '=', id)
      .execute();
  if (clase === 'decision')
    await transaction
      .updateTable('reuniones_decisiones')
      .set({ texto: valor })
      .where('id', '=', id)
      .execute();
}

/**
 * Stores one field of the minutes as a draft beside the published text. If it is equal to the published text, the
 * draft is removed.
 */
export async function keepBorrador(
  transaction: Running,
  reunionId: number,
  { campo, valor }: CambioDesarrollo,
  publicado: string | undefined,
): Promise<void> {
  await clearBorrador(transaction, reunionId, campo);
  if (valor === publicado) return;
  await transaction
    .insertInto('reuniones_borradores')
    .values({ reunion_id: reunionId, campo, valor })
    .execute();
}

/** Without a field, the whole draft. */
export async function clearBorrador(transaction: Running, reunionId: number, campo?: string): Promise<void> {
  const borrador = transaction.deleteFrom('reuniones_borradores').where('reunion_id', '=', reunionId);
  await (campo === undefined ? borrador : borrador.where('campo', '=', campo)).execute();
}

export async function addDecision(transaction: Running, reunionId: number, texto: string): Promise<void> {
  await transaction
    .insertInto('reuniones_decisiones')
    .values(({ selectFrom }) => ({
      reunion_id: reunionId,
      orden: selectFrom('reuniones_decisiones')
        .select(sql<number>`coalesce(max(orden), 0) + 1`.as('orden'))
        .where('reunion_id', '=', reunionId),
      texto,
    }))
    .execute();
}

export async function clearDecision(transaction: Running, id: number): Promise<void> {
  await transaction.deleteFrom('reuniones_decisiones').where('id', '=', id).execute();
}
