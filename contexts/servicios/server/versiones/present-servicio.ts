import type { DatabaseSchema } from '@marco/database';
import { type CallContext, listActions, refuse, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  type CampoMensajeServicio,
  type DetalleServicio,
  type OperacionServicio,
  serviciosErrors,
} from '../../contract/index.ts';
import { RECURSO_ACUERDOS } from '../../contract/terms.ts';
import { PAPELES_MENSAJE } from '../../contract/versiones.terms.ts';
import { buildArbol, type Rama } from '../../rules/mensajes/arbol.ts';
import { computeEstadoServicio } from '../../rules/versiones/estado-servicio.ts';
import { listCamposDeMensajes, listMensajes } from './mensajes.queries.ts';
import { findServicio, hasVersion, listVersiones } from './versiones.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** @throws SERVICIO_NO_EXISTE */
export async function getServicio(
  database: Database,
  id: number,
  context: CallContext,
): Promise<DetalleServicio> {
  const actor = requireActor(context);
  const [servicio, versiones] = await Promise.all([findServicio(database, id), listVersiones(database, id)]);
  if (!servicio) throw refuse(serviciosErrors, 'SERVICIO_NO_EXISTE');
  const { nombre, descripcion, activo, estado, importado, entidad, sigla } = servicio;
  return {
    servicioId: id,
    nombre,
    descripcion,
    activo,
    estado,
    importado,
    entidad: { id: servicio.entidad_id, nombre: entidad, sigla },
    enSuspension: computeEstadoServicio(versiones, false).enSuspension,
    leeCondiciones:
      (actor.readsAllEntities || actor.entityId === servicio.entidad_id) &&
      listActions(actor, RECURSO_ACUERDOS).has('consultar'),
    versiones: versiones.map((version) => ({
      id: version.id,
      numero: `${version.mayor}.${version.menor}`,
      estado: version.estado,
      estandarizadaEn: version.estandarizadaEn?.toISOString() ?? null,
    })),
  };
}

type CampoRow = Awaited<ReturnType<typeof listCamposDeMensajes>>[number];

/** A tree, branch by branch. */
function flatten(ramas: readonly Rama<CampoRow>[], nivel: number): CampoMensajeServicio[] {
  return ramas.flatMap(({ hijos, ...campo }) => {
    const { id, nombreLocal, minimo, maximo, obligatorioDeNegocio } = campo;
    const { versionId, identificador, nombre, mayor, menor } = campo;
    const elemento = { versionId, identificador, nombre, numero: `${mayor}.${menor}` };
    return [
      { id, nivel, nombreLocal, elemento, minimo, maximo, obligatorioDeNegocio },
      ...flatten(hijos, nivel + 1),
    ];
  });
}

/** @throws VERSION_SERVICIO_NO_EXISTE */
export async function getOperaciones(database: Database, versionId: number): Promise<OperacionServicio[]> {
  const [mensajes, campos] = await Promise.all([
    listMensajes(database, versionId),
    listCamposDeMensajes(database, versionId),
  ]);
  if (mensajes.length === 0 && !(await hasVersion(database, versionId)))
    throw refuse(serviciosErrors, 'VERSION_SERVICIO_NO_EXISTE');
  const byMensaje = Map.groupBy(campos, ({ mensajeId }) => mensajeId);
  return [...Map.groupBy(mensajes, ({ operacionId }) => operacionId)].flatMap(([id, suyos]) => {
    const [primero] = suyos;
    if (!primero) return [];
    return [
      {
        id,
        codigo: primero.codigo,
        nombre: primero.nombre,
        mensajes: PAPELES_MENSAJE.flatMap((papel) =>
          suyos
            .filter((mensaje) => mensaje.papel === papel)
            .map(({ mensajeId }) => ({
              papel,
              campos: flatten(buildArbol(byMensaje.get(mensajeId ?? 0) ?? []), 1),
            })),
        ),
      },
    ];
  });
}
