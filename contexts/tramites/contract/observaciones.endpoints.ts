import {
  defineEndpoint,
  integerId,
  integerIdParam,
  pageNumberParam,
  permissionAccess,
  sessionAccess,
} from '@marco/contract-kit';
import { z } from 'zod';
import {
  ACCIONES_RECAPTCHA_TRAMITES,
  DECISIONES_OBSERVACION,
  ESTADOS_OBSERVACION,
  type EstadoObservacion,
  LIMITES_TRAMITE,
  RECURSO_TRAMITES,
} from './terms.ts';
import { codigoTramite } from './tramite.schema.ts';
import { tramitesErrors } from './tramites.errors.ts';

const context = 'tramites';
const aprobar = { private: permissionAccess(RECURSO_TRAMITES, 'aprobar') };

/** «Me pidieron un papel que el Estado ya tiene»: nothing of who reports is asked for or kept. */
export const createObservacionEndpoint = defineEndpoint({
  operation: 'createObservacion',
  context,
  summary:
    'Anota que en un trámite pidieron un papel que el Estado ya tiene. No se guarda ningún dato de quien lo dice.',
  method: 'POST',
  path: '/tramites/observaciones',
  exposure: { public: true, private: sessionAccess },
  request: {
    body: z.object({
      codigo: codigoTramite,
      requisitoId: integerId('requisito').nullish(),
      /** Where the trámite does not list the paper. */
      papel: z
        .string()
        .trim()
        .max(LIMITES_TRAMITE.papel, { error: `Escriba máximo ${LIMITES_TRAMITE.papel} caracteres.` })
        .nullish(),
      municipio: z
        .string()
        .regex(/^\d{5}$/, { error: 'Elija el municipio de la lista.' })
        .nullish(),
    }),
  },
  response: z.object({ recibida: z.literal(true) }),
  errors: tramitesErrors,
  idempotent: true,
  recaptcha: ACCIONES_RECAPTCHA_TRAMITES.observacion,
  ratePerMinute: 5,
});

const observacionSchema = z.object({
  id: z.number().int(),
  tramite: z.object({ codigo: z.string(), nombre: z.string(), entidad: z.string() }),
  /** As the trámite calls the paper, or as who reported does. */
  papel: z.string(),
  estaEnLista: z.boolean(),
  municipio: z.string().nullable(),
  estado: z.enum(Object.keys(ESTADOS_OBSERVACION) as [EstadoObservacion, ...EstadoObservacion[]]),
  recibida: z.iso.datetime(),
});
export type ObservacionRecibida = z.infer<typeof observacionSchema>;

export const listObservacionesEndpoint = defineEndpoint({
  operation: 'listObservaciones',
  context,
  summary: 'Una página de lo que reportaron los ciudadanos, lo que espera una decisión primero.',
  method: 'GET',
  path: '/tramites/observaciones',
  exposure: aprobar,
  request: {
    query: z.object({
      pagina: pageNumberParam.default(1),
      tamano: z.coerce.number().int().min(1).max(50).default(10),
    }),
  },
  response: z.object({ observaciones: z.array(observacionSchema), total: z.number().int() }),
});

export const approveObservacionEndpoint = defineEndpoint({
  operation: 'approveObservacion',
  context,
  summary: 'Publica o descarta lo que reportó un ciudadano; solo lo publicado se cuenta.',
  method: 'POST',
  path: '/tramites/observaciones/{id}/decidir',
  exposure: aprobar,
  request: {
    params: z.object({ id: integerIdParam('observación') }),
    body: z.object({ decision: z.enum(DECISIONES_OBSERVACION, { error: 'Elija la decisión.' }) }),
  },
  response: observacionSchema,
  errors: tramitesErrors,
});
