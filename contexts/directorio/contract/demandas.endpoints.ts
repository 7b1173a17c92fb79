import { defineEndpoint, integerId, pageNumberParam, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { directorioErrors } from './directorio.errors.ts';
import { ACCIONES_RECAPTCHA_DIRECTORIO, LIMITES_DEMANDA, TAMANOS_DEMANDAS } from './suscripciones.terms.ts';

const anybody = { public: true, private: sessionAccess } as const;
const context = 'directorio';
const { DEMANDA_REPETIDA, DEMANDA_SIN_DATO, DEMANDA_YA_OFRECIDA, ELEMENTO_NO_PEDIBLE } = directorioErrors;

/** A datum that is needed and nobody serves, with how many asked for it: no name of anybody. */
const demandaSchema = z.object({
  /** Null where who asked wrote it in their own words. */
  elemento: z.object({ elementoId: z.number().int(), identificador: z.string() }).nullable(),
  dato: z.string(),
  entidades: z.number().int(),
  visitantes: z.number().int(),
  /** Last time somebody asked for it. */
  ultima: z.iso.datetime(),
  /** Servicios that deliver it by now. */
  servicios: z.number().int(),
});
export type DemandaDeDato = z.infer<typeof demandaSchema>;

export const createDemandaEndpoint = defineEndpoint({
  operation: 'createDemanda',
  context,
  summary:
    'Anota que hace falta un dato que ningún servicio entrega: la entidad de la sesión una vez por dato; un visitante como una cuenta sin nombre.',
  method: 'POST',
  path: '/directorio/demandas',
  exposure: anybody,
  request: {
    body: z.object({
      elementoId: integerId('elemento').nullish(),
      /** In one's own words, where no element is it. */
      dato: z
        .string()
        .trim()
        .max(LIMITES_DEMANDA.dato, { error: `Escriba máximo ${LIMITES_DEMANDA.dato} caracteres.` })
        .nullish(),
    }),
  },
  response: demandaSchema,
  errors: { DEMANDA_REPETIDA, DEMANDA_SIN_DATO, DEMANDA_YA_OFRECIDA, ELEMENTO_NO_PEDIBLE },
  idempotent: true,
  recaptcha: ACCIONES_RECAPTCHA_DIRECTORIO.demanda,
  ratePerMinute: 10,
});

export const listDemandasEndpoint = defineEndpoint({
  operation: 'listDemandas',
  context,
  summary: 'Una página de los datos que más se piden y ningún servicio entrega, con cuántos los pidieron.',
  method: 'GET',
  path: '/directorio/demandas',
  exposure: anybody,
  request: {
    query: z.object({
      pagina: pageNumberParam.default(1),
      tamano: z.coerce.number().int().min(1).max(50).default(TAMANOS_DEMANDAS[0]),
    }),
  },
  response: z.object({ demandas: z.array(demandaSchema), total: z.number().int() }),
});
