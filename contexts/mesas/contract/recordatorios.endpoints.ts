import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { compromisoSchema } from './compromiso.schema.ts';
import { mesasErrors } from './mesas.errors.ts';
import { RECURSO_MESAS } from './terms.ts';

const writing = { private: permissionAccess(RECURSO_MESAS, 'editar') } as const;

/** Those who owe a commitment are told of it again, at most once in 24 hours. */
export const submitRecordatorioCompromisoEndpoint = defineEndpoint({
  operation: 'submitRecordatorioCompromiso',
  context: 'mesas',
  summary: 'Recuerda un compromiso abierto a quienes responden por él, máximo una vez en 24 horas.',
  method: 'POST',
  path: '/mesaInteroperabilidad/compromisos/{idCompromiso}/recordatorio',
  exposure: writing,
  request: { params: z.object({ idCompromiso: integerIdParam('compromiso') }) },
  response: compromisoSchema,
  errors: mesasErrors,
});

/** Who has not said whether they come is asked by mail again, at most once in 24 hours. */
export const submitRecordatorioReunionEndpoint = defineEndpoint({
  operation: 'submitRecordatorioReunion',
  context: 'mesas',
  summary: 'Recuerda una reunión a quienes no han dicho si asistirán, máximo una vez en 24 horas.',
  method: 'POST',
  path: '/mesaInteroperabilidad/reunion/{idReunion}/recordatorio',
  exposure: writing,
  request: { params: z.object({ idReunion: integerIdParam('reunion') }) },
  response: z.object({
    /** Invited people it was sent to. */
    personas: z.number().int(),
    en: z.iso.datetime(),
    /** The names of their entidades. */
    a: z.string(),
  }),
  errors: mesasErrors,
});
