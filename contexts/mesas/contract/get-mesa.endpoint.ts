import { defineEndpoint, integerId, integerIdParam } from '@marco/contract-kit';
import { z } from 'zod';
import { mesasExposure } from './exposure.ts';
import { entidadParticipanteSchema, mesaSchema, servicioDeMesaSchema } from './mesa.schema.ts';
import { mesasErrors } from './mesas.errors.ts';

const notFound = { MESA_NO_ENCONTRADA: mesasErrors.MESA_NO_ENCONTRADA };

/** Specification §7 `listarMesaId`. */
export const getMesaEndpoint = defineEndpoint({
  operation: 'getMesa',
  context: 'mesas',
  summary: 'Información de una mesa.',
  method: 'POST',
  path: '/mesaInteroperabilidad/listarMesaId',
  exposure: mesasExposure,
  request: { body: z.object({ id: integerId('mesa') }) },
  response: mesaSchema,
  errors: notFound,
});

/** Specification §7 `mdi-minteroperabilidad-entidads-mesa`. */
export const listEntidadesDeMesaEndpoint = defineEndpoint({
  operation: 'listEntidadesDeMesa',
  context: 'mesas',
  summary: 'Entidades participantes de una mesa.',
  method: 'GET',
  path: '/mdi-minteroperabilidad-entidads-mesa/{idMesa}',
  exposure: mesasExposure,
  request: { params: z.object({ idMesa: integerIdParam('mesa') }) },
  response: z.array(entidadParticipanteSchema),
  errors: notFound,
});

/** Specification §7 `servicios-mesa`. */
export const listServiciosDeMesaEndpoint = defineEndpoint({
  operation: 'listServiciosDeMesa',
  context: 'mesas',
  summary: 'Servicios de una mesa con su estado.',
  method: 'GET',
  path: '/mesaInteroperabilidad/servicios-mesa/mesa/{idMesa}',
  exposure: mesasExposure,
  request: { params: z.object({ idMesa: integerIdParam('mesa') }) },
  response: z.array(servicioDeMesaSchema),
  errors: notFound,
});
