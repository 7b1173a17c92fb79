import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { CLASES_ACTOR, MAXIMO_TEXTO_FILTRO, RECURSO_AUDITORIA } from './terms.ts';

/** People or entidades the trail names, for a filter to choose one: there are too many for a list. */
export const findActoresEventosEndpoint = defineEndpoint({
  operation: 'findActoresEventos',
  context: 'auditoria',
  summary:
    'Hasta cinco personas o entidades que aparecen en la auditoría y cuyo nombre contiene el texto, desde tres caracteres; o la del id.',
  method: 'GET',
  path: '/servicioauditoria/actores/finderTopFive',
  exposure: { private: permissionAccess(RECURSO_AUDITORIA, 'consultar') },
  request: {
    query: z.object({
      clase: z.enum(CLASES_ACTOR, { error: 'La clase debe ser persona o entidad.' }),
      keyword: z
        .string()
        .trim()
        .max(MAXIMO_TEXTO_FILTRO, { error: `Escriba máximo ${MAXIMO_TEXTO_FILTRO} caracteres.` })
        .default(''),
      /** One of them by its number, whatever the text. */
      id: integerIdParam('actor').optional(),
    }),
  },
  response: z.array(z.object({ id: z.number().int(), nombre: z.string() })).max(5),
});
