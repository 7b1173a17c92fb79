import { defineEndpoint, integerIdParam, pageNumberParam, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { ahorroSchema } from './ahorro.schema.ts';
import { LIMITES_TRAMITE, MARCAS_MAPA, type MarcaMapa, TAMANOS_MAPA } from './terms.ts';
import { cuentaVeredictosSchema, entidadDelMapaSchema, veredictoSchema } from './tramite.schema.ts';
import { tramitesErrors } from './tramites.errors.ts';

const anybody = { public: true, private: sessionAccess } as const;
const context = 'tramites';
const marca = z.enum(Object.keys(MARCAS_MAPA) as [MarcaMapa, ...MarcaMapa[]]);
const page = { pagina: pageNumberParam.default(1), tamano: z.coerce.number().int().min(1).max(50) };

/** An element of the map, with the entidades that have something to do with it. */
const filaMapaSchema = z.object({
  elementoId: z.number().int(),
  identificador: z.string(),
  nombre: z.string(),
  /** Trámites that ask citizens for it. */
  tramites: z.number().int(),
  entidades: z.array(z.object({ entidadId: z.number().int(), marcas: z.array(marca) })),
});
export type FilaMapa = z.infer<typeof filaMapaSchema>;

const busquedaMapaSchema = z.object({
  texto: z.string().trim().max(LIMITES_TRAMITE.busqueda).optional(),
  entidad: integerIdParam('entidad').optional(),
  marca: marca.optional(),
  ...page,
  tamano: page.tamano.default(TAMANOS_MAPA[0]),
});
export type BusquedaMapa = z.output<typeof busquedaMapaSchema>;

export const searchMapaEndpoint = defineEndpoint({
  operation: 'searchMapa',
  context,
  summary:
    'El mapa de solo una vez: de una página de elementos, qué entidad responde por ellos, cuál los entrega, cuál los pide al ciudadano y cuál los recibe por un servicio.',
  method: 'GET',
  path: '/mapa-solo-una-vez',
  exposure: anybody,
  request: { query: busquedaMapaSchema },
  response: z.object({
    filas: z.array(filaMapaSchema),
    /** Of the rows, by their names. */
    entidades: z.array(entidadDelMapaSchema),
    total: z.number().int(),
  }),
  ratePerMinute: 60,
});

export const getPapelesEntidadEndpoint = defineEndpoint({
  operation: 'getPapelesEntidad',
  context,
  summary:
    'Cuántos papeles pide una entidad, cuántos tiene ya otra, cuántos puede dejar de pedir, y lo que se ahorraría.',
  method: 'GET',
  path: '/mapa-solo-una-vez/entidades/{id}',
  exposure: anybody,
  request: {
    params: z.object({ id: integerIdParam('entidad') }),
    query: z.object({ ...page, tamano: page.tamano.default(10), veredicto: veredictoSchema.optional() }),
  },
  response: z.object({
    entidad: entidadDelMapaSchema,
    tramites: z.number().int(),
    cuenta: cuentaVeredictosSchema,
    /** The entidad asks for more papers than are looked at. */
    hayMas: z.boolean(),
    ahorro: ahorroSchema,
    papeles: z.array(
      z.object({
        requisitoId: z.number().int(),
        nombre: z.string(),
        tramite: z.object({ codigo: z.string(), nombre: z.string() }),
        veredicto: veredictoSchema,
        esPosible: z.boolean(),
      }),
    ),
    total: z.number().int(),
  }),
  errors: tramitesErrors,
  ratePerMinute: 60,
});

export const listTramitesElementoEndpoint = defineEndpoint({
  operation: 'listTramitesElemento',
  context,
  summary: 'Trámites que piden un papel que prueba un elemento de dato.',
  method: 'GET',
  path: '/mapa-solo-una-vez/elementos/{id}',
  exposure: anybody,
  request: {
    params: z.object({ id: integerIdParam('elemento') }),
    query: z.object({ ...page, tamano: page.tamano.default(10) }),
  },
  response: z.object({
    tramites: z.array(
      z.object({
        requisitoId: z.number().int(),
        papel: z.string(),
        codigo: z.string(),
        nombre: z.string(),
        entidad: entidadDelMapaSchema,
        confirmado: z.boolean(),
      }),
    ),
    total: z.number().int(),
  }),
});
