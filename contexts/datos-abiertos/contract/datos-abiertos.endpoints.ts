import { defineEndpoint } from '@marco/contract-kit';
import { z } from 'zod';
import { catalogoSchema, detalleConjuntoSchema } from './conjunto.schema.ts';
import { datosAbiertosErrors } from './datos-abiertos.errors.ts';
import { FORMAS_DCAT, type FormaDcat, LIMITE_CATALOGO, LIMITE_DESCARGAS, LIMITE_VOLCADO } from './terms.ts';

const context = 'datos-abiertos';
const FORMAS = Object.keys(FORMAS_DCAT) as [FormaDcat, ...FormaDcat[]];
const anybody = { public: true } as const;

const conjunto = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z-]*$/, { error: 'El código de un conjunto es como servicios-publicados.' });
const EDICION = String.raw`^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])|ultimo)`;

export const getCatalogoAbiertoEndpoint = defineEndpoint({
  operation: 'getCatalogoAbierto',
  context,
  summary:
    'Los conjuntos de datos abiertos con su última edición: en JSON, o como catálogo DCAT 3 en JSON-LD o Turtle, según Accept o formato.',
  method: 'GET',
  path: '/datos-abiertos',
  exposure: anybody,
  request: {
    query: z.object({
      /** Takes the place of the header `Accept`: a link cannot send one. */
      formato: z.enum(FORMAS, { error: `La forma es ${FORMAS.join(', ')}.` }).optional(),
    }),
  },
  response: catalogoSchema,
  ratePerMinute: LIMITE_CATALOGO,
});

export const getConjuntoAbiertoEndpoint = defineEndpoint({
  operation: 'getConjuntoAbierto',
  context,
  summary:
    'Un conjunto de datos abiertos: qué es cada columna, sus primeras filas y sus ediciones con la huella de cada archivo.',
  method: 'GET',
  path: '/datos-abiertos/{conjunto}',
  exposure: anybody,
  request: { params: z.object({ conjunto }) },
  response: detalleConjuntoSchema,
  errors: { CONJUNTO_INEXISTENTE: datosAbiertosErrors.CONJUNTO_INEXISTENTE },
  ratePerMinute: LIMITE_CATALOGO,
});

export const downloadConjuntoAbiertoEndpoint = defineEndpoint({
  operation: 'downloadConjuntoAbierto',
  context,
  summary:
    'Un conjunto como archivo CSV o JSON, de la edición de un día (2026-11-21.csv) o de la última (ultimo.csv).',
  method: 'GET',
  path: '/datos-abiertos/{conjunto}/{archivo}',
  exposure: anybody,
  request: {
    params: z.object({
      conjunto,
      archivo: z.string().regex(new RegExp(String.raw`${EDICION}\.(csv|json)$`), {
        error: 'El archivo es como 2026-11-21.csv o ultimo.json.',
      }),
    }),
  },
  response: z.string().describe('El archivo'),
  errors: datosAbiertosErrors,
  ratePerMinute: LIMITE_DESCARGAS,
});

export const downloadVolcadoEndpoint = defineEndpoint({
  operation: 'downloadVolcado',
  context,
  summary:
    'Todos los conjuntos en un ZIP: CSV, JSON, una base de SQLite, las definiciones y un manifiesto firmado. De un día o el último; con «-cambios», solo lo que cambió desde el anterior.',
  method: 'GET',
  path: '/datos-abiertos/volcado/{archivo}',
  exposure: anybody,
  request: {
    params: z.object({
      archivo: z.string().regex(new RegExp(String.raw`${EDICION}(-cambios)?\.zip$`), {
        error: 'El archivo es como 2026-11-21.zip, ultimo.zip o ultimo-cambios.zip.',
      }),
    }),
  },
  response: z.string().describe('El archivo ZIP'),
  errors: { EDICION_INEXISTENTE: datosAbiertosErrors.EDICION_INEXISTENTE },
  ratePerMinute: LIMITE_VOLCADO,
});
