import { ESTADO_ACUERDO } from '@marco/acuerdos/terms';
import type { DatabaseSchema } from '@marco/database';
import { toEditarEntidad } from '@marco/entidades/paths';
import { RECURSO_ENTIDADES } from '@marco/entidades/terms';
import { RECURSO_MESAS } from '@marco/mesas/terms';
import { type Actor, type CallContext, decidePermission, refuse, requireActor } from '@marco/server-kit';
import { RECURSO_ACUERDOS } from '@marco/servicios/terms';
import { RECURSO_SOLICITUDES } from '@marco/solicitudes/terms';
import { usuariosPaths } from '@marco/usuarios/paths';
import { RECURSO_USUARIOS } from '@marco/usuarios/terms';
import type { Kysely } from 'kysely';
import { type MiEntidad, reportesErrors } from '../../contract/index.ts';
import { RECURSO_REPORTES } from '../../contract/terms.ts';
import {
  computeCompletitud,
  type DondeEscribe,
  listDatosDeEntidad,
} from '../../rules/datos-generales/completitud.ts';
import { getEntidadPropia, listResponsables } from './mi-entidad.queries.ts';
import * as propios from './registros-propios.queries.ts';

/** Where the caller writes the data of the own entidad: the ministry all of them, its leader the contact. */
function findDonde(actor: Actor, entidadId: number): DondeEscribe {
  const edita = decidePermission(actor, RECURSO_ENTIDADES, 'editar').allowed;
  const formulario = toEditarEntidad(entidadId);
  return {
    registro: edita && actor.readsAllEntities ? formulario : null,
    contacto: edita ? formulario : null,
    personas: decidePermission(actor, RECURSO_USUARIOS, 'consultar').allowed ? usuariosPaths.users : null,
  };
}

function groupByRol(rows: Awaited<ReturnType<typeof listResponsables>>): MiEntidad['responsables'] {
  return [...Map.groupBy(rows, ({ rol }) => rol)].map(([rol, personas]) => ({
    rol,
    personas: personas.map(({ nombre, cargo }) => ({ nombre, cargo })),
  }));
}

/**
 * The entidad the session works for, with what is its own. The caller names none: it is that of the verified session.
 *
 * @throws ENTIDAD_SIN_ELEGIR
 */
export async function getMiEntidad(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
): Promise<MiEntidad> {
  const actor = requireActor(context);
  const { entityId } = actor;
  if (entityId === null) throw refuse(reportesErrors, 'ENTIDAD_SIN_ELEGIR');
  const reads = (resource: Parameters<typeof decidePermission>[1]) =>
    decidePermission(actor, resource, 'consultar').allowed;
  const entidad = await getEntidadPropia(database, entityId);
  const { direccion, telefono, correo, contacto, contactoConfirmado, tieneLider, ...leida } = entidad;
  const [responsables, servicios, tramites, solicitudes, acuerdos, compromisos] = await Promise.all([
    listResponsables(database, entityId),
    propios.listServiciosPropios(database, entityId),
    propios.listTramitesPropios(database, entityId),
    reads(RECURSO_SOLICITUDES) ? propios.listSolicitudesPropias(database, entityId) : null,
    reads(RECURSO_ACUERDOS) ? propios.listAcuerdosPropios(database, entityId, ESTADO_ACUERDO) : null,
    reads(RECURSO_MESAS) ? propios.listCompromisosPropios(database, entityId) : null,
  ]);
  const datos = [...listDatosDeEntidad(entidad, findDonde(actor, entityId))];
  return {
    ...leida,
    responsables: groupByRol(responsables),
    servicios,
    tramites,
    solicitudes,
    acuerdos,
    compromisos,
    datos,
    completitud: computeCompletitud(datos),
    leeIndicadores: reads(RECURSO_REPORTES),
  };
}
