import { presentEntidad } from '@marco/entidades/terms';
import { type CallContext, refuse } from '@marco/server-kit';
import { type Conexion, directorioErrors } from '../../contract/index.ts';
import { type AlcanceIdentificador, findLector, listNotas, listPasos } from '../../rules/conexion.ts';
import { toDireccion } from '../busqueda/present-servicio.ts';
import { listServicios } from '../busqueda/servicios.queries.ts';
import type { DondeSeLee } from '../ficha/get-ficha.ts';
import { readUso, type UsoDeServicio } from '../uso/read-uso.ts';
import { findAcuerdoPropio, findEntidad } from './conexion.queries.ts';

/**
 * How the caller connects to a servicio: a visitor, or the entidad of their session.
 *
 * @throws SERVICIO_NO_PUBLICADO
 */
export async function computeConexion(
  { database, fuentes }: DondeSeLee,
  servicioId: number,
  { actor }: Pick<CallContext, 'actor'>,
): Promise<Conexion> {
  const [row] = await listServicios(database, [servicioId]);
  if (!row) throw refuse(directorioErrors, 'SERVICIO_NO_PUBLICADO');
  const entidadId = actor?.entityId ?? null;
  const [propia, proveedora, acuerdo, uso] = await Promise.all([
    entidadId === null ? undefined : findEntidad(database, entidadId),
    findEntidad(database, row.entidadId),
    entidadId === null ? undefined : findAcuerdoPropio(database, { servicioId, entidadId }),
    readUso(database, fuentes, { servicioId, versionId: row.versionId }),
  ]);
  const servicio = {
    servicioId,
    nivel: row.nivel,
    enSuspension: row.enSuspension,
    acceso: row.acceso,
    terminos: uso.terminos,
    proveedora: presentEntidad(row.entidad, row.sigla),
    direccion: toDireccion(row),
  };
  const quien = {
    entidad: propia ?? null,
    esProveedora: entidadId === row.entidadId,
    acuerdo: acuerdo ?? null,
  };
  const { identificador, alcance } = findIdentificador(uso.registros, proveedora?.codigoXroad ?? null);
  return {
    servicioId,
    lector: findLector(quien),
    entidad: propia ? { id: propia.id, nombre: presentEntidad(propia.nombre), sigla: propia.sigla } : null,
    pasos: listPasos(servicio, quien).map((paso) => ({ ...paso })),
    identificador,
    notas: [...listNotas(servicio, alcance)],
  };
}

/** What the servicio is called by; where it is not registered yet, the member code of its entidad. */
function findIdentificador(
  [registro]: NonNullable<UsoDeServicio['registros']>,
  codigo: string | null,
): { readonly identificador: string | null; readonly alcance: AlcanceIdentificador } {
  if (registro)
    return {
      identificador: registro.identificador,
      alcance: registro.esProduccion ? 'produccion' : 'pruebas',
    };
  return { identificador: codigo, alcance: codigo === null ? 'ninguno' : 'miembro' };
}
