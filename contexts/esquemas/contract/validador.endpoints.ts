import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { validadorErrors } from './validador.errors.ts';
import { informeDeLoteSchema, informeMensajeSchema } from './validador.schema.ts';
import { FORMATOS_MENSAJE } from './validador.terms.ts';

/** For anybody; with a session the count says of which entidad (domain §8.6). */
const exposure = { public: true, private: sessionAccess } as const;

/** What a message is validated against; without an element, the form brings a schema in the field `esquema`. */
const query = z.object({
  elemento: z.string().trim().max(255).optional().describe('Identificador u OID del elemento'),
  version: z
    .string()
    .regex(/^\d{1,4}\.\d{1,4}$/, { error: 'La versión se escribe como 1.0.' })
    .optional()
    .describe('Versión del elemento; si falta, la vigente'),
  formato: z.enum(FORMATOS_MENSAJE, { error: 'El formato debe ser xml o json.' }).optional(),
});

/** One message: field `mensaje` of the form, and `esquema` (XSD, ZIP of XSD or JSON Schema) for an own schema. */
export const verifyMensajeEndpoint = defineEndpoint({
  operation: 'verifyMensaje',
  context: 'esquemas',
  summary: 'Valida un mensaje XML o JSON contra un elemento del registro o contra un esquema propio.',
  method: 'POST',
  path: '/validador',
  exposure,
  upload: true,
  ratePerMinute: 60,
  request: { query },
  response: informeMensajeSchema,
  errors: validadorErrors,
});

/** Many messages: several files in `mensaje`, ZIPs among them. The answer comes message by message, one a line. */
export const verifyLoteEndpoint = defineEndpoint({
  operation: 'verifyLote',
  context: 'esquemas',
  summary: 'Valida un lote de mensajes y responde el informe de cada uno a medida que termina.',
  method: 'POST',
  path: '/validador/lote',
  exposure,
  upload: true,
  ratePerMinute: 20,
  request: { query },
  response: z.array(informeDeLoteSchema),
  errors: validadorErrors,
});

/**
 * The reports of a batch, as they came, turned into a workbook: field `informe` of the form, a JSON list. Of a batch
 * nothing is kept but counts, so who has the reports brings them.
 */
export const downloadInformeLoteEndpoint = defineEndpoint({
  operation: 'downloadInformeLote',
  context: 'esquemas',
  summary: 'El informe de un lote ya validado como archivo de Excel.',
  method: 'POST',
  path: '/validador/lote/informe',
  exposure,
  upload: true,
  ratePerMinute: 20,
  request: {},
  response: z.string().describe('El archivo'),
  errors: validadorErrors,
});

export const elementoValidableSchema = z.object({
  id: z.number().int(),
  identificador: z.string(),
  nombre: z.string(),
  oid: z.string(),
  /** The one in force first. */
  versiones: z.array(z.string()),
});
export type ElementoValidable = z.infer<typeof elementoValidableSchema>;

/** The elements a message can be validated against, by their names. */
export const listElementosValidablesEndpoint = defineEndpoint({
  operation: 'listElementosValidables',
  context: 'esquemas',
  summary: 'Elementos del registro contra los que se puede validar un mensaje.',
  method: 'GET',
  path: '/validador/elementos',
  exposure,
  request: { query: z.object({ texto: z.string().trim().max(100).default('') }) },
  response: z.array(elementoValidableSchema),
});
