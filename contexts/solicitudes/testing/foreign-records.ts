import type { ForeignArchivos } from '@marco/archivos/testing/module';
import type { DatabaseSchema } from '@marco/database';
import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { ForeignRecordsOf, Stranger } from '@marco/test-kit/declarations';
import type { Kysely } from 'kysely';
import { addSolicitud, addSolicitudNivelDos, addSolicitudNivelTres, findEstado } from './add-solicitud.ts';

/** Requests of the entity. */
export interface ForeignSolicitud {
  /** A draft of level 1. */
  readonly solicitudId: number;
  /** A draft of level 2, with the version it is about and a message that was checked for it. */
  readonly solicitudDosId: number;
  readonly solicitudVersionId: number;
  readonly mensajeComprobadoId: number;
  /** A draft of level 3, with the version it is about. */
  readonly solicitudTresId: number;
  readonly versionEvaluadaId: number;
  /** Of level 1, returned with a mark; people wrote about it, and the stranger follows it. */
  readonly solicitudDevueltaId: number;
  readonly marcaId: number;
}

const MARCA = 'Observación de otros.';
const MENSAJE = 'Mensaje de otros.';

/** The requests; the draft of level 1 has the file of others as its document. */
export const foreignSolicitud: ForeignRecordsOf<
  ForeignArchivos & ForeignEntidad & Stranger,
  ForeignSolicitud
> = {
  async create(database, { entidadId, archivoId, personId }) {
    const { id } = await addSolicitud(database, { entidadId, estado: 'borrador' });
    await database
      .insertInto('solicitudes_archivos')
      .values({ solicitud_id: id, archivo_id: archivoId })
      .execute();
    const { solicitudId: solicitudDosId, versionId } = await addSolicitudNivelDos(database, entidadId);
    const tres = await addSolicitudNivelTres(database, entidadId);
    return {
      solicitudId: id,
      solicitudTresId: tres.solicitudId,
      versionEvaluadaId: tres.versionId,
      solicitudDosId,
      solicitudVersionId: versionId,
      mensajeComprobadoId: await addMensajeComprobado(database, solicitudDosId),
      ...(await addDevuelta(database, entidadId, personId)),
    };
  },
  marks: () => [MARCA, MENSAJE],
  stored: ({
    solicitudId,
    solicitudDosId,
    solicitudTresId,
    solicitudDevueltaId,
    marcaId,
    mensajeComprobadoId,
  }) => [
    { table: 'solicitudes', id: solicitudId },
    { table: 'solicitudes', id: solicitudTresId },
    { table: 'solicitudes_nivel_tres', id: solicitudTresId, key: 'solicitud_id' },
    { table: 'solicitudes', id: solicitudDosId },
    { table: 'solicitudes_nivel_dos', id: solicitudDosId, key: 'solicitud_id' },
    { table: 'solicitudes_mensajes_comprobados', id: mensajeComprobadoId },
    { table: 'solicitudes', id: solicitudDevueltaId },
    { table: 'solicitudes_marcas', id: marcaId },
    // A message or a follower more is another row.
    { table: 'solicitudes_conversaciones', id: solicitudDevueltaId, key: 'solicitud_id' },
    { table: 'solicitudes_seguidores', id: solicitudDevueltaId, key: 'solicitud_id' },
  ],
};

type Database = Kysely<DatabaseSchema>;

async function addMensajeComprobado(database: Database, solicitudId: number): Promise<number> {
  const { id } = await database
    .insertInto('solicitudes_mensajes_comprobados')
    .values({
      solicitud_id: solicitudId,
      operacion: 'principal',
      papel: 'peticion',
      sha256: '1'.repeat(64),
      reglas: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addDevuelta(database: Database, entidadId: number, usuarioId: number) {
  const { id } = await addSolicitud(database, { entidadId, estado: 'devuelta' });
  const { id: pasoId } = await database
    .insertInto('solicitudes_pasos')
    .values({
      solicitud_id: id,
      accion: 'devolver',
      desde_id: await findEstado(database, 'en-revision'),
      hasta_id: await findEstado(database, 'devuelta'),
      usuario_id: usuarioId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: marcaId } = await database
    .insertInto('solicitudes_marcas')
    .values({
      solicitud_id: id,
      paso_id: pasoId,
      orden: 1,
      lugar: 'servicio',
      lugar_nombre: 'Servicio',
      texto: MARCA,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('solicitudes_conversaciones')
    .values({ solicitud_id: id, usuario_id: usuarioId, es_ministerio: true, texto: MENSAJE })
    .execute();
  await database
    .insertInto('solicitudes_seguidores')
    .values({ solicitud_id: id, usuario_id: usuarioId })
    .execute();
  return { solicitudDevueltaId: id, marcaId };
}
