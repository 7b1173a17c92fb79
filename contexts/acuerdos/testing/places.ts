import { dialogOf, type Places, screenAt, screenOf } from '@marco/test-kit/declarations';

/** The entidad of the interoperability leader. */
const ENTIDAD = `select m.entidad_id from membresias m join usuarios u on u.id = m.usuario_id
  where u.numero_identificacion = '1000000003'`;

const inState = (estado: string) => `select min(id) as id from acuerdos where estado = '${estado}'`;

/** The first acuerdo in a state that the entidad of the leader asks for, or is asked for. */
const ofLider = (estado: string, lado: 'consumidora' | 'proveedora') =>
  screenOf(
    `agreement, ${estado}, ${lado}`,
    '/app/acuerdos/{id}',
    `${inState(estado)} and ${lado}_id in (${ENTIDAD})`,
  );

/** The acuerdos as an entity and the ministry read them, and the precedents, which anybody does. */
export const places: Places = {
  visitor: [
    screenAt('precedents', '/precedentes', 'Precedentes'),
    screenAt('no precedents', '/precedentes?texto=inexistente', 'Precedentes'),
  ],
  administrator: [
    screenAt('agreements', '/app/acuerdos', 'Acuerdos de consumo'),
    screenAt('no agreements', '/app/acuerdos?texto=inexistente', 'Acuerdos de consumo'),
    screenOf('agreement, refused, with its mediation', '/app/acuerdos/{id}', inState('rechazado')),
  ],
  leader: [
    dialogOf(ofLider('borrador', 'consumidora'), /^Agregar finalidad/),
    ofLider('enviado', 'proveedora'),
    dialogOf(ofLider('enviado', 'proveedora'), /^Pedir aclaración/),
    dialogOf(ofLider('en-aclaracion', 'consumidora'), /^Responder/),
    ofLider('activo', 'consumidora'),
    ofLider('activo', 'proveedora'),
    ofLider('suspendido', 'proveedora'),
    screenOf(
      'terms of consumption',
      '/app/acuerdos/politicas/{id}',
      `select min(v.id) as id from servicios_versiones v join servicios s on s.id = v.servicio_id
        where v.estado = 'publicada' and s.entidad_id in (${ENTIDAD})`,
    ),
    {
      ...screenAt('request for a servicio', '/app/acuerdos/nuevo?servicio={id}', 'Pedir un servicio'),
      record: `select min(s.id) as id from servicios s join servicios_versiones v on v.servicio_id = s.id
        where v.estado = 'publicada' and s.activo and s.entidad_id not in (${ENTIDAD})`,
    },
  ],
};
