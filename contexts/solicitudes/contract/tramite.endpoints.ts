import { conformidadErrors } from '@marco/conformidad/contract';
import { defineEndpoint, integerId, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { solicitudSchema } from './solicitud.schema.ts';
import { solicitudParams } from './solicitudes.endpoints.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import {
  ACCIONES_CAMPO,
  ACCIONES_MANUALES,
  CAUSAS_SUSPENSION,
  DECISIONES_CAMPO,
  LIMITES_MARCAS,
  LIMITES_SOLICITUD,
  RECURSO_SOLICITUDES,
  VEREDICTOS_CONCEPTO,
} from './terms.ts';
import { defineText } from './text.schema.ts';

const CONSULTAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'consultar') } as const;
const EDITAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'editar') } as const;
const { campo, maximoCampos, motivo } = LIMITES_SOLICITUD;

/** One step of its life; which rol takes which is judged by the rules, with the reason. */
export const submitPasoSolicitudEndpoint = defineEndpoint({
  operation: 'submitPasoSolicitud',
  context: 'solicitudes',
  summary:
    'Da un paso de la solicitud: radicar, asignar, revisar, devolver, conceptualizar y los que siguen.',
  method: 'POST',
  path: '/solicitud/{id}/pasos',
  exposure: CONSULTAR,
  request: {
    params: solicitudParams,
    body: z.object({
      accion: z.enum(ACCIONES_MANUALES, { error: 'El paso no existe.' }),
      /** Required by devolver, conceptuar, observar, rechazar, cancelar and the steps of the clock. */
      motivo: z
        .string()
        .trim()
        .max(motivo, { error: `La cantidad máxima de caracteres permitidos son ${motivo}` })
        .default(''),
      /** Whom it is assigned to; required by asignar. */
      consultorId: integerId('usuario').nullish(),
      /** What the entity has to correct, each at its place of the form; devolver requires at least one. */
      marcas: z
        .array(z.object({ lugar: defineText(LIMITES_MARCAS.lugar), texto: defineText(LIMITES_MARCAS.texto) }))
        .max(LIMITES_MARCAS.maximo, { error: `Marque máximo ${LIMITES_MARCAS.maximo} lugares.` })
        .optional(),
      /** What the operator concluded; required by conceptuar. */
      veredicto: z
        .enum(VEREDICTOS_CONCEPTO, { error: 'El veredicto es favorable o desfavorable.' })
        .nullish(),
      /** Why the term stands still; required by suspenderPlazo. */
      causa: z.enum(CAUSAS_SUSPENSION, { error: 'La causa no existe.' }).nullish(),
      /** Day the suspended term runs again by itself; without it, when somebody resumes it. */
      hasta: z.iso.date({ error: 'Escriba una fecha válida.' }).nullish(),
      /** Days the term is made longer; required by prorrogar. */
      dias: z.number().int({ error: 'Escriba un número entero.' }).min(1).max(180).nullish(),
      /** `huella` of the impact that was on show; required by aprobar where the request changes what others use. */
      impacto: z.string().max(64).nullish(),
    }),
  },
  response: solicitudSchema,
  errors: { ...solicitudesErrors, ...conformidadErrors },
  versioned: true,
});

/** Specification §7, level-consult: PUT catalog elements with query usuarioId. */
export const updateCatalogoSolicitudEndpoint = defineEndpoint({
  operation: 'updateCatalogoSolicitud',
  context: 'solicitudes',
  summary: 'Dice en qué elemento del lenguaje común queda cada campo y qué se hace con él.',
  method: 'PUT',
  path: '/solicitud/{id}/elementos',
  exposure: EDITAR,
  request: {
    params: solicitudParams,
    /** The id of the author, for callers of the specified path; an id other than that of the session is refused. */
    query: z.object({ usuarioId: integerIdParam('usuario').optional() }),
    body: z.object({
      campos: z
        .array(
          z.object({
            id: integerId('campo'),
            accion: z.enum(ACCIONES_CAMPO).nullable(),
            elementoId: integerId('elemento').nullable(),
            justificacion: defineText(campo.justificacion),
          }),
        )
        .max(maximoCampos),
    }),
  },
  response: solicitudSchema,
  errors: solicitudesErrors,
  versioned: true,
});

/** The entity decides row by row. */
export const updateDecisionesSolicitudEndpoint = defineEndpoint({
  operation: 'updateDecisionesSolicitud',
  context: 'solicitudes',
  summary: 'Aprueba u observa, campo por campo, la definición que propone el ministerio.',
  method: 'PUT',
  path: '/solicitud/{id}/decisiones',
  exposure: { private: permissionAccess(RECURSO_SOLICITUDES, 'aprobar') },
  request: {
    params: solicitudParams,
    body: z.object({
      campos: z
        .array(
          z.object({
            id: integerId('campo'),
            decision: z.enum(DECISIONES_CAMPO),
            observacion: defineText(campo.observacion),
          }),
        )
        .max(maximoCampos),
    }),
  },
  response: solicitudSchema,
  errors: solicitudesErrors,
  versioned: true,
});
