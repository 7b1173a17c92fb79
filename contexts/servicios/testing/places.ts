import { type Places, screenOf } from '@marco/test-kit/declarations';

/** The first servicio in a state. */
const inState = (codigo: string) => `select min(s.id) as id from servicios s
  join estados_servicio e on e.id = s.estado_servicio_id where e.codigo = '${codigo}'`;

const servicio = (codigo: string) => screenOf(`servicio, ${codigo}`, '/app/servicios/{id}', inState(codigo));

/** Services with their versions and messages, for the person who works on them. */
export const places: Places = {
  administrator: [
    servicio('publicado-nivel-3'),
    servicio('identificado'),
    screenOf(
      'retiro de una versión',
      '/app/versiones/{id}',
      "select min(id) as id from servicios_versiones where estado = 'publicada'",
    ),
  ],
};
