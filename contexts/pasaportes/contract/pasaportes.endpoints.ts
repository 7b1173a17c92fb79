import { defineEndpoint, integerIdParam } from '@marco/contract-kit';
import { MAXIMO_OID } from '@marco/oid/terms';
import { z } from 'zod';
import { pasaportePublicoSchema } from './pasaporte.schema.ts';
import { pasaportesErrors } from './pasaportes.errors.ts';
import { FORMAS_PASAPORTE, type FormaPasaporte } from './terms.ts';

const context = 'pasaportes';
const FORMAS = Object.keys(FORMAS_PASAPORTE) as [FormaPasaporte, ...FormaPasaporte[]];
const version = z.object({ id: integerIdParam('versión') });
const anybody = { public: true } as const;

/** The pasaporte of a version by its identifier, in the form the caller asks for. */
export const getPasaporteEndpoint = defineEndpoint({
  operation: 'getPasaporte',
  context,
  summary:
    'El pasaporte de una versión de un servicio por su OID: lo que dice su página en JSON, el paquete firmado (ZIP) o la portada (PDF).',
  method: 'GET',
  path: '/pasaportes/{oid}',
  exposure: anybody,
  request: {
    params: z.object({
      oid: z.string().max(MAXIMO_OID, { error: `Escriba máximo ${MAXIMO_OID} caracteres.` }),
    }),
    query: z.object({
      /** Takes the place of the header `Accept`: a link cannot send one. */
      formato: z.enum(FORMAS, { error: `La forma es ${FORMAS.join(', ')}.` }).optional(),
    }),
  },
  response: pasaportePublicoSchema,
  errors: pasaportesErrors,
  ratePerMinute: 60,
});

/** The identifier of the pasaporte of a version, for the pages that know the version. */
export const findPasaporteDeVersionEndpoint = defineEndpoint({
  operation: 'findPasaporteDeVersion',
  context,
  summary: 'El OID con el que se abre el pasaporte de una versión de un servicio; null mientras no lo tiene.',
  method: 'GET',
  path: '/pasaportes/versiones/{id}',
  exposure: anybody,
  request: { params: version },
  response: z.object({ oid: z.string().nullable() }),
});

/** The contract of a version as OpenAPI, written from its messages. */
export const downloadOpenapiEndpoint = defineEndpoint({
  operation: 'downloadOpenapi',
  context,
  summary: 'El contrato de una versión de un servicio en OpenAPI 3.1, escrito desde sus mensajes.',
  method: 'GET',
  path: '/directorio/versiones/{id}/openapi',
  exposure: anybody,
  request: { params: version },
  response: z.string().describe('El documento OpenAPI, en JSON'),
  errors: pasaportesErrors,
  ratePerMinute: 60,
});

/** The contract of a version as WSDL with its XML Schema, written from its messages. */
export const downloadWsdlEndpoint = defineEndpoint({
  operation: 'downloadWsdl',
  context,
  summary:
    'El contrato de una versión de un servicio en WSDL 1.1 con sus XSD (ZIP), escrito desde sus mensajes.',
  method: 'GET',
  path: '/directorio/versiones/{id}/wsdl',
  exposure: anybody,
  request: { params: version },
  response: z.string().describe('Un ZIP con servicio.wsdl y los XSD que importa'),
  errors: pasaportesErrors,
  ratePerMinute: 60,
});
