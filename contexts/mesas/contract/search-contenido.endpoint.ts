import { defineEndpoint } from '@marco/contract-kit';
import { z } from 'zod';
import { busquedaProfundaSchema, facetasSchema, mesaEncontradaSchema } from './busqueda-profunda.schema.ts';
import { mesasExposure } from './exposure.ts';

/** Deep search of the mesas home. Visitors neither search nor see the compromisos. */
export const searchContenidoEndpoint = defineEndpoint({
  operation: 'searchContenido',
  context: 'mesas',
  summary: 'Busca en lo que dicen las mesas, sus reuniones realizadas y sus documentos, con facetas.',
  method: 'POST',
  path: '/mesaInteroperabilidad/buscar',
  exposure: mesasExposure,
  request: { body: busquedaProfundaSchema },
  response: z.object({
    mesas: z.array(mesaEncontradaSchema),
    total: z.number().int(),
    facetas: facetasSchema,
  }),
  examples: [
    {
      title: 'Mesas activas que hablan de pasaportes',
      request: { body: { texto: 'pasaporte', estado: true, pagina: 1, tamano: 10 } },
    },
  ],
});
