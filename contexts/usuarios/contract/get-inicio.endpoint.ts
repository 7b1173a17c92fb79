import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { AMBITOS_ELEGIBLES, GRUPOS_ASUNTO } from './asunto.terms.ts';
import { bloqueDeInicioSchema } from './inicio.schema.ts';

/** Blocks one call may name; more than a home has. */
const MAXIMO_BLOQUES = 20;

const codigo = z.string().regex(/^[a-z][a-z-]{0,39}$/, { error: 'El código no es de un bloque.' });

/**
 * The home of the person, all its blocks in one answer (domain, reports §12). A block that cannot be read hinders no
 * other.
 */
export const getInicioEndpoint = defineEndpoint({
  operation: 'getInicio',
  context: 'usuarios',
  summary:
    'Lo que muestra el inicio de quien llama, por bloques; uno que no se puede leer no impide los demás.',
  method: 'GET',
  path: '/inicio',
  exposure: { private: sessionAccess },
  request: {
    query: z.object({
      /** Codes with commas between them; all when absent. */
      bloques: z
        .string()
        .max(40 * MAXIMO_BLOQUES)
        .transform((text) => text.split(','))
        .pipe(z.array(codigo).max(MAXIMO_BLOQUES, { error: `Pida máximo ${MAXIMO_BLOQUES} bloques.` }))
        .optional(),
      ambito: z.enum(AMBITOS_ELEGIBLES, { error: 'Elija mio o entidad.' }).default('mio'),
      /** Only matters of this kind. */
      tipo: z.string().max(100, { error: 'El código de la tarea tiene máximo 100 caracteres.' }).optional(),
      /** Only those of this group, and then all. */
      grupo: z.enum(GRUPOS_ASUNTO, { error: `Elija ${GRUPOS_ASUNTO.join(', ')}.` }).optional(),
    }),
  },
  response: z.object({ bloques: z.record(z.string(), bloqueDeInicioSchema) }),
});
