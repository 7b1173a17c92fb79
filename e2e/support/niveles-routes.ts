import { askDatabase } from './database.ts';
import { openInside } from './open-inside.ts';
import { heading, type Place, showsNothingPending } from './places.ts';
import { dialogOf, screen } from './private-routes.ts';

/** Who makes requests: the interoperability leader of one entity. */
export const LIDER = '1000000003';

const CONSULTA = '/app/level/process-levelconsult';
const NIVELES = '/app/level/process-levelservices';
const NUEVA = 'Nueva solicitud de servicio, Nivel 1';
const step = (paso: string) => screen(`new request, ${paso}`, `${NIVELES}/nivel-uno/new?paso=${paso}`, NUEVA);

/** A step of a draft of the leader that has fields. */
function ofBorrador(paso: string): Place {
  return {
    name: `draft of a request, ${paso}`,
    open: async (page) => {
      const [row] = await askDatabase(
        `select min(s.id) as id from solicitudes s join estados_solicitud e on e.id = s.estado_id
         join membresias m on m.entidad_id = s.entidad_id join usuarios u on u.id = m.usuario_id
         where e.codigo = 'borrador' and u.numero_identificacion = '${LIDER}'`,
      );
      await openInside(page, `${NIVELES}/nivel-uno/${row?.['id']}?paso=${paso}`);
      await heading(page, NUEVA);
      await showsNothingPending(page);
    },
  };
}

/** A request in a state: of the leader's entity, or of any. */
function ofSolicitud(estado: string, suffix = '', isOfLider = false): Place {
  return {
    name: `request, ${estado}${suffix}`,
    open: async (page) => {
      const [row] = await askDatabase(
        `select min(s.id) as id from solicitudes s join estados_solicitud e on e.id = s.estado_id
         where e.codigo = '${estado}' and (${!isOfLider} or s.entidad_id = (select m.entidad_id from membresias m
           join usuarios u on u.id = m.usuario_id where u.numero_identificacion = '${LIDER}'))`,
      );
      await openInside(page, `${CONSULTA}/${row?.['id']}${suffix}`);
      await heading(page, /\S/);
      await showsNothingPending(page);
    },
  };
}

/** The requests as the ministry reads them. */
export const solicitudesPlaces: readonly Place[] = [
  screen('requests', CONSULTA, 'Solicitudes'),
  screen('no requests', `${CONSULTA}?texto=inexistente`, 'Solicitudes'),
  dialogOf(ofSolicitud('radicada'), /^Asignar consultor/),
  ofSolicitud('en-conceptualizacion'),
  ofSolicitud('certificada', '?pestana=servicio'),
  ofSolicitud('certificada', '?pestana=documentos'),
  ofSolicitud('certificada', '?pestana=historial'),
];

/** Screens of the entity that asks for level 1. */
export const nivelesPlaces: readonly Place[] = [
  screen('services by level', `${NIVELES}/home`, 'Servicios por niveles'),
  screen('no services by level', `${NIVELES}/home?texto=inexistente`, 'Servicios por niveles'),
  step('servicio'),
  step('elementos'),
  dialogOf(step('elementos'), /^Agregar campo/),
  step('documentos'),
  step('revision'),
  ofBorrador('elementos'),
  ofSolicitud('pendiente-entidad', '', true),
  ofSolicitud('devuelta', '', true),
];
