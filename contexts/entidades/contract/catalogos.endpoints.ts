import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { catalogosErrors } from './catalogos.errors.ts';
import { decisionSchema } from './decision.schema.ts';
import {
  CATALOGOS,
  type Catalogo,
  LIMITE_NOMBRE_CATALOGO,
  MAXIMO_TEXTO_BUSQUEDA,
  RECURSO_CATALOGOS,
} from './terms.ts';

const LISTA_CATALOGOS = Object.keys(CATALOGOS) as [Catalogo, ...Catalogo[]];

/** Which catalogue an address is about. */
export const catalogoParams = z.object({
  catalogo: z.enum(LISTA_CATALOGOS, { error: 'El catálogo no existe.' }),
});

const nombre = z
  .string()
  .trim()
  .min(1, { error: 'El nombre es requerido.' })
  .max(LIMITE_NOMBRE_CATALOGO, { error: `Escriba máximo ${LIMITE_NOMBRE_CATALOGO} caracteres.` });

export const filaCatalogoSchema = z.object({
  codigo: z.string(),
  nombre: z.string(),
  /** Department of a municipality. */
  departamento: z.string().nullable(),
  activo: z.boolean(),
  version: z.number().int(),
  /** How many entities refer to it. */
  usos: z.number().int(),
});
export type FilaCatalogo = z.infer<typeof filaCatalogoSchema>;

export const searchCatalogo = defineEndpoint({
  operation: 'searchCatalogo',
  context: 'entidades',
  summary: 'Una página de un catálogo: sectores, departamentos o municipios.',
  method: 'POST',
  path: '/catalogos/{catalogo}/listar',
  exposure: { private: permissionAccess(RECURSO_CATALOGOS, 'consultar') },
  request: {
    params: catalogoParams,
    body: z.object({
      texto: z
        .string()
        .trim()
        .max(MAXIMO_TEXTO_BUSQUEDA, { error: `Escriba máximo ${MAXIMO_TEXTO_BUSQUEDA} caracteres.` })
        .nullish()
        .meta({ description: 'Parte del nombre o comienzo del código.' }),
      pagina: z.number().int().min(1).max(100_000).default(1),
      tamano: z.number().int().min(1).max(100).default(10),
      ordenarPor: z.enum(['codigo', 'nombre']).default('codigo'),
      descendente: z.boolean().default(false),
    }),
  },
  response: z.object({
    filas: z.array(filaCatalogoSchema),
    total: z.number().int(),
    /** Whether the caller may add rows, and change or import them. */
    permisos: z.object({ crear: decisionSchema, editar: decisionSchema }),
  }),
});

export const createFilaCatalogo = defineEndpoint({
  operation: 'createFilaCatalogo',
  context: 'entidades',
  summary: 'Agrega una fila a un catálogo.',
  method: 'POST',
  path: '/catalogos/{catalogo}/crear',
  exposure: { private: permissionAccess(RECURSO_CATALOGOS, 'crear') },
  request: { params: catalogoParams, body: z.object({ codigo: z.string().trim().max(20), nombre }) },
  response: filaCatalogoSchema,
  errors: catalogosErrors,
  idempotent: true,
});

/** Changes a name, inactivates or reactivates; a code never changes. */
export const updateFilaCatalogo = defineEndpoint({
  operation: 'updateFilaCatalogo',
  context: 'entidades',
  summary: 'Cambia el nombre de una fila de un catálogo, la inactiva o la reactiva.',
  method: 'PUT',
  path: '/catalogos/{catalogo}/{codigo}',
  exposure: { private: permissionAccess(RECURSO_CATALOGOS, 'editar') },
  request: {
    params: catalogoParams.extend({ codigo: z.string().max(20) }),
    body: z.object({ nombre, activo: z.boolean() }),
  },
  response: filaCatalogoSchema,
  errors: catalogosErrors,
  versioned: true,
});
