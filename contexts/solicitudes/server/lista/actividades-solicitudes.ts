import { type Actor, permissionKey } from '@marco/server-kit';
import type { EsperaDeAsuntos, FuenteActividades } from '@marco/usuarios/port';
import {
  solicitudesPaths,
  toEditarSolicitud,
  toSolicitud,
  toVerificacion,
} from '../../contract/solicitudes.paths.ts';
import {
  type EstadoSolicitud,
  type Lado,
  RECURSO_CERTIFICACION,
  RECURSO_SOLICITUDES,
  RECURSO_VERIFICACION,
} from '../../contract/terms.ts';
import { findLado } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { findEnManosDe, presentEnManosDe } from '../../rules/reloj/en-manos-de.ts';
import { buildEnEspera, listNombradas, type SolicitudNombrada } from './actividades-solicitudes.queries.ts';

const CONSULTAR = permissionKey(RECURSO_SOLICITUDES, 'consultar');
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
  /** What to do with one, before its name, and the word of its button. */
  readonly verbo: string;
  readonly boton: string;
  /** Where it is done; the page of the request unless given. */
  readonly toUrl?: (solicitud: SolicitudNombrada) => string;
}

const DEL_CONSULTOR = { permiso: EDITAR, lado: 'ministerio', consultor: 'suyo' } as const;
const toFormulario = (solicitud: SolicitudNombrada) => toEditarSolicitud(solicitud);

/** The steps of `rules/ciclo` that wait for somebody. */
const ESPERAS: readonly Espera[] = [
  {
    codigo: 'solicitudes-por-aprobar',
    titulo: 'Solicitudes que esperan a su entidad',
    estado: 'pendiente-entidad',
    permiso: APROBAR,
    lado: 'entidad',
    verbo: 'Decida la solicitud de',
    boton: 'Decidir',
  },
  {
    codigo: 'solicitudes-devueltas',
    titulo: 'Solicitudes devueltas por corregir',
    estado: 'devuelta',
    permiso: EDITAR,
    lado: 'entidad',
    verbo: 'Corrija la solicitud devuelta de',
    boton: 'Corregir',
    toUrl: toFormulario,
  },
  {
    codigo: 'solicitudes-en-borrador',
    titulo: 'Borradores de solicitudes',
    estado: 'borrador',
    permiso: EDITAR,
    lado: 'entidad',
    verbo: 'Continúe el borrador de',
    boton: 'Continuar',
    toUrl: toFormulario,
  },
  {
    codigo: 'solicitudes-por-asignar',
    titulo: 'Solicitudes por asignar',
    estado: 'radicada',
    permiso: APROBAR,
    lado: 'ministerio',
    verbo: 'Asigne la solicitud de',
    boton: 'Asignar',
  },
  {
    codigo: 'solicitudes-asignadas',
    titulo: 'Solicitudes asignadas por revisar',
    estado: 'asignada',
    ...DEL_CONSULTOR,
    verbo: 'Empiece la revisión de',
    boton: 'Revisar',
  },
  {
    codigo: 'solicitudes-en-revision',
    titulo: 'Solicitudes en revisión',
    estado: 'en-revision',
    ...DEL_CONSULTOR,
    verbo: 'Termine la revisión de',
    boton: 'Continuar',
  },
  {
    codigo: 'solicitudes-en-conceptualizacion',
    titulo: 'Solicitudes por conceptualizar',
    estado: 'en-conceptualizacion',
    ...DEL_CONSULTOR,
    verbo: 'Conceptualice',
    boton: 'Continuar',
  },
  {
    codigo: 'solicitudes-en-evaluacion',
    titulo: 'Solicitudes por evaluar',
    estado: 'en-evaluacion',
    ...DEL_CONSULTOR,
    verbo: 'Evalúe',
    boton: 'Evaluar',
  },
  {
    codigo: 'solicitudes-en-verificacion',
    titulo: 'Solicitudes por verificar',
    estado: 'en-verificacion',
    ...DEL_CONSULTOR,
    verbo: 'Verifique',
    boton: 'Verificar',
    toUrl: ({ id }) => toVerificacion(id),
  },
  {
    codigo: 'solicitudes-por-conceptuar',
    titulo: 'Solicitudes que esperan el concepto técnico',
    estado: 'en-verificacion',
    permiso: CONCEPTUAR,
    lado: 'operador',
    verbo: 'Dé el concepto técnico de',
    boton: 'Conceptuar',
    toUrl: ({ id }) => toVerificacion(id),
  },
  {
    codigo: 'solicitudes-por-certificar',
    titulo: 'Solicitudes por certificar',
    // Who worked on a request does not certify it.
    estado: 'concepto-favorable',
    permiso: CERTIFICAR,
    lado: 'ministerio',
    consultor: 'ajeno',
    verbo: 'Certifique',
    boton: 'Certificar',
  },
];

const findLadoDe = ({ readsAllEntities, operatesPlatform }: Actor) =>
  findLado({ esMinisterio: readsAllEntities, esOperador: operatesPlatform });

/** 'Solicitud LCI-N1-2026-000012, Cancillería'; to who is of the entity, without its name. */
function presentDetalle(
  { radicado, nivel, entidad, entidad_id }: SolicitudNombrada,
  { entityId }: Actor,
): string {
  const cual = radicado === null ? `Borrador de nivel ${nivel}` : `Solicitud ${radicado}`;
  return entidad_id === entityId ? cual : `${cual}, ${entidad}`;
}

/** Who must act, where the person may not. */
function presentQuien(solicitud: SolicitudNombrada, { entityId }: Actor): string | null {
  const { estado, nivel, consultor, concepto_pendiente: conceptoPendiente } = solicitud;
  const turno = findEnManosDe(estado, nivel, { conceptoPendiente });
  if (!turno) return null;
  const esDeLaEntidad = solicitud.entidad_id === entityId;
  return turno.encargado === 'consultor' && consultor !== null && !esDeLaEntidad
    ? `En manos de ${consultor}`
    : presentEnManosDe(turno, esDeLaEntidad);
}

function toFuente(una: Espera): FuenteActividades {
  const { codigo, titulo, estado, permiso, lado, consultor, verbo, boton, toUrl } = una;
  const isDraft = estado === 'borrador';
  return {
    codigo,
    clase: 'solicitud',
    findEspera: (actor, ambito) => {
      if (ambito === 'otros' || findLadoDe(actor) !== lado) return undefined;
      const isMine = ambito === 'mio';
      if (!actor.permissions.has(isMine ? permiso : CONSULTAR)) return undefined;
      const suyas = consultor === 'suyo' && isMine ? `&consultor=${actor.userId}` : '';
      return {
        titulo,
        url: `${solicitudesPaths.consulta}?estado=${estado}${suyas}`,
        buildAsuntos: (database) =>
          buildEnEspera(database, {
            estados: [estado],
            entidadId: lado === 'entidad' ? actor.entityId : undefined,
            solicitanteId: isDraft && isMine ? actor.userId : undefined,
            conceptoPendiente: lado === 'operador' ? true : undefined,
            consultor:
              consultor === undefined || !isMine ? undefined : { cual: consultor, usuarioId: actor.userId },
          }),
        listTextos: async (database, ids) =>
          (await listNombradas(database, ids)).map((solicitud) => {
            const isTheirs = actor.permissions.has(permiso) && isConsultorDe(solicitud, actor, consultor);
            return {
              id: solicitud.id,
              titulo: `${verbo} «${solicitud.servicio_nombre}»`,
              detalle: presentDetalle(solicitud, actor),
              enManosDe: isTheirs ? null : presentQuien(solicitud, actor),
              boton: isTheirs ? boton : 'Ver',
              url: isTheirs && toUrl ? toUrl(solicitud) : toSolicitud(solicitud.id),
            };
          }),
      };
    },
  };
}

function isConsultorDe(
  { consultor_id }: SolicitudNombrada,
  { userId }: Actor,
  consultor: Espera['consultor'],
): boolean {
  return consultor === undefined || (consultor_id === userId) === (consultor === 'suyo');
}

const DE_LA_ENTIDAD: readonly EstadoSolicitud[] = ['pendiente-entidad', 'devuelta'];
const DE_OTROS: readonly EstadoSolicitud[] = [
  'radicada',
  'asignada',
  'en-revision',
  'en-conceptualizacion',
  'en-evaluacion',
  'en-verificacion',
  'concepto-favorable',
];

/** What others must do: of an entity, its requests the ministry has; of a consultor, theirs that an entity has. */
const solicitudesDeOtros: FuenteActividades = {
  codigo: 'solicitudes-de-otros',
  clase: 'solicitud',
  findEspera: (actor, ambito): EsperaDeAsuntos | undefined => {
    const lado = findLadoDe(actor);
    if (ambito !== 'otros' || lado === 'operador' || !actor.permissions.has(CONSULTAR)) return undefined;
    const isEntidad = lado === 'entidad';
    return {
      titulo: 'Solicitudes en manos de otros',
      url: solicitudesPaths.consulta,
      buildAsuntos: (database) =>
        buildEnEspera(database, {
          estados: isEntidad ? DE_OTROS : DE_LA_ENTIDAD,
          entidadId: isEntidad ? actor.entityId : undefined,
          consultor: isEntidad ? undefined : { cual: 'suyo', usuarioId: actor.userId },
        }),
      listTextos: async (database, ids) =>
        (await listNombradas(database, ids)).map((solicitud) => ({
          id: solicitud.id,
          titulo: solicitud.servicio_nombre,
          detalle: presentDetalle(solicitud, actor),
          enManosDe: presentQuien(solicitud, actor),
          boton: 'Ver',
          url: toSolicitud(solicitud.id),
        })),
    };
  },
};

/** Requests that wait for a person, from their last change on. */
export const actividadesDeSolicitudes: readonly FuenteActividades[] = [
  ...ESPERAS.map(toFuente),
  solicitudesDeOtros,
];
