import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { mesasErrors } from './mesas.errors.ts';
import { RECURSO_MESAS } from './terms.ts';

const exposure = { private: permissionAccess(RECURSO_MESAS, 'consultar') } as const;
const PATH = '/mesaInteroperabilidad/calendario-propio';
/** Since when the person has an address in the entidad they work for; null without one. */
const calendario = z.object({ desde: z.iso.datetime().nullable() });

export const getCalendarioPropioEndpoint = defineEndpoint({
  operation: 'getCalendarioPropio',
  context: 'mesas',
  summary: 'Desde cuándo tiene quien consulta una dirección de calendario con sus reuniones y vencimientos.',
  method: 'GET',
  path: PATH,
  exposure,
  request: {},
  response: calendario,
  errors: mesasErrors,
});

/**
 * The key is in this answer alone: what is stored is its hash. So a repeated call makes another one: the answer to the first
 * would have to be kept.
 */
export const createCalendarioPropioEndpoint = defineEndpoint({
  operation: 'createCalendarioPropio',
  context: 'mesas',
  summary: 'Crea la dirección secreta de calendario de quien la pide; la anterior deja de responder.',
  method: 'POST',
  path: PATH,
  exposure,
  request: {},
  response: calendario.extend({ direccion: z.string() }),
  errors: mesasErrors,
  ratePerMinute: 30,
});

export const deleteCalendarioPropioEndpoint = defineEndpoint({
  operation: 'deleteCalendarioPropio',
  context: 'mesas',
  summary: 'Retira la dirección de calendario de quien la pide, que deja de responder.',
  method: 'DELETE',
  path: PATH,
  exposure,
  request: {},
  response: calendario,
  errors: mesasErrors,
});

/** In the query, because the log of requests keeps no query. */
export const downloadCalendarioPropioEndpoint = defineEndpoint({
  operation: 'downloadCalendarioPropio',
  context: 'mesas',
  summary: 'El calendario (iCalendar) de la persona a la que pertenece la clave.',
  method: 'GET',
  path: '/mesaInteroperabilidad/calendario',
  exposure: { public: true },
  request: {
    query: z.object({ clave: z.string().regex(/^[\w-]{43}$/, { error: 'La dirección está incompleta.' }) }),
  },
  response: z.string().describe('El calendario en iCalendar (RFC 5545)'),
  errors: mesasErrors,
  ratePerMinute: 30,
});
