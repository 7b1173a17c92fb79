import { type Actor, permissionKey } from '@marco/server-kit';
import type { FuenteActividades } from '@marco/usuarios/port';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import {
  type EstadoSolicitud,
  type Lado,
  RECURSO_CERTIFICACION,
  RECURSO_SOLICITUDES,
  RECURSO_VERIFICACION,
} from '../../contract/terms.ts';
import { findLado } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { countEnEspera } from './actividades-solicitudes.queries.ts';

const EDITAR = permissionKey(RECURSO_SOLICITUDES, 'editar');
const APROBAR = permissionKey(RECURSO_SOLICITUDES, 'aprobar');
const CERTIFICAR = permissionKey(RECURSO_CERTIFICACION, 'aprobar');
const CONCEPTUAR = permissionKey(RECURSO_VERIFICACION, 'aprobar');

/** Requests in a state whose next step is of one kind of people. */
interface Espera {
  readonly codigo: string;
  readonly titulo: string;
  readonly estado: EstadoSolicitud;
  /** Permission of the step. */
  readonly permiso: string;
  /** The side the step is of; that of an entity is of the entity of the request. */
  readonly lado: Lado;
  /** Whether only those wait whose consultor the person is, or is not; default all. */
  readonly consultor?: 'suyo' | 'ajeno';
}

const DEL_CONSULTOR = { permiso: EDITAR, lado: 'ministerio', consultor: 'suyo' } as const;

/** The steps of `rules/ciclo` that wait for somebody. */
const ESPERAS: readonly Espera[] = [
  {
    codigo: 'solicitudes-por-aprobar',
    titulo: 'Solicitudes que esperan a su entidad',
    estado: 'pendiente-entidad',
    permiso: APROBAR,
    lado: 'entidad',
  },
  {
    codigo: 'solicitudes-devueltas',
    titulo: 'Solicitudes devueltas por corregir',
    estado: 'devuelta',
    permiso: EDITAR,
    lado: 'entidad',
  },
  {
    codigo: 'solicitudes-por-asignar',
    titulo: 'Solicitudes por asignar',
    estado: 'radicada',
    permiso: APROBAR,
    lado: 'ministerio',
  },
  {
    codigo: 'solicitudes-asignadas',
    titulo: 'Solicitudes asignadas por revisar',
    estado: 'asignada',
    ...DEL_CONSULTOR,
  },
  {
    codigo: 'solicitudes-en-revision',
    titulo: 'Solicitudes en revisión',
    estado: 'en-revision',
    ...DEL_CONSULTOR,
  },
  {
    codigo: 'solicitudes-en-conceptualizacion',
    titulo: 'Solicitudes por conceptualizar',
    estado: 'en-conceptualizacion',
    ...DEL_CONSULTOR,
  },
  {
    codigo: 'solicitudes-en-evaluacion',
    titulo: 'Solicitudes por evaluar',
    estado: 'en-evaluacion',
    ...DEL_CONSULTOR,
  },
  {
    codigo: 'solicitudes-en-verificacion',
    titulo: 'Solicitudes por verificar',
    estado: 'en-verificacion',
    ...DEL_CONSULTOR,
  },
  {
    codigo: 'solicitudes-por-conceptuar',
    titulo: 'Solicitudes que esperan el concepto técnico',
    estado: 'en-verificacion',
    permiso: CONCEPTUAR,
    lado: 'operador',
  },
  {
    codigo: 'solicitudes-por-certificar',
    titulo: 'Solicitudes por certificar',
    // Who worked on a request does not certify it.
    estado: 'concepto-favorable',
    permiso: CERTIFICAR,
    lado: 'ministerio',
    consultor: 'ajeno',
  },
];

const findLadoDe = ({ readsAllEntities, operatesPlatform }: Actor) =>
  findLado({ esMinisterio: readsAllEntities, esOperador: operatesPlatform });

function toFuente({ codigo, titulo, estado, permiso, lado, consultor }: Espera): FuenteActividades {
  return {
    codigo,
    findActividad: async (database, actor) => {
      if (!actor.permissions.has(permiso) || findLadoDe(actor) !== lado) return undefined;
      const { cantidad, masAntigua, masReciente } = await countEnEspera(database, {
        estado,
        ...(lado === 'entidad' ? { entidadId: actor.entityId } : {}),
        ...(lado === 'operador' ? { conceptoPendiente: true } : {}),
        ...(consultor === undefined ? {} : { consultor: { cual: consultor, usuarioId: actor.userId } }),
      });
      if (!masAntigua || !masReciente) return undefined;
      const suyas = consultor === 'suyo' ? `&consultor=${actor.userId}` : '';
      return {
        titulo,
        cantidad,
        masAntigua,
        masReciente,
        url: `${solicitudesPaths.consulta}?estado=${estado}${suyas}`,
      };
    },
  };
}

/** Requests that wait for a person, from their last change on. */
export const actividadesDeSolicitudes: readonly FuenteActividades[] = ESPERAS.map(toFuente);
