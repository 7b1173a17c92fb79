import { permissionKey } from '@marco/server-kit';
import type { FuenteActividades } from '@marco/usuarios/port';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import { type EstadoSolicitud, RECURSO_CERTIFICACION, RECURSO_SOLICITUDES } from '../../contract/terms.ts';
import { countEnEspera } from './actividades-solicitudes.queries.ts';

const EDITAR = permissionKey(RECURSO_SOLICITUDES, 'editar');
const APROBAR = permissionKey(RECURSO_SOLICITUDES, 'aprobar');
const CERTIFICAR = permissionKey(RECURSO_CERTIFICACION, 'aprobar');

/** Requests in a state whose next step is of one kind of people. */
interface Espera {
  readonly codigo: string;
  readonly titulo: string;
  readonly estado: EstadoSolicitud;
  /** Permission of the step. */
  readonly permiso: string;
  /** Whether the step is of the ministry; else of the entity of the request. */
  readonly esMinisterio: boolean;
  /** Whether only those wait whose consultor the person is, or is not; default all. */
  readonly consultor?: 'suyo' | 'ajeno';
}

const DEL_CONSULTOR = { permiso: EDITAR, esMinisterio: true, consultor: 'suyo' } as const;

/** The steps of `rules/ciclo` that wait for somebody. */
const ESPERAS: readonly Espera[] = [
  {
    codigo: 'solicitudes-por-aprobar',
    titulo: 'Solicitudes que esperan a su entidad',
    estado: 'pendiente-entidad',
    permiso: APROBAR,
    esMinisterio: false,
  },
  {
    codigo: 'solicitudes-devueltas',
    titulo: 'Solicitudes devueltas por corregir',
    estado: 'devuelta',
    permiso: EDITAR,
    esMinisterio: false,
  },
  {
    codigo: 'solicitudes-por-asignar',
    titulo: 'Solicitudes por asignar',
    estado: 'radicada',
    permiso: APROBAR,
    esMinisterio: true,
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
    codigo: 'solicitudes-por-certificar',
    titulo: 'Solicitudes por certificar',
    // Who worked on a request does not certify it.
    estado: 'concepto-favorable',
    permiso: CERTIFICAR,
    esMinisterio: true,
    consultor: 'ajeno',
  },
];

function toFuente({ codigo, titulo, estado, permiso, esMinisterio, consultor }: Espera): FuenteActividades {
  return {
    codigo,
    findActividad: async (database, actor) => {
      if (!actor.permissions.has(permiso) || actor.readsAllEntities !== esMinisterio) return undefined;
      const { cantidad, masAntigua, masReciente } = await countEnEspera(database, {
        estado,
        ...(esMinisterio ? {} : { entidadId: actor.entityId }),
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
