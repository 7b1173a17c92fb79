import { defineEndpoint, permissionAccess, sessionAccess } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { supuestoSchema } from './ahorro.schema.ts';
import { CODIGOS_SUPUESTO, LIMITES_SUPUESTO } from './ahorro.terms.ts';
import { RECURSO_AHORRO } from './terms.ts';
import { tramitesErrors } from './tramites.errors.ts';

const context = 'tramites';
const valor = z
  .number({ error: 'Escriba un número entero.' })
  .int({ error: 'Escriba un número entero.' })
  .min(0, { error: 'Escriba un número desde cero.' })
  .max(LIMITES_SUPUESTO.valor);

export const listSupuestosEndpoint = defineEndpoint({
  operation: 'listSupuestos',
  context,
  summary: 'Los supuestos con los que se calculan los ahorros, cada uno con su fuente.',
  method: 'GET',
  path: '/ahorro/supuestos',
  exposure: { public: true, private: sessionAccess },
  request: {},
  response: z.object({ supuestos: z.array(supuestoSchema), faltan: z.array(z.enum(CODIGOS_SUPUESTO)) }),
});

/** A new value of an assumption; the old one is kept in the trail. */
export const createSupuestoEndpoint = defineEndpoint({
  operation: 'createSupuesto',
  context,
  summary: 'Escribe un supuesto de los ahorros con su fuente y su año.',
  method: 'POST',
  path: '/ahorro/supuestos',
  exposure: { private: permissionAccess(RECURSO_AHORRO, 'editar') },
  request: {
    body: z.object({
      codigo: z.enum(CODIGOS_SUPUESTO, { error: 'Elija el supuesto.' }),
      bajo: valor,
      central: valor,
      alto: valor,
      fuente: z
        .string()
        .trim()
        .min(1, { error: explainRequired('Fuente') })
        .max(LIMITES_SUPUESTO.fuente),
      anio: z
        .number({ error: 'Escriba el año de la fuente.' })
        .int()
        .min(LIMITES_SUPUESTO.anioMinimo, { error: 'Escriba el año de la fuente.' })
        .max(LIMITES_SUPUESTO.anioMaximo, { error: 'Escriba el año de la fuente.' }),
    }),
  },
  response: supuestoSchema,
  errors: tramitesErrors,
  idempotent: true,
});
