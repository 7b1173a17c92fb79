import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { AccionCampo, EstadoSolicitud } from '../contract/terms.ts';

/** A request to be stored as it stands, whatever led to it. */
export interface SolicitudGuardada {
  readonly entidadId: number;
  readonly estado: EstadoSolicitud;
  readonly consultorId?: number;
  /** Fields by name, with the element each becomes. */
  readonly campos?: readonly {
    readonly nombre: string;
    readonly accion?: AccionCampo;
    readonly elementoId?: number;
    readonly justificacion?: string;
  }[];
}

export interface SolicitudAgregada {
  readonly id: number;
  /** Null for a draft. */
  readonly radicado: string | null;
  readonly servicio: string;
}

/** Stores a request of level 1 of some entity about a servicio of its own, for tests that need one in a given state. */
export async function addSolicitud(
  database: Kysely<DatabaseSchema>,
  { entidadId, estado, consultorId, campos = [] }: SolicitudGuardada,
): Promise<SolicitudAgregada> {
  const { total } = await database
    .selectFrom('solicitudes')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const isFiled = estado !== 'borrador';
  const servicio = `Servicio de prueba ${total + 1}`;
  const radicado = isFiled ? `LCI-N1-2020-${String(total + 1).padStart(6, '0')}` : null;
  const servicioId = isFiled ? await addServicio(database, entidadId, servicio) : null;
  const persona = await database.selectFrom('usuarios').select('id').orderBy('id').executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('solicitudes')
    .values({
      nivel: 1,
      tipo: 'nueva',
      estado_id: await findEstado(database, estado),
      radicado,
      entidad_id: entidadId,
      solicitante_id: persona.id,
      consultor_id: consultorId ?? null,
      servicio_id: servicioId,
      servicio_nombre: servicio,
      radicada_en: isFiled ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (campos.length > 0)
    await database
      .insertInto('solicitudes_campos')
      .values(
        campos.map(({ nombre, accion, elementoId, justificacion }, orden) => ({
          solicitud_id: id,
          orden: orden + 1,
          nombre,
          accion: accion ?? null,
          elemento_id: elementoId ?? null,
          justificacion: justificacion ?? '',
        })),
      )
      .execute();
  return { id, radicado, servicio };
}

/** Stores the draft of a request of level 2 about a version of a servicio of its own, which stands at level 1. */
export async function addSolicitudNivelDos(
  database: Kysely<DatabaseSchema>,
  entidadId: number,
): Promise<{ readonly solicitudId: number; readonly versionId: number }> {
  const { id, servicio } = await addSolicitud(database, { entidadId, estado: 'borrador' });
  const servicioId = await addServicio(database, entidadId, servicio);
  const { id: versionId } = await database
    .insertInto('servicios_versiones')
    .values({ servicio_id: servicioId, mayor: 1, menor: 0, estado: 'estandarizada' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .updateTable('solicitudes')
    .set({ nivel: 2, servicio_id: servicioId })
    .where('id', '=', id)
    .execute();
  await database
    .insertInto('solicitudes_nivel_dos')
    .values({ solicitud_id: id, servicio_version_id: versionId })
    .execute();
  return { solicitudId: id, versionId };
}

/** Stores the draft of a request of level 3 about a version of a servicio of its own, which stands at level 2. */
export async function addSolicitudNivelTres(
  database: Kysely<DatabaseSchema>,
  entidadId: number,
): Promise<{ readonly solicitudId: number; readonly versionId: number }> {
  const { id, servicio } = await addSolicitud(database, { entidadId, estado: 'borrador' });
  const servicioId = await addServicio(database, entidadId, servicio);
  const { id: versionId } = await database
    .insertInto('servicios_versiones')
    .values({ servicio_id: servicioId, mayor: 1, menor: 0, estado: 'evaluada' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .updateTable('solicitudes')
    .set({ nivel: 3, servicio_id: servicioId })
    .where('id', '=', id)
    .execute();
  const lista = await database
    .selectFrom('listas_verificacion')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('solicitudes_nivel_tres')
    .values({ solicitud_id: id, servicio_version_id: versionId, lista_id: lista.id })
    .execute();
  return { solicitudId: id, versionId };
}

/** Id of a state of the catalogue. */
export async function findEstado(database: Kysely<DatabaseSchema>, codigo: EstadoSolicitud): Promise<number> {
  const states = database.selectFrom('estados_solicitud').select('id').where('codigo', '=', codigo);
  return (await states.executeTakeFirstOrThrow()).id;
}

async function addServicio(
  database: Kysely<DatabaseSchema>,
  entidadId: number,
  nombre: string,
): Promise<number> {
  const states = database.selectFrom('estados_servicio').select('id').orderBy('orden');
  const estado = await states.executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('servicios')
    .values({ entidad_id: entidadId, nombre, descripcion: nombre, estado_servicio_id: estado.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
