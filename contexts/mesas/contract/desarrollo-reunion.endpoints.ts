import { defineEndpoint, integerId, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { gestionReunionSchema } from './gestion-reunion.schema.ts';
import { mesasErrors } from './mesas.errors.ts';
import { LIMITES_REUNION, RECURSO_MESAS } from './terms.ts';

const exposure = { private: permissionAccess(RECURSO_MESAS, 'editar') } as const;
const params = z.object({ idReunion: integerIdParam('reunion') });

/** `avance`, `participante`, `punto:7`, `asistio:7` or `decision:7`. */
const campoSchema = z.string().regex(/^(avance|participante|(punto|asistio|decision):[1-9]\d{0,8})$/, {
  error: 'El campo no existe.',
});

/** The longest text of any field; each has its own limit in the rules. */
const valorSchema = z.string().max(LIMITES_REUNION.avance, {
  error: `Escriba máximo ${LIMITES_REUNION.avance} caracteres.`,
});

/** One field of the minutes: what the writer saw and what they made of it. */
export const cambioDesarrolloSchema = z.object({ campo: campoSchema, base: valorSchema, valor: valorSchema });
export type CambioDesarrollo = z.infer<typeof cambioDesarrolloSchema>;

/** A field that another person wrote meanwhile: the stored value, or null if the field no longer exists. */
const diferenciaSchema = z.object({ campo: z.string(), guardado: z.string().nullable() });
export type DiferenciaDesarrollo = z.infer<typeof diferenciaSchema>;

/** Saves fields of the minutes one by one: two people on different fields lose nothing. */
export const updateDesarrolloEndpoint = defineEndpoint({
  operation: 'updateDesarrollo',
  context: 'mesas',
  summary: 'Guarda campos de las notas de la reunión; devuelve los que otra persona cambió entretanto.',
  method: 'PUT',
  path: '/mesaInteroperabilidad/reunion/{idReunion}/desarrollo',
  exposure,
  request: {
    params,
    body: z.object({ cambios: z.array(cambioDesarrolloSchema).min(1).max(LIMITES_REUNION.cambios) }),
  },
  response: z.object({ reunion: gestionReunionSchema, diferencias: z.array(diferenciaSchema) }),
  errors: mesasErrors,
});

/** Shows everybody what was kept as a draft since the meeting was held or the minutes were published last. */
export const submitDesarrolloEndpoint = defineEndpoint({
  operation: 'submitDesarrollo',
  context: 'mesas',
  summary: 'Publica el borrador de las notas de una reunión realizada.',
  method: 'POST',
  path: '/mesaInteroperabilidad/reunion/desarrollo/publicar',
  exposure,
  request: { body: z.object({ idReunion: integerId('reunion') }) },
  response: gestionReunionSchema,
  errors: mesasErrors,
});

export const createDecisionReunionEndpoint = defineEndpoint({
  operation: 'createDecisionReunion',
  context: 'mesas',
  summary: 'Agrega una decisión a la reunión.',
  method: 'POST',
  path: '/mesaInteroperabilidad/reunion/decision',
  exposure,
  request: {
    body: z.object({
      idReunion: integerId('reunion'),
      texto: z
        .string()
        .trim()
        .min(1, { error: 'Escriba la decisión.' })
        .max(LIMITES_REUNION.decision, { error: `Escriba máximo ${LIMITES_REUNION.decision} caracteres.` }),
    }),
  },
  response: gestionReunionSchema,
  errors: mesasErrors,
  idempotent: true,
});

/** Removes a decision whose text is still the one the caller saw. */
export const closeDecisionReunionEndpoint = defineEndpoint({
  operation: 'closeDecisionReunion',
  context: 'mesas',
  summary: 'Quita una decisión cuyo texto nadie cambió entretanto.',
  method: 'POST',
  path: '/mesaInteroperabilidad/reunion/decision/quitar',
  exposure,
  request: {
    body: z.object({
      idReunion: integerId('reunion'),
      idDecision: integerId('decision'),
      texto: z.string().max(LIMITES_REUNION.decision),
    }),
  },
  response: gestionReunionSchema,
  errors: mesasErrors,
});
