import { dialogOf, type Places, screenAt, screenOf, titleAt } from '@marco/test-kit/declarations';

const TITULO = 'Directorio de servicios';
const CODIGO = 'A'.repeat(43);

/** The page of the servicio that has come furthest. */
const PUBLICADO = `select d.entidad, d.servicio from directorio_direcciones d
  join directorio_servicios s on s.servicio_id = d.servicio_id
  where d.vigente order by s.nivel desc, d.servicio_id limit 1`;

/** A version of a servicio that another one has replaced, or else any that has an address of its own. */
const VERSION = `select d.entidad, d.servicio, v.mayor || '.' || v.menor as version from directorio_direcciones d
  join servicios_versiones v on v.servicio_id = d.servicio_id
  join directorio_servicios s on s.servicio_id = d.servicio_id
  where d.vigente and v.estado <> 'en-elaboracion' order by v.id = s.version_id, v.id limit 1`;

const DIRECTORIO = screenAt('directory', '/directorio-servicios', TITULO);

/** The directory and the page of a servicio, as anybody and as a person reads them. */
export const places: Places = {
  visitor: [
    DIRECTORIO,
    dialogOf(DIRECTORIO, /^Pedir un dato$/),
    dialogOf(DIRECTORIO, /^Avisarme si cambia$/),
    {
      name: 'directory with why it stands in its order',
      path: '/directorio-servicios?texto=consulta',
      presses: [{ role: 'button', name: '¿Por qué en este orden?' }],
      shows: [{ role: 'table', name: 'Puntos de cada servicio de esta página' }],
    },
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
      shows: [{ text: /^Necesito$/ }],
    },
    screenAt(
      'data that are asked for',
      '/directorio-servicios/datos-pedidos',
      'Datos que nadie ofrece todavía',
    ),
    screenOf('page of a servicio', '/directorio-servicios/{entidad}/{servicio}', PUBLICADO),
    screenOf('page of a version', '/directorio-servicios/{entidad}/{servicio}/{version}', VERSION),
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
