import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { espacioMesaSchema } from './espacio.schema.ts';
import { BLOQUES_ESPACIO, CLASES_HECHO } from './espacio.terms.ts';
import { mesasErrors } from './mesas.errors.ts';
import { RECURSO_MESAS } from './terms.ts';

const reading = { private: permissionAccess(RECURSO_MESAS, 'consultar') } as const;

const bloque = z.enum(BLOQUES_ESPACIO, { error: `Pida ${BLOQUES_ESPACIO.join(', ')}.` });

/**
 * The workspace of a mesa in one answer (design, page 23). A block shows each caller what the list of the same records
 * returns to them; one that cannot be read hinders no other.
 */
export const getEspacioMesaEndpoint = defineEndpoint({
  operation: 'getEspacioMesa',
  context: 'mesas',
  summary: 'El espacio de trabajo de una mesa, por bloques; uno que no se puede leer no impide los demás.',
  method: 'GET',
  path: '/mesaInteroperabilidad/espacio/{idMesa}',
  exposure: reading,
  request: {
    params: z.object({ idMesa: integerIdParam('mesa') }),
    query: z.object({
      /** Codes with commas between them; all when absent. */
      bloques: z
        .string()
        .max(100)
        .transform((text) => text.split(','))
        .pipe(z.array(bloque).max(BLOQUES_ESPACIO.length))
        .optional(),
      /** Month of the calendar; that of today when absent. */
      mes: z
        .string()
        .regex(/^2[01]\d\d-(0[1-9]|1[0-2])$/, { error: 'Escriba el mes como AAAA-MM.' })
        .optional(),
      clase: z.enum(CLASES_HECHO, { error: `Elija ${CLASES_HECHO.join(', ')}.` }).default('todo'),
      /** Last row of the page of the timeline before. */
      antesDe: z
        .string()
        .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[a-z0-9-]{1,60}$/, {
          error: 'La página de la línea de tiempo no existe.',
        })
        .optional(),
    }),
  },
  response: espacioMesaSchema,
  errors: { MESA_NO_ENCONTRADA: mesasErrors.MESA_NO_ENCONTRADA },
});

/** Somebody invited says whether they come; for all invited of their entidad where they are not invited by name. */
export const submitConfirmacionEndpoint = defineEndpoint({
  operation: 'submitConfirmacion',
  context: 'mesas',
  summary: 'Confirma si usted, o quienes invitaron de su entidad, asistirán a una reunión programada.',
  method: 'POST',
  path: '/mesaInteroperabilidad/reunion/{idReunion}/confirmacion',
  exposure: reading,
  request: {
    params: z.object({ idReunion: integerIdParam('reunion') }),
    body: z.object({ asistira: z.boolean() }),
  },
  response: z.object({
    /** Invited people it was said for. */
    personas: z.number().int(),
  }),
  errors: mesasErrors,
});
