import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { consultaNitSchema, respuestaNitSchema } from './nit.schema.ts';
import { MENSAJES_NIT } from './terms.ts';

/** Every look-up may reach a registry of somebody else: few a minute are enough for a person. */
const LOOKUPS_PER_MINUTE = 30;

/** Specification §7: a company of the business registry. Every outcome is HTTP 200 (API-07). */
export const findNitEndpoint = defineEndpoint({
  operation: 'findNit',
  context: 'entidades',
  summary: 'Busca una empresa por NIT y número de verificación en el registro empresarial (RUES).',
  method: 'POST',
  path: '/entidad/finderNIT',
  exposure: { public: true, private: sessionAccess },
  request: { body: consultaNitSchema },
  response: respuestaNitSchema,
  ratePerMinute: LOOKUPS_PER_MINUTE,
  examples: [
    {
      title: 'Encontrada',
      request: { body: { nit: '999000017', dv: '1' } },
      response: { existRUES: true, errorWS: false, msgErrorWS: null, nombre: 'Andina de Datos Demo S.A.S.' },
    },
    {
      title: 'Número de verificación errado',
      request: { body: { nit: '999000017', dv: '2' } },
      response: { existRUES: false, errorWS: false, msgErrorWS: MENSAJES_NIT.verificar, nombre: null },
    },
  ],
});

/** Specification §7: an institution of higher education, with the body and answer of `findNit` (API-08). */
export const findIesNitEndpoint = defineEndpoint({
  operation: 'findIesNit',
  context: 'entidades',
  summary: 'Busca una institución de educación superior por NIT y número de verificación (SNIES).',
  method: 'POST',
  path: '/entidad/finderIESNIT',
  exposure: { public: true, private: sessionAccess },
  request: { body: consultaNitSchema },
  response: respuestaNitSchema,
  ratePerMinute: LOOKUPS_PER_MINUTE,
  examples: [
    {
      title: 'Encontrada',
      request: { body: { nit: '890980040', dv: '8' } },
      response: { existRUES: true, errorWS: false, msgErrorWS: null, nombre: 'Universidad de Antioquia' },
    },
  ],
});
