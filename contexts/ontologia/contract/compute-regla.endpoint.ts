import { defineEndpoint } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { idDefinicion, idElemento } from './ficha.schema.ts';
import { leerOntologia } from './fichas.endpoints.ts';
import { ontologiaErrors } from './ontologia.errors.ts';
import { LIMITES_EJECUCION, LIMITES_FICHA } from './terms.ts';

export const incumplimientoReglaSchema = z.object({
  severidad: z.enum(['error', 'advertencia', 'informacion']),
  mensaje: z.string(),
  /** Who breaks it, by the short name of its IRI. */
  nodo: z.string(),
  propiedad: z.string().nullable(),
  valor: z.string().nullable(),
  /** The value of the other property, where both must be equal. */
  esperado: z.string().nullable(),
});
export type IncumplimientoRegla = z.infer<typeof incumplimientoReglaSchema>;

/** Really runs a rule over sample data, on the server and within a time limit. */
export const computeReglaEndpoint = defineEndpoint({
  operation: 'computeRegla',
  context: 'ontologia',
  summary: 'Ejecuta una regla SHACL o una expresión regular sobre datos de prueba; no guarda nada.',
  method: 'POST',
  path: '/ontologia/regla/ejecutar',
  exposure: leerOntologia,
  ratePerMinute: 60,
  request: {
    body: z.object({
      lenguaje: z.enum(['shacl', 'regex'], { error: 'Solo se ejecutan SHACL y expresiones regulares.' }),
      expresion: z
        .string()
        .trim()
        .min(1, { error: explainRequired('Expresión') })
        .max(LIMITES_FICHA.expresion, { error: `Escriba máximo ${LIMITES_FICHA.expresion} caracteres.` }),
      severidad: z.enum(['error', 'advertencia']),
      mensaje: z.string().trim().max(LIMITES_FICHA.mensaje),
      idClase: idDefinicion,
      elementos: z.array(idElemento).max(LIMITES_FICHA.elementos),
      formato: z.enum(['turtle', 'json-ld']),
      muestra: z
        .string()
        .min(1, { error: 'Escriba los datos de prueba.' })
        .max(LIMITES_EJECUCION.muestra, { error: `Escriba máximo ${LIMITES_EJECUCION.muestra} caracteres.` }),
    }),
  },
  response: z.object({
    conforme: z.boolean(),
    /** Facts of the sample, with those that were derived of it. */
    hechos: z.number().int(),
    /** Nodes of the sample the rule is about; of a regular expression, values it was compared with. */
    revisados: z.number().int(),
    hallazgos: z.array(incumplimientoReglaSchema),
    /** Number of findings that are not listed. */
    omitidos: z.number().int(),
  }),
  errors: ontologiaErrors,
});
