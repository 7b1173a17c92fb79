import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { sugerenciaEntidadSchema } from './entidad.schema.ts';
import { TIPOS_ENTIDAD, type TipoEntidad } from './terms.ts';

const TIPOS = Object.keys(TIPOS_ENTIDAD) as [TipoEntidad, ...TipoEntidad[]];

/** Specification §7: at most five entities whose name or acronym holds the text. */
export const findEntidadesEndpoint = defineEndpoint({
  operation: 'findEntidades',
  context: 'entidades',
  summary: 'Hasta cinco entidades activas cuyo nombre o sigla contiene el texto, desde tres caracteres.',
  method: 'POST',
  path: '/entidad/finderTopFive',
  exposure: { public: true, private: sessionAccess },
  request: {
    body: z.object({
      nombreEntidad: z.string().trim().max(200),
      tipo: z
        .enum(TIPOS, { error: 'El tipo de entidad no existe.' })
        .optional()
        .meta({ description: 'Solo entidades de este tipo.' }),
    }),
  },
  response: z.array(sugerenciaEntidadSchema).max(5),
  examples: [
    {
      title: 'Búsqueda',
      request: { body: { nombreEntidad: 'migra' } },
      response: [{ id: 51, nombre: 'U.A.E. Migración Colombia' }],
    },
  ],
});
