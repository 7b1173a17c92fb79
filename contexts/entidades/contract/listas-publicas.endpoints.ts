import { defineEndpoint } from '@marco/contract-kit';
import { z } from 'zod';

const anybody = { context: 'entidades', method: 'GET', exposure: { public: true } } as const;
const codigoDepartamento = z.string().regex(/^\d{2}$/, { error: 'El código son dos dígitos, como 05.' });

/** The active rows of the three catalogues, for anybody; their administrators use the generic verbs. */
export const listSectoresActivosEndpoint = defineEndpoint({
  ...anybody,
  operation: 'listSectoresActivos',
  summary: 'Sectores administrativos activos en orden alfabético.',
  path: '/sectores',
  request: {},
  response: z.array(z.object({ id: z.number().int(), nombre: z.string() })),
});

export const listDepartamentosActivosEndpoint = defineEndpoint({
  ...anybody,
  operation: 'listDepartamentosActivos',
  summary: 'Departamentos activos de la DIVIPOLA en orden alfabético.',
  path: '/departamentos',
  request: {},
  response: z.array(z.object({ id: codigoDepartamento, nombre: z.string() })),
});

export const listMunicipiosActivosEndpoint = defineEndpoint({
  ...anybody,
  operation: 'listMunicipiosActivos',
  summary: 'Municipios activos de la DIVIPOLA en orden alfabético, todos o los de un departamento.',
  path: '/municipios',
  request: { query: z.object({ departamento: codigoDepartamento.optional() }) },
  response: z.array(z.object({ id: z.string(), nombre: z.string(), departamentoId: codigoDepartamento })),
});
