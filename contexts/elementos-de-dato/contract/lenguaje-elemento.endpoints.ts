import { defineEndpoint, integerId, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import {
  datosIdentificadoresSchema,
  datosNombresSchema,
  datosRelacionesSchema,
  defineText,
} from './datos-elemento.schema.ts';
import { elementoPrivadoSchema } from './elemento.schema.ts';
import { elementosErrors } from './elementos.errors.ts';
import {
  identificadorSchema,
  nombreSchema,
  relacionDerivadaSchema,
  relacionSchema,
} from './partes-elemento.schema.ts';
import { referenciaVersionSchema } from './referencia-elemento.schema.ts';
import { LIMITES_ELEMENTO, RECURSO_ELEMENTOS } from './terms.ts';

const CONSULTAR = { private: permissionAccess(RECURSO_ELEMENTOS, 'consultar') } as const;
const EDITAR = { private: permissionAccess(RECURSO_ELEMENTOS, 'editar') } as const;
const context = 'elementos-de-dato';

/** Specification §7 `elemento-dato/identificadores`: who has an identificador, here or in other systems. */
export const listIdentificadoresEndpoint = defineEndpoint({
  operation: 'listIdentificadores',
  context,
  summary:
    'Elementos que ya tienen un identificador, técnico o de otro sistema, y si está libre en una capa y dominio.',
  method: 'GET',
  path: '/elemento-dato/identificadores',
  exposure: CONSULTAR,
  request: {
    query: z.object({
      identificador: defineText(LIMITES_ELEMENTO.valorIdentificador).min(1, {
        error: 'Escriba un identificador.',
      }),
      capaId: integerIdParam('capa').optional(),
      dominioId: integerIdParam('dominio').optional(),
    }),
  },
  response: z.object({
    /** Whether no element of that layer and domain has it; of any, where none is asked for. */
    disponible: z.boolean(),
    elementos: z.array(referenciaVersionSchema.extend({ externos: z.array(identificadorSchema) })),
  }),
});

/** The identifiers other systems know an element by; they are of the element, not of one version. */
export const updateIdentificadoresEndpoint = defineEndpoint({
  operation: 'updateIdentificadores',
  context,
  summary: 'Cambia los identificadores con los que otros sistemas conocen un elemento.',
  method: 'PUT',
  path: '/elemento-dato/identificadores',
  exposure: EDITAR,
  request: {
    body: z.object({ elementoId: integerId('elemento'), identificadores: datosIdentificadoresSchema }),
  },
  takesBack: listIdentificadoresEndpoint.response,
  response: z.object({ identificadores: z.array(identificadorSchema) }),
  errors: elementosErrors,
});

/** Specification §7 `elemento-dato/nombres`. */
export const listNombresEndpoint = defineEndpoint({
  operation: 'listNombres',
  context,
  summary: 'Sugiere los cinco elementos cuyos nombres se parecen más a un texto.',
  method: 'GET',
  path: '/elemento-dato/nombres',
  exposure: CONSULTAR,
  request: {
    query: z.object({
      texto: defineText(LIMITES_ELEMENTO.texto).min(3, { error: 'Escriba al menos 3 caracteres.' }),
      /** Only what can be a part of a composite: versions in force. */
      soloVigentes: z
        .enum(['true', 'false'])
        .default('false')
        .transform((value) => value === 'true'),
    }),
  },
  response: z.array(referenciaVersionSchema.extend({ coincide: z.string() })),
});

export const updateNombresEndpoint = defineEndpoint({
  operation: 'updateNombres',
  context,
  summary: 'Cambia los otros nombres de una versión en borrador.',
  method: 'PUT',
  path: '/elemento-dato/nombres',
  exposure: EDITAR,
  request: { body: z.object({ versionId: integerId('version'), nombres: datosNombresSchema }) },
  takesBack: listNombresEndpoint.response,
  response: z.object({ nombres: z.array(nombreSchema), version: z.number().int() }),
  errors: elementosErrors,
  versioned: true,
});

/** Specification §7 `elemento-dato/capa-uso`: the layers and domains elements stand in. */
export const listCapasDeElementosEndpoint = defineEndpoint({
  operation: 'listCapasDeElementos',
  context,
  summary: 'Capas de uso y dominios en los que puede estar un elemento, con cuántos tiene cada uno.',
  method: 'GET',
  path: '/elemento-dato/capa-uso',
  exposure: CONSULTAR,
  request: {
    query: z.object({
      /** Only the layers an element in force may be taken to: those wider than its own. */
      masAmpliasQue: integerIdParam('elemento').optional(),
    }),
  },
  response: z.object({
    capas: z.array(
      z.object({
        id: z.number().int(),
        codigo: z.string(),
        nombre: z.string(),
        tipo: z.string(),
        elementos: z.number().int(),
      }),
    ),
    dominios: z.array(
      z.object({ id: z.number().int(), codigo: z.string(), nombre: z.string(), elementos: z.number().int() }),
    ),
  }),
  errors: elementosErrors,
});

/** An element never moves: a new one begins in the wider layer and, once incorporated, takes its place. */
export const createElementoEnCapaEndpoint = defineEndpoint({
  operation: 'createElementoEnCapa',
  context,
  summary: 'Lleva un elemento incorporado a una capa más amplia: crea allí el borrador que lo reemplazará.',
  method: 'POST',
  path: '/elemento-dato/capa-uso',
  exposure: { private: permissionAccess(RECURSO_ELEMENTOS, 'crear') },
  request: {
    body: z.object({
      elementoId: integerId('elemento'),
      capaId: integerId('capa'),
      dominioId: integerId('dominio').optional(),
    }),
  },
  response: elementoPrivadoSchema,
  errors: elementosErrors,
  idempotent: true,
});

/** Specification §7 `elemento-dato/association`. */
export const listAssociationEndpoint = defineEndpoint({
  operation: 'listAssociation',
  context,
  summary: 'Relaciones de una versión con otros elementos, declaradas y derivadas.',
  method: 'GET',
  path: '/elemento-dato/association',
  exposure: CONSULTAR,
  request: { query: z.object({ versionId: integerIdParam('version') }) },
  response: z.object({
    relaciones: z.array(relacionSchema),
    relacionesDerivadas: z.array(relacionDerivadaSchema),
  }),
  errors: elementosErrors,
});

export const updateAssociationEndpoint = defineEndpoint({
  operation: 'updateAssociation',
  context,
  summary: 'Cambia las relaciones que declara una versión en borrador.',
  method: 'PUT',
  path: '/elemento-dato/association',
  exposure: EDITAR,
  request: { body: z.object({ versionId: integerId('version'), relaciones: datosRelacionesSchema }) },
  takesBack: listAssociationEndpoint.response,
  response: z.object({
    relaciones: z.array(relacionSchema),
    relacionesDerivadas: z.array(relacionDerivadaSchema),
    version: z.number().int(),
  }),
  errors: elementosErrors,
  versioned: true,
});
