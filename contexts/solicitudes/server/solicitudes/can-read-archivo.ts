import { buildConArchivo, type LectorDeArchivos } from '@marco/archivos/port';
import { permissionKey, requireActor } from '@marco/server-kit';
import { type EstadoSolicitud, type Nivel, RECURSO_SOLICITUDES } from '../../contract/terms.ts';
import { canSeeSolicitud } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { buildSolicitudesConArchivo } from './partes-nivel-dos.queries.ts';
import { toLector, toQuienTramita } from './quien-tramita.ts';
import { buildSolicitudes } from './solicitud-row.queries.ts';

const ARCHIVOS = {
  tablas: ['solicitudes_archivos', 'solicitudes_normas', 'solicitudes_nivel_tres_archivos'],
  columna: 'solicitud_id',
} as const;

/** Documents of a request, of its normas and of its level: people who may read the request. */
export const canReadArchivoDeSolicitud: LectorDeArchivos = async (database, archivoId, context) => {
  if (!requireActor(context).permissions.has(permissionKey(RECURSO_SOLICITUDES, 'consultar'))) return false;
  const row = await buildSolicitudes(database)
    .select(['s.entidad_id', 'es.codigo', 's.nivel'])
    .where((eb) =>
      eb.or([
        buildConArchivo('s.id', ARCHIVOS, archivoId),
        eb('s.constancia_id', '=', archivoId),
        eb('s.id', 'in', buildSolicitudesConArchivo(database, archivoId)),
      ]),
    )
    .executeTakeFirst();
  return (
    row !== undefined &&
    canSeeSolicitud(
      { estado: row.codigo as EstadoSolicitud, entidadId: row.entidad_id, nivel: row.nivel as Nivel },
      toLector(toQuienTramita(context)),
    )
  );
};
