import { type Places, screenAt, screenOf, titleAt } from '@marco/test-kit/declarations';

const TITULO = 'Directorio de servicios';
const CODIGO = 'A'.repeat(43);

/** The page of the servicio that has come furthest. */
const PUBLICADO = `select d.entidad, d.servicio from directorio_direcciones d
  join directorio_servicios s on s.servicio_id = d.servicio_id
  where d.vigente order by s.nivel desc, d.servicio_id limit 1`;

/** The directory and the page of a servicio, as anybody and as a person reads them. */
export const places: Places = {
  visitor: [
    screenAt('directory', '/directorio-servicios', TITULO),
    screenAt('directory as a table', '/directorio-servicios?vista=tabla', TITULO),
    {
      name: 'directory without results',
      path: '/directorio-servicios?texto=zzzzzz',
      shows: [{ text: 'No hay resultados coincidentes' }],
      isLoaded: true,
    },
    {
      name: 'directory by data',
      path: '/directorio-servicios',
      presses: [{ role: 'button', name: 'Tengo → necesito' }],
      shows: [{ field: /^Tengo/ }],
    },
    screenOf('page of a servicio', '/directorio-servicios/{entidad}/{servicio}', PUBLICADO),
    titleAt(
      'page of a servicio that is not there',
      '/directorio-servicios/mintic/no-existe',
      'Servicio no encontrado',
    ),
    titleAt(
      'confirmation of a subscription',
      `/directorio-servicios/suscripciones/confirmar?codigo=${CODIGO}`,
      'Confirmar la suscripción',
    ),
    titleAt(
      'end of a subscription',
      `/directorio-servicios/suscripciones/retirar?codigo=${CODIGO}`,
      'Dejar de recibir avisos',
    ),
  ],
  staff: [
    screenAt('directory with a session', '/directorio-servicios', TITULO),
    screenOf('page of a servicio with a session', '/directorio-servicios/{entidad}/{servicio}', PUBLICADO),
  ],
};
