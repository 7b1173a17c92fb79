import { defineEndpoint, integerId } from '@marco/contract-kit';
import { z } from 'zod';
import { mesasExposure } from './exposure.ts';
import { mesasErrors } from './mesas.errors.ts';
import { reunionRecienteSchema, reunionRowSchema, reunionSchema } from './reunion.schema.ts';

/** Specification §7 `listarReunionMesa`: meetings already held, latest first. */
export const listReunionesEndpoint = defineEndpoint({
  operation: 'listReuniones',
  context: 'mesas',
  summary: 'Reuniones de avance realizadas de una mesa, la más reciente primero.',
  method: 'POST',
  path: '/mesaInteroperabilidad/listarReunionMesa',
  exposure: mesasExposure,
  request: { body: z.object({ id: integerId('mesa') }) },
  response: z.array(reunionRowSchema),
  errors: { MESA_NO_ENCONTRADA: mesasErrors.MESA_NO_ENCONTRADA },
});

/** Specification §7 `listarReunionMesaId`. */
export const getReunionEndpoint = defineEndpoint({
  operation: 'getReunion',
  context: 'mesas',
  summary: 'Detalle de una reunión de avance realizada.',
  method: 'POST',
  path: '/mesaInteroperabilidad/listarReunionMesaId',
  exposure: mesasExposure,
  request: { body: z.object({ idReunion: integerId('reunion') }) },
  response: z.object({ reunion: reunionSchema }),
  errors: { REUNION_NO_ENCONTRADA: mesasErrors.REUNION_NO_ENCONTRADA },
});

/** Figures of the landing: mesas by state and the meetings held last. */
export const computeResumenMesasEndpoint = defineEndpoint({
  operation: 'computeResumenMesas',
  context: 'mesas',
  summary: 'Cantidad de mesas activas y cerradas, y últimas reuniones realizadas.',
  method: 'GET',
  path: '/mesaInteroperabilidad/resumen',
  exposure: mesasExposure,
  request: {},
  response: z.object({
    activas: z.number().int(),
    cerradas: z.number().int(),
    reunionesRecientes: z.array(reunionRecienteSchema),
  }),
});
