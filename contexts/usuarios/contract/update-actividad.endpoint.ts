import { defineEndpoint, defineErrors, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { actividadSchema } from './actividad.schema.ts';
import { ACCIONES_ACTIVIDAD, DIAS_POSPONER } from './actividad.terms.ts';

export const actividadErrors = defineErrors({
  ACTIVIDAD_NO_APLICA: { status: 404, mensaje: 'La tarea ya no está pendiente para usted.' },
});

const ERROR_DIAS = { error: `Elija ${DIAS_POSPONER.join(', ')} días.` };

/** What the person says of one of their tasks; answers all of them as they are then. */
export const updateActividadEndpoint = defineEndpoint({
  operation: 'updateActividad',
  context: 'usuarios',
  summary: 'Marca una tarea propia como vista, la pospone o la retoma.',
  method: 'POST',
  path: '/actividades/Update',
  exposure: { private: sessionAccess },
  request: {
    body: z.object({
      codigo: z.string().max(100, { error: 'El código de la tarea tiene máximo 100 caracteres.' }),
      accion: z.enum(ACCIONES_ACTIVIDAD, { error: `Elija ${ACCIONES_ACTIVIDAD.join(', ')}.` }),
      /** Days it waits, with `posponer`. */
      dias: z.literal(DIAS_POSPONER, ERROR_DIAS).default(1),
    }),
  },
  response: z.array(actividadSchema),
  errors: actividadErrors,
});
