import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { leerOntologia } from './fichas.endpoints.ts';
import { ontologiaErrors } from './ontologia.errors.ts';
import { CLASES_NODO, LISTA_FORMATOS_RDF, LISTA_PALABRAS, RECURSO_ONTOLOGIA } from './terms.ts';

/** A node by its kind and number: definicion-12, elemento-7. */
const claveNodo = z
  .string()
  .regex(/^(definicion|individuo|evento|regla|elemento)-[1-9]\d{0,8}$/, { error: 'El nodo no existe.' });

export const nodoSchema = z.object({
  clave: z.string(),
  clase: z.enum(CLASES_NODO),
  id: z.number().int(),
  tipo: z.string().nullable(),
  codigo: z.string(),
  nombre: z.string(),
  /** Of a data element alone: its version in force, or its latest, which its screen is opened by. */
  idVersion: z.number().int().nullable(),
});
export type NodoDelGrafo = z.infer<typeof nodoSchema>;

export const aristaSchema = z.object({ desde: z.string(), hacia: z.string(), etiqueta: z.string() });
export type Arista = z.infer<typeof aristaSchema>;

export const getGrafoEndpoint = defineEndpoint({
  operation: 'getGrafo',
  context: 'ontologia',
  summary:
    'Un nodo del grafo con una parte de sus vecinos; sin foco, las clases que no tienen otra superior y el nodo con más relaciones.',
  method: 'GET',
  path: '/ontologia/grafo',
  exposure: leerOntologia,
  request: {
    query: z.object({
      foco: claveNodo.optional(),
      salto: z
        .string()
        .regex(/^\d{1,6}$/, { error: 'Debe ser un número entero.' })
        .transform(Number)
        .optional()
        .meta({ description: 'Cuántos vecinos ya llegaron.' }),
    }),
  },
  response: z.object({
    foco: z.string().nullable(),
    nodos: z.array(nodoSchema),
    aristas: z.array(aristaSchema),
    /** Neighbours of the focus that did not come yet. */
    restantes: z.number().int(),
    /** Where to begin: the node with most relations; null with a focus, and while nothing is related. */
    masConectado: z.string().nullable(),
  }),
  errors: ontologiaErrors,
});

export const downloadOntologiaEndpoint = defineEndpoint({
  operation: 'downloadOntologia',
  context: 'ontologia',
  summary: 'La ontología, o una clase con todo lo que le concierne, en Turtle, RDF/XML o JSON-LD.',
  method: 'GET',
  path: '/ontologia/exportar',
  exposure: { private: permissionAccess(RECURSO_ONTOLOGIA, 'descargar') },
  request: {
    query: z.object({
      formato: z.enum(LISTA_FORMATOS_RDF, { error: 'Elija turtle, rdf-xml o json-ld.' }).default('turtle'),
      clase: integerIdParam('definicion').optional(),
    }),
  },
  response: z.string().describe('El contenido del archivo'),
  errors: ontologiaErrors,
});

/** What is said of a data element, for its page. */
export const listFichasElementoEndpoint = defineEndpoint({
  operation: 'listFichasElemento',
  context: 'ontologia',
  summary: 'Definiciones, eventos y reglas vigentes que hablan de un elemento de dato.',
  method: 'GET',
  path: '/ontologia/elemento/{idElemento}',
  exposure: { ...leerOntologia, public: true },
  request: { params: z.object({ idElemento: integerIdParam('elemento') }) },
  response: z.array(
    z.object({
      palabra: z.enum(LISTA_PALABRAS),
      id: z.number().int(),
      codigo: z.string(),
      nombre: z.string(),
      resumen: z.string(),
      iri: z.string(),
    }),
  ),
});
