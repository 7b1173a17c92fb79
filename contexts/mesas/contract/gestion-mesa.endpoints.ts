import {
  decisionSchema,
  defineEndpoint,
  integerId,
  integerIdParam,
  permissionAccess,
} from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { datosMesaSchema, gestionMesaSchema } from './gestion-mesa.schema.ts';
import { mesasErrors } from './mesas.errors.ts';
import { LIMITES_MESA, RECURSO_MESAS } from './terms.ts';

/** What the caller may do on the mesas home. */
export const getPermisosMesasEndpoint = defineEndpoint({
  operation: 'getPermisosMesas',
  context: 'mesas',
  summary: 'Lo que usted puede hacer con las mesas, además de consultarlas.',
  method: 'GET',
  path: '/mesaInteroperabilidad/permisos',
  exposure: { private: permissionAccess(RECURSO_MESAS, 'consultar') },
  request: {},
  response: z.object({ crear: decisionSchema }),
});

export const getGestionMesaEndpoint = defineEndpoint({
  operation: 'getGestionMesa',
  context: 'mesas',
  summary: 'Una mesa con sus entidades, sus servicios y lo que usted puede hacer con ella.',
  method: 'GET',
  path: '/mesaInteroperabilidad/gestion/{idMesa}',
  exposure: { private: permissionAccess(RECURSO_MESAS, 'consultar') },
  request: { params: z.object({ idMesa: integerIdParam('mesa') }) },
  response: gestionMesaSchema,
  errors: mesasErrors,
});

/** Specification §7 `crear`. */
export const createMesaEndpoint = defineEndpoint({
  operation: 'createMesa',
  context: 'mesas',
  summary: 'Crea una mesa; la entidad líder queda como participante.',
  method: 'POST',
  path: '/mesaInteroperabilidad/crear',
  exposure: { private: permissionAccess(RECURSO_MESAS, 'crear') },
  request: { body: datosMesaSchema },
  response: z.object({ id: z.number().int() }),
  errors: mesasErrors,
  idempotent: true,
});

/** Specification §7 `editar`. */
export const updateMesaEndpoint = defineEndpoint({
  operation: 'updateMesa',
  context: 'mesas',
  summary: 'Cambia los datos de una mesa abierta.',
  method: 'PUT',
  path: '/mesaInteroperabilidad/editar',
  exposure: { private: permissionAccess(RECURSO_MESAS, 'editar') },
  request: { body: datosMesaSchema.extend({ id: integerId('mesa') }) },
  response: gestionMesaSchema,
  errors: mesasErrors,
  versioned: true,
});

export const updateEstadoMesaEndpoint = defineEndpoint({
  operation: 'updateEstadoMesa',
  context: 'mesas',
  summary: 'Cierra o reabre una mesa, con su motivo.',
  method: 'POST',
  path: '/mesaInteroperabilidad/estado',
  exposure: { private: permissionAccess(RECURSO_MESAS, 'editar') },
  request: {
    body: z.object({
      id: integerId('mesa'),
      activa: z.boolean(),
      motivo: z
        .string()
        .trim()
        .min(1, { error: explainRequired('Motivo') })
        .max(LIMITES_MESA.motivo, { error: `Escriba máximo ${LIMITES_MESA.motivo} caracteres.` }),
      /** Closes it although commitments are open; only for people who may. */
      deTodosModos: z.boolean().default(false),
    }),
  },
  response: gestionMesaSchema,
  errors: mesasErrors,
  versioned: true,
});
