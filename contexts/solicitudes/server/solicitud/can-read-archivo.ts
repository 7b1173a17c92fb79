import type { LectorDeRegistros } from '@marco/archivos/port';
import { permissionKey, requireActor } from '@marco/server-kit';
import { type EstadoSolicitud, RECURSO_SOLICITUDES } from '../../contract/terms.ts';
import { canSeeSolicitud } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { toQuienTramita } from './quien-tramita.ts';
import { buildSolicitudes } from './solicitud-row.queries.ts';

/** Documents of a request and of its normas: whoever reads the request. */
export const canReadArchivoDeSolicitud: LectorDeRegistros = async (database, archivoId, context) => {
  if (!requireActor(context).permissions.has(permissionKey(RECURSO_SOLICITUDES, 'consultar'))) return false;
  const row = await buildSolicitudes(database)
    .select(['s.entidad_id', 'es.codigo'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(
          's.id',
          'in',
          selectFrom('solicitudes_archivos').select('solicitud_id').where('archivo_id', '=', archivoId),
        ),
        eb(
          's.id',
          'in',
          selectFrom('solicitudes_normas').select('solicitud_id').where('archivo_id', '=', archivoId),
        ),
      ]),
    )
    .executeTakeFirst();
  return (
    row !== undefined &&
    canSeeSolicitud(
      { estado: row.codigo as EstadoSolicitud, entidadId: row.entidad_id },
      toQuienTramita(context),
    )
  );
};
