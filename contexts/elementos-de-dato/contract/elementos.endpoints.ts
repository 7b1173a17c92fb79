import { exportacionesErrors, exportacionSchema, formatoExportacionSchema } from '@marco/archivos/contract';
import {
  decisionSchema,
  defineEndpoint,
  integerId,
  integerIdParam,
  pageNumber,
  permissionAccess,
} from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { ESTADOS_VERSION } from './ciclo-de-vida.terms.ts';
import { cambiosVersionSchema, defineText, identificadorTecnicoSchema } from './datos-elemento.schema.ts';
import { elementoPrivadoSchema } from './elemento.schema.ts';
import { elementosErrors } from './elementos.errors.ts';
import { CLASES_ELEMENTO, TIPOS_ELEMENTO } from './estructura.terms.ts';
import { referenciaVersionSchema } from './referencia-elemento.schema.ts';
import { LIMITES_ELEMENTO, ORDENES_ELEMENTO, RECURSO_ELEMENTOS } from './terms.ts';
import { TIPOS_DATO } from './tipos-dato.terms.ts';

const CONSULTAR = { private: permissionAccess(RECURSO_ELEMENTOS, 'consultar') } as const;
export const versionParams = z.object({ versionId: integerIdParam('version') });

export const getPermisosElementosEndpoint = defineEndpoint({
  operation: 'getPermisosElementos',
  context: 'elementos-de-dato',
  summary: 'Lo que usted puede hacer con los elementos de dato, además de consultarlos.',
  method: 'GET',
  path: '/elemento-dato/permisos',
  exposure: CONSULTAR,
  request: {},
  response: z.object({ crear: decisionSchema, incorporar: decisionSchema }),
});

export const filtroElementosSchema = z.object({
  /** In the name, the identificador, other names and the definition. */
  texto: defineText(LIMITES_ELEMENTO.texto).nullish(),
  capaId: integerId('capa').nullish(),
  dominioId: integerId('dominio').nullish(),
  tipo: z.enum(TIPOS_ELEMENTO).nullish(),
  clase: z.enum(CLASES_ELEMENTO).nullish(),
  tipoDato: z.enum(TIPOS_DATO).nullish(),
  entidadResponsableId: integerId('entidad').nullish(),
  estado: z.enum(ESTADOS_VERSION).nullish(),
  /** The registry as it was on this day: the versions in force at its end, Colombian time. */
  fecha: z.iso.date({ error: 'Escriba una fecha válida.' }).nullish(),
});
export type FiltroElementos = z.infer<typeof filtroElementosSchema>;

/** Filters and order of the list. */
const peticionElementosSchema = filtroElementosSchema.extend({
  ordenarPor: z.enum(ORDENES_ELEMENTO).optional(),
  descendente: z.boolean().optional(),
});
export type PeticionElementos = z.infer<typeof peticionElementosSchema>;

export const elementoListadoSchema = referenciaVersionSchema.extend({
  capaNombre: z.string(),
  dominioNombre: z.string(),
  entidadResponsable: z.string().nullable(),
  autor: z.string().nullable(),
  fechaModificacion: z.iso.datetime(),
  rigeDesde: z.iso.datetime().nullable(),
});
export type ElementoListado = z.infer<typeof elementoListadoSchema>;

/** The registry as those who work on it read it: a row for each version that is in force or being worked on. */
export const searchElementosEndpoint = defineEndpoint({
  operation: 'searchElementos',
  context: 'elementos-de-dato',
  summary: 'Busca versiones de elementos de dato; con fecha, el registro como regía ese día.',
  method: 'POST',
  path: '/elemento-dato/listar',
  exposure: CONSULTAR,
  request: {
    body: peticionElementosSchema.extend({
      pagina: pageNumber.optional(),
      tamano: z.number().int().min(1).max(100).optional(),
    }),
  },
  response: z.object({
    elementos: z.array(elementoListadoSchema),
    total: z.number().int(),
    /** How many there are in each state, whatever state was asked for. */
    porEstado: z.record(z.enum(ESTADOS_VERSION), z.number().int()),
  }),
});

/** The rows of the list on show, every one of them (TABLE-06). */
export const downloadElementosEndpoint = defineEndpoint({
  operation: 'downloadElementos',
  context: 'elementos-de-dato',
  summary: 'Todas las versiones de elementos de dato que cumplen los filtros, como archivo de Excel o CSV.',
  method: 'POST',
  path: '/elemento-dato/exportar',
  exposure: CONSULTAR,
  request: { body: peticionElementosSchema.extend(formatoExportacionSchema.shape) },
  response: exportacionSchema,
  errors: exportacionesErrors,
  idempotent: true,
  ratePerMinute: 30,
});

export const getElementoEndpoint = defineEndpoint({
  operation: 'getElemento',
  context: 'elementos-de-dato',
  summary: 'Una versión de un elemento de dato con lo que usted puede hacer con ella.',
  method: 'GET',
  path: '/elemento-dato/{versionId}',
  exposure: CONSULTAR,
  request: { params: versionParams },
  response: elementoPrivadoSchema,
  errors: elementosErrors,
});

/** What is asked when an element begins; the rest is written while it is a draft. */
export const createElementoEndpoint = defineEndpoint({
  operation: 'createElemento',
  context: 'elementos-de-dato',
  summary: 'Crea un elemento de dato con el borrador de su versión 1.0 y sus identificadores de objeto.',
  method: 'POST',
  path: '/elemento-dato',
  exposure: { private: permissionAccess(RECURSO_ELEMENTOS, 'crear') },
  request: {
    body: cambiosVersionSchema.extend({
      identificador: identificadorTecnicoSchema,
      nombre: defineText(LIMITES_ELEMENTO.nombre).min(1, { error: explainRequired('Nombre') }),
      capaId: integerId('capa'),
      dominioId: integerId('dominio'),
      tipo: z.enum(TIPOS_ELEMENTO),
      clase: z.enum(CLASES_ELEMENTO),
    }),
  },
  response: elementoPrivadoSchema,
  errors: elementosErrors,
  idempotent: true,
});

/** Fields that are absent stay as they are, so that a form may save what changed alone. */
export const updateElementoEndpoint = defineEndpoint({
  operation: 'updateElemento',
  context: 'elementos-de-dato',
  summary: 'Cambia el borrador de una versión; lo que no se envía queda como está.',
  method: 'PUT',
  path: '/elemento-dato/{versionId}',
  exposure: { private: permissionAccess(RECURSO_ELEMENTOS, 'editar') },
  request: {
    params: versionParams,
    body: cambiosVersionSchema.extend({ identificador: identificadorTecnicoSchema.optional() }),
  },
  takesBack: elementoPrivadoSchema,
  response: elementoPrivadoSchema,
  errors: elementosErrors,
  versioned: true,
});
