import { decisionSchema, defineEndpoint, permissionAccess, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { estadoCapaSchema, tipoCapaSchema } from './capa.schema.ts';
import { LIMITES_CAPA, RECURSO_CAPAS } from './terms.ts';

/** The layers elements may stand in and the thematic domains: lists of filters and forms, for anybody. */
export const listOpcionesCapasEndpoint = defineEndpoint({
  operation: 'listOpcionesCapas',
  context: 'capas-de-uso',
  summary: 'Capas de uso vigentes y dominios temáticos.',
  method: 'GET',
  path: '/capadeuso/opciones',
  exposure: { public: true, private: sessionAccess },
  request: {},
  response: z.object({
    capas: z.array(
      z.object({
        id: z.number().int(),
        codigo: z.string(),
        nombre: z.string(),
        tipo: tipoCapaSchema,
        capaPadreId: z.number().int().nullable(),
        prefijo: z.string(),
        espacioNombres: z.string(),
      }),
    ),
    dominios: z.array(z.object({ id: z.number().int(), codigo: z.string(), nombre: z.string() })),
  }),
});
export type OpcionesCapas = z.infer<(typeof listOpcionesCapasEndpoint)['response']>;

/** A top-five finder (AREA-14): layers elements may stand in. */
export const findCapasEndpoint = defineEndpoint({
  operation: 'findCapas',
  context: 'capas-de-uso',
  summary: 'Hasta cinco capas de uso vigentes cuyo nombre o código contiene el texto.',
  method: 'GET',
  path: '/capadeuso/finderTopFive',
  exposure: { public: true, private: sessionAccess },
  request: {
    query: z.object({
      keyword: z
        .string()
        .trim()
        .max(LIMITES_CAPA.nombre, { error: `Escriba máximo ${LIMITES_CAPA.nombre} caracteres.` }),
    }),
  },
  response: z.array(z.object({ id: z.number().int(), nombre: z.string() })).max(5),
});

/** Every layer with what it stands below. */
export const listJerarquiaEndpoint = defineEndpoint({
  operation: 'listJerarquia',
  context: 'capas-de-uso',
  summary: 'Todas las capas de uso con la capa de la que dependen.',
  method: 'GET',
  path: '/capadeuso/jerarquia',
  exposure: { private: permissionAccess(RECURSO_CAPAS, 'consultar') },
  request: {},
  response: z.array(
    z.object({
      id: z.number().int(),
      codigo: z.string(),
      nombre: z.string(),
      tipo: tipoCapaSchema,
      estado: estadoCapaSchema,
      capaPadreId: z.number().int().nullable(),
      /** Elements in force that stand in it. */
      incorporados: z.number().int(),
    }),
  ),
});
export type NodoJerarquia = z.infer<(typeof listJerarquiaEndpoint)['response']>[number];

/** Lists of the form and the filter of the layers. Inactive sectors come too: a layer may still have one. */
export const listListasCapasEndpoint = defineEndpoint({
  operation: 'listListasCapas',
  context: 'capas-de-uso',
  summary: 'Sectores y raíz de los espacios de nombres con los que se describe una capa de uso.',
  method: 'GET',
  path: '/capadeuso/listas',
  exposure: { private: permissionAccess(RECURSO_CAPAS, 'consultar') },
  request: {},
  response: z.object({
    sectores: z.array(z.object({ id: z.number().int(), nombre: z.string(), activo: z.boolean() })),
    espacioNombresRaiz: z.string(),
    permisos: z.object({ crear: decisionSchema }),
  }),
});
export type ListasCapas = z.infer<(typeof listListasCapasEndpoint)['response']>;
