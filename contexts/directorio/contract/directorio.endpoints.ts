import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { cadenasSchema } from './cadenas.schema.ts';
import {
  facetasDirectorioSchema,
  resultadoDirectorioSchema,
  sugerenciaDatoSchema,
} from './directorio.schema.ts';
import {
  busquedaDirectorioSchema,
  datosBuscadosShape,
  filtroDirectorioSchema,
} from './filtros-directorio.schema.ts';
import { MAXIMO_SUGERENCIAS_DATO } from './terms.ts';

/** The directory is public; a session reads the same under its own base. */
const anybody = { public: true, private: sessionAccess } as const;
const context = 'directorio';

export const searchDirectorioEndpoint = defineEndpoint({
  operation: 'searchDirectorio',
  context,
  summary:
    'Busca servicios por palabras, por los datos que usted tiene y necesita y por facetas; cada resultado dice por qué está en su lugar.',
  method: 'GET',
  path: '/directorio',
  exposure: anybody,
  request: { query: busquedaDirectorioSchema },
  response: resultadoDirectorioSchema,
});

export const computeFacetasDirectorioEndpoint = defineEndpoint({
  operation: 'computeFacetasDirectorio',
  context,
  summary: 'Cuántos servicios dejaría cada valor de cada faceta, con el resto de la búsqueda como está.',
  method: 'GET',
  path: '/directorio/facetas',
  exposure: anybody,
  request: { query: filtroDirectorioSchema },
  response: facetasDirectorioSchema,
  ratePerMinute: 120,
});

export const findDatosDirectorioEndpoint = defineEndpoint({
  operation: 'findDatosDirectorio',
  context,
  summary:
    'Hasta cinco datos del lenguaje común que corresponden a lo escrito (desde tres caracteres), con los servicios que los entregan y los piden.',
  method: 'GET',
  path: '/directorio/datos',
  exposure: anybody,
  request: { query: z.object({ keyword: z.string().trim().max(200) }) },
  response: z.array(sugerenciaDatoSchema).max(MAXIMO_SUGERENCIAS_DATO),
});

export const searchCadenasEndpoint = defineEndpoint({
  operation: 'searchCadenas',
  context,
  summary:
    'Servicios de nivel 1 o más que, uno tras otro, dan todos los datos que usted necesita con los que tiene: hasta tres pasos.',
  method: 'GET',
  path: '/directorio/cadenas',
  exposure: anybody,
  request: { query: z.object(datosBuscadosShape) },
  response: cadenasSchema,
  ratePerMinute: 120,
});
