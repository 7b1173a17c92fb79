import { descargaSchema } from '@marco/archivos/contract';
import { defineEndpoint, integerId, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { esquemasErrors } from './esquemas.errors.ts';
import { CONJUNTO, LIMITE_CONJUNTO, TIPOS_ESQUEMA, VIGENTE } from './esquemas.terms.ts';

/** Anybody takes what was incorporated; drafts only who may consult them. */
const anybody = { public: true, private: sessionAccess } as const;
const context = 'esquemas';

const params = z.object({
  /** Element, or 'conjunto'. */
  id: z.union([z.literal(CONJUNTO), z.string().regex(/^[1-9]\d{0,8}$/, { error: 'Indique el elemento.' })]),
  /** Version of it, or 'vigente'. */
  idTwo: z.union([
    z.literal(VIGENTE),
    z.string().regex(/^[1-9]\d{0,3}\.\d{1,4}$/, { error: 'Escriba la versión como 1.0.' }),
  ]),
  type: z.enum(TIPOS_ESQUEMA),
});

const fecha = z.iso.date({ error: 'Escriba una fecha válida.' }).optional();

/** The day whose values of lists are wanted, and the elements of a set. */
const itemSchema = z.looseObject({
  fecha,
  elementos: z.array(integerId('elemento')).max(LIMITE_CONJUNTO).optional(),
});

const query = z.object({
  fecha,
  /** Ids of the elements of a set, separated by commas. */
  elementos: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, { error: 'Separe los elementos con comas.' })
    .optional(),
});

/** Specification §7: schema download to a path ending in {id}/{idTwo}/{type} with an item body. */
export const downloadEsquemaEndpoint = defineEndpoint({
  operation: 'downloadEsquema',
  context,
  summary:
    'Esquema de una versión de un elemento de dato, o de un conjunto de ellos, en base64; los compuestos en XSD como ZIP con todo lo que necesitan.',
  method: 'POST',
  path: '/elemento-dato/esquema/{id}/{idTwo}/{type}',
  exposure: anybody,
  request: { params, body: itemSchema },
  response: descargaSchema,
  ratePerMinute: 120,
});

/** The same as a file at an address of its own. */
export const downloadEsquemaDirectoEndpoint = defineEndpoint({
  operation: 'downloadEsquemaDirecto',
  context,
  summary: 'El mismo esquema como archivo, con una dirección que se puede enlazar y guardar.',
  method: 'GET',
  path: '/elemento-dato/esquema/{id}/{idTwo}/{type}',
  exposure: anybody,
  request: { params, query },
  response: z.string().describe('El archivo'),
  errors: esquemasErrors,
  ratePerMinute: 120,
});

/** What a download holds, to be read on the screen. */
export const getVistaEsquemaEndpoint = defineEndpoint({
  operation: 'getVistaEsquema',
  context,
  summary: 'Los archivos de un esquema para leerlos en pantalla; los muy largos, su comienzo.',
  method: 'GET',
  path: '/elemento-dato/esquema/{id}/{idTwo}/{type}/vista',
  exposure: anybody,
  request: { params, query },
  response: z.object({
    /** Name the download has. */
    descarga: z.string(),
    archivos: z.array(
      z.object({
        nombre: z.string(),
        lenguaje: z.enum(['xml', 'json', 'turtle', 'texto']),
        texto: z.string(),
        /** Whether the text goes on beyond what is here. */
        recortado: z.boolean(),
      }),
    ),
  }),
  errors: esquemasErrors,
  ratePerMinute: 240,
});

export type VistaEsquema = z.output<typeof getVistaEsquemaEndpoint.response>;
