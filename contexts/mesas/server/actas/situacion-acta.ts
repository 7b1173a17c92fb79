import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import { requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { EstadoActa, PreparacionActa } from '../../contract/actas.terms.ts';
import type { QuienActa, SituacionActa } from '../../rules/actas/ciclo-acta.ts';
import { presentCanonico } from '../../rules/actas/contenido-acta.ts';
import { findVentana } from '../../rules/actas/ventana-enmienda.ts';
import type { QuienLee } from '../../rules/historial/can-see-historial.ts';
import { toQuienGestiona } from '../mesas/quien-gestiona.ts';
import { type ActaRow, isPreparacionFallida, listEnmiendas, type ReunionDeActa } from './acta.queries.ts';
import { hasAsistido } from './asistentes.queries.ts';
import { readContenido, readReunionActa } from './read-contenido.ts';

type Database = Kysely<DatabaseSchema>;

/** Kind of the job that makes the public edition of an acta issued without one. */
export const PREPARAR_PUBLICA = 'preparar-acta-publica';

/** Key of the job that makes the documents of one issue of an acta. */
export function toClavePreparacion({ id, emision }: Pick<ActaRow, 'id' | 'emision'>): string {
  return `${id}-${emision}`;
}

/** How far the documents of an acta are. */
export async function readPreparacion(database: Database, acta: ActaRow): Promise<PreparacionActa> {
  if (acta.pdf_archivo_id !== null) return 'lista';
  return (await isPreparacionFallida(database, toClavePreparacion(acta))) ? 'fallida' : 'en-curso';
}

/** How far the public edition of an acta is: it needs nothing but the snapshot, and is kept with the documents. */
export async function readPreparacionPublica(database: Database, acta: ActaRow): Promise<PreparacionActa> {
  if (acta.publica_emision === acta.emision) return 'lista';
  const given = await isPreparacionFallida(database, toClavePreparacion(acta), PREPARAR_PUBLICA);
  return given ? 'fallida' : readPreparacionEnCurso(database, acta);
}

async function readPreparacionEnCurso(database: Database, acta: ActaRow): Promise<PreparacionActa> {
  const preparacion = await readPreparacion(database, acta);
  return preparacion === 'lista' ? 'en-curso' : preparacion;
}

/** What the decisions about an acta look at. */
export async function readSituacion(
  database: Database,
  reunion: ReunionDeActa,
  acta: ActaRow | undefined,
): Promise<SituacionActa> {
  const base = {
    reunionRealizada: reunion.estado === 'realizada',
    mesaAbierta: reunion.activa,
  };
  if (!acta)
    return {
      ...base,
      estado: 'sin-acta',
      preparacion: 'lista',
      ventanaHasta: null,
      propuestasPorDecidir: 0,
      alDia: true,
    };
  const enmiendas = await listEnmiendas(database, acta.id);
  const estado = acta.estado as EstadoActa;
  return {
    ...base,
    estado,
    preparacion: await readPreparacion(database, acta),
    ventanaHasta: findVentana({ estado, enmiendaHasta: acta.enmienda_hasta }, toColombianDay(new Date())),
    propuestasPorDecidir: enmiendas.filter((enmienda) => enmienda.estado === 'propuesta').length,
    alDia: estado === 'sellada' || (await isAlDia(database, acta)),
  };
}

/** Whether the documents say what the meeting is now. */
async function isAlDia(database: Database, acta: ActaRow): Promise<boolean> {
  const { reunion } = readContenido(acta);
  return presentCanonico(reunion) === presentCanonico(await readReunionActa(database, acta.reunion_id));
}

/** The caller as the rules about actas look at them. */
export async function readQuien(
  database: Database,
  reunionId: number,
  context: CallContext,
): Promise<QuienActa & QuienLee> {
  const { userId: usuarioId, entityId: entidadId } = requireActor(context);
  return {
    ...toQuienGestiona(context),
    asistio: await hasAsistido(database, reunionId, { usuarioId, entidadId }),
  };
}
