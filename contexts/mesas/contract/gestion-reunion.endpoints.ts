import { defineEndpoint, integerId, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { datosReunionSchema, gestionReunionSchema, reunionesDeMesaSchema } from './gestion-reunion.schema.ts';
import { mesasErrors } from './mesas.errors.ts';
import { LIMITES_REUNION, RECURSO_MESAS, TRANSICIONES_REUNION } from './terms.ts';

/** Names and addresses of participants are for those who run the meetings. */
const exposure = { private: permissionAccess(RECURSO_MESAS, 'editar') } as const;

export const listGestionReunionesEndpoint = defineEndpoint({
  operation: 'listGestionReuniones',
  context: 'mesas',
  summary: 'Todas las reuniones de una mesa, en cualquier estado, y con qué empieza una nueva.',
  method: 'GET',
  path: '/mesaInteroperabilidad/gestion/{idMesa}/reuniones',
  exposure,
  request: { params: z.object({ idMesa: integerIdParam('mesa') }) },
  response: reunionesDeMesaSchema,
  errors: mesasErrors,
});

export const getGestionReunionEndpoint = defineEndpoint({
  operation: 'getGestionReunion',
  context: 'mesas',
  summary: 'Una reunión en cualquier estado con todo lo que lee quien la dirige y lo que puede hacer.',
  method: 'GET',
  path: '/mesaInteroperabilidad/reunion/{idReunion}/gestion',
  exposure,
  request: { params: z.object({ idReunion: integerIdParam('reunion') }) },
  response: gestionReunionSchema,
  errors: mesasErrors,
});

/** Specification §7 `crearReunionMesa`. Without `puntos` the agenda starts with the overdue commitments of the mesa. */
export const createReunionEndpoint = defineEndpoint({
  operation: 'createReunion',
  context: 'mesas',
  summary: 'Programa una reunión de la mesa e invita por correo a quienes participan.',
  method: 'POST',
  path: '/mesaInteroperabilidad/crearReunionMesa',
  exposure,
  request: {
    body: datosReunionSchema
      .partial({ puntos: true, consultores: true, participantes: true })
      .extend({ idMesa: integerId('mesa') }),
  },
  response: z.object({ idReunion: z.number().int() }),
  errors: mesasErrors,
  idempotent: true,
});

/** Specification §7 `editarReunionMesa`. */
export const updateReunionEndpoint = defineEndpoint({
  operation: 'updateReunion',
  context: 'mesas',
  summary: 'Cambia lo programado de una reunión; avisa a quienes participan si aún no ha pasado.',
  method: 'PUT',
  path: '/mesaInteroperabilidad/editarReunionMesa',
  exposure,
  request: { body: datosReunionSchema.extend({ idReunion: integerId('reunion') }) },
  response: gestionReunionSchema,
  errors: mesasErrors,
  versioned: true,
});

export const updateEstadoReunionEndpoint = defineEndpoint({
  operation: 'updateEstadoReunion',
  context: 'mesas',
  summary: 'Inicia, finaliza o cancela una reunión.',
  method: 'POST',
  path: '/mesaInteroperabilidad/reunion/estado',
  exposure,
  request: {
    body: z.object({
      idReunion: integerId('reunion'),
      accion: z.enum(TRANSICIONES_REUNION, { error: 'La acción no existe.' }),
      /** Why it is cancelled; the other actions need no reason. */
      motivo: z
        .string()
        .trim()
        .max(LIMITES_REUNION.motivo, { error: `Escriba máximo ${LIMITES_REUNION.motivo} caracteres.` })
        .default(''),
    }),
  },
  response: gestionReunionSchema,
  errors: mesasErrors,
  versioned: true,
});

export const downloadCalendarioEndpoint = defineEndpoint({
  operation: 'downloadCalendario',
  context: 'mesas',
  summary: 'La reunión como archivo de calendario (.ics).',
  method: 'GET',
  path: '/mesaInteroperabilidad/reunion/{idReunion}/calendario',
  exposure,
  request: { params: z.object({ idReunion: integerIdParam('reunion') }) },
  response: z.object({ nombre: z.string(), contenido: z.string() }),
  errors: mesasErrors,
});
