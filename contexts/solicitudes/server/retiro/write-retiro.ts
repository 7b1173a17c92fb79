import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, refuseAt, refuseField } from '@marco/server-kit';
import { ESTADO_VERSION_SERVICIO, NIVEL_DE_RETIRO } from '@marco/servicios/terms';
import type { Kysely, Transaction } from 'kysely';
import {
  type CambiosRetiro,
  type RetiroSolicitado,
  type Solicitud,
  solicitudesErrors,
} from '../../contract/index.ts';
import { isConDiaDeRetiro } from '../../rules/retiro/retiro-pedido.ts';
import { createBorradorDeVersion } from '../solicitudes/create-borrador-de-version.ts';
import { clearSolicitud } from '../solicitudes/solicitudes.repository.ts';
import { deleteLockedSolicitud, updateLockedSolicitud } from '../solicitudes/update-locked-solicitud.ts';
import { findVersionRetirable } from './retiro.queries.ts';
import { addRetiro, clearRetiro, updateRetiro } from './retiro.repository.ts';

type Database = Kysely<DatabaseSchema>;

/** @throws VERSION_SERVICIO_NO_ENCONTRADA; VERSION_NO_RETIRABLE in a state in which no request ends it */
async function getVersionRetirable(trx: Transaction<DatabaseSchema>, id: number, entidadId: number) {
  const version = await findVersionRetirable(trx, id, entidadId);
  if (!version) throw refuseAt(solicitudesErrors, 'VERSION_SERVICIO_NO_ENCONTRADA', 'servicioVersionId');
  const nivel = NIVEL_DE_RETIRO[version.estado];
  if (nivel === undefined)
    throw refuse(solicitudesErrors, 'VERSION_NO_RETIRABLE', [
      {
        campo: 'servicioVersionId',
        mensaje: `La versión está en «${ESTADO_VERSION_SERVICIO[version.estado]}».`,
      },
    ]);
  return { ...version, nivel };
}

/**
 * Begins the draft of a request that ends a version, of the highest level it reached.
 *
 * @throws SOLICITUD_ACCION_NO_PERMITIDA, VERSION_SERVICIO_NO_ENCONTRADA, VERSION_NO_RETIRABLE, SOLICITUD_EN_CURSO
 */
export function createSolicitudRetiro(
  database: Database,
  pedido: { readonly servicioVersionId: number },
  context: CallContext,
): Promise<Solicitud> {
  return createBorradorDeVersion(database, pedido, context, {
    getVersion: getVersionRetirable,
    tipo: 'retiro',
    add: async (trx, id, version) => {
      await addRetiro(trx, { solicitudId: id, versionId: version.id });
      return {};
    },
  });
}

/** @throws SOLICITUD_DE_OTRO_NIVEL of a request that ends no version */
function getRetiro({ retiro }: Pick<Solicitud, 'retiro'>): RetiroSolicitado {
  if (retiro === null) throw refuse(solicitudesErrors, 'SOLICITUD_DE_OTRO_NIVEL');
  return retiro;
}

/**
 * Changes a draft or a returned request of the end of a version; what is absent stays as it is.
 *
 * @throws as `updateLockedSolicitud`; SOLICITUD_INVALIDA at sucesoraId
 */
export function updateSolicitudRetiro(
  database: Database,
  id: number,
  { sucesoraId, fechaRetiro, motivo }: CambiosRetiro,
  context: CallContext,
): Promise<Solicitud> {
  return updateLockedSolicitud(database, context, {
    isEdicion: true,
    action: 'editar-solicitud',
    id,
    accion: 'editar',
    apply: async (trx, _row, solicitud) => {
      const retiro = getRetiro(solicitud);
      if (sucesoraId != null && !retiro.sucesoras.some((una) => una.id === sucesoraId))
        throw refuseField('sucesoraId', 'Elija una versión posterior del mismo servicio.');
      // Of a version that nobody may use yet, no day is kept: it ends with the certification.
      const dia = isConDiaDeRetiro(retiro.servicioVersion.estado) ? fechaRetiro : undefined;
      await updateRetiro(trx, id, { sucesora_id: sucesoraId, fecha_retiro: dia, motivo });
      const antes = { sucesoraId: retiro.sucesoraId, fechaRetiro: retiro.fechaRetiro, motivo: retiro.motivo };
      const cambios = Object.entries({ sucesoraId, fechaRetiro: dia, motivo });
      const escritos = Object.fromEntries(cambios.filter(([, value]) => value !== undefined));
      return { antes, despues: { ...antes, ...escritos } };
    },
  });
}

/** Removes the draft of a request of the end of a version that was never filed. */
export function deleteSolicitudRetiro(database: Database, id: number, context: CallContext) {
  return deleteLockedSolicitud(database, context, {
    action: 'eliminar-solicitud',
    id,
    accion: 'eliminar',
    apply: async (trx, row, solicitud) => {
      getRetiro(solicitud);
      await clearRetiro(trx, id);
      await clearSolicitud(trx, id);
      return {
        antes: { servicio: row.servicio_nombre, estado: row.estado, tipo: row.tipo },
        despues: null,
      };
    },
  });
}
