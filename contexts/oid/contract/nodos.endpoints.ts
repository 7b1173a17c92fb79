import { defineEndpoint, permissionAccess, sessionAccess } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { detalleNodoSchema, filaNodoSchema, nodoResueltoSchema } from './nodo.schema.ts';
import { oidErrors } from './oid.errors.ts';
import { LIMITES_NODO, MAXIMO_OID, RECURSO_OID } from './terms.ts';

const oidSchema = z.string().max(MAXIMO_OID, { error: `Escriba máximo ${MAXIMO_OID} caracteres.` });
const params = z.object({ oid: oidSchema.meta({ description: 'OID en notación de puntos: 2.999.170' }) });
const positive = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, { error: 'Debe ser un número entero mayor que cero.' })
  .transform(Number);
const consultar = { private: permissionAccess(RECURSO_OID, 'consultar') } as const;

const textos = {
  nombre: z
    .string()
    .trim()
    .min(1, { error: explainRequired('Nombre') })
    .max(LIMITES_NODO.nombre, { error: `Escriba máximo ${LIMITES_NODO.nombre} caracteres.` }),
  descripcion: z
    .string()
    .trim()
    .max(LIMITES_NODO.descripcion, { error: `Escriba máximo ${LIMITES_NODO.descripcion} caracteres.` }),
};

/** The public resolver: says what an identifier identifies. */
export const getOidEndpoint = defineEndpoint({
  operation: 'getOid',
  context: 'oid',
  summary: 'Resuelve un OID: su estructura, lo que identifica y dónde leerlo.',
  method: 'GET',
  path: '/oid/{oid}',
  exposure: { public: true, private: sessionAccess },
  request: { params },
  response: nodoResueltoSchema,
  errors: oidErrors,
});

/** The nodes below one, a page at a time in the order of their arcs; without one, the first arcs. */
export const listNodosEndpoint = defineEndpoint({
  operation: 'listNodos',
  context: 'oid',
  summary: 'Nodos que dependen de otro, por páginas en el orden de sus arcos.',
  method: 'GET',
  path: '/oid/nodos',
  exposure: consultar,
  request: {
    query: z.object({
      padre: oidSchema.optional(),
      pagina: positive.optional(),
      /** Asks for the page in which this node stands. */
      contiene: oidSchema.optional(),
    }),
  },
  response: z.object({
    nodos: z.array(filaNodoSchema),
    total: z.number().int(),
    /** Counted from 1. */
    pagina: z.number().int(),
    tamano: z.number().int(),
  }),
  errors: oidErrors,
});
export type PaginaNodos = z.infer<(typeof listNodosEndpoint)['response']>;

export const searchNodosEndpoint = defineEndpoint({
  operation: 'searchNodos',
  context: 'oid',
  summary: 'Busca nodos por el comienzo de su OID o por una parte de su nombre.',
  method: 'GET',
  path: '/oid/buscar',
  exposure: consultar,
  request: {
    query: z.object({
      texto: z
        .string()
        .trim()
        .min(1, { error: 'Escriba un OID o un nombre.' })
        .max(LIMITES_NODO.texto, { error: `Escriba máximo ${LIMITES_NODO.texto} caracteres.` }),
      pagina: positive.optional(),
    }),
  },
  response: z.object({ nodos: z.array(filaNodoSchema), total: z.number().int() }),
});

export const getNodoEndpoint = defineEndpoint({
  operation: 'getNodo',
  context: 'oid',
  summary: 'Un nodo con su estructura, su siguiente arco y lo que usted puede hacer con él.',
  method: 'GET',
  path: '/oid/nodos/{oid}',
  exposure: consultar,
  request: { params },
  response: detalleNodoSchema,
  errors: oidErrors,
});

/** Keeps the next free arc below a node with a name, for something to come. */
export const createReservaEndpoint = defineEndpoint({
  operation: 'createReserva',
  context: 'oid',
  summary: 'Reserva el siguiente arco libre debajo de un nodo.',
  method: 'POST',
  path: '/oid/reservar',
  exposure: { private: permissionAccess(RECURSO_OID, 'crear') },
  request: { body: z.object({ padre: oidSchema, ...textos }) },
  response: z.object({ oid: z.string() }),
  errors: oidErrors,
  idempotent: true,
});

/** Name and description: nothing else of a node changes. */
export const updateNodoEndpoint = defineEndpoint({
  operation: 'updateNodo',
  context: 'oid',
  summary: 'Cambia el nombre y la descripción de un nodo; su OID no cambia.',
  method: 'PUT',
  path: '/oid/nodos/{oid}',
  exposure: { private: permissionAccess(RECURSO_OID, 'editar') },
  request: { params, body: z.object(textos) },
  takesBack: detalleNodoSchema,
  response: detalleNodoSchema,
  errors: oidErrors,
  versioned: true,
});

export const closeReservaEndpoint = defineEndpoint({
  operation: 'closeReserva',
  context: 'oid',
  summary: 'Retira un nodo reservado; su arco no se vuelve a asignar.',
  method: 'POST',
  path: '/oid/nodos/{oid}/retirar',
  exposure: { private: permissionAccess(RECURSO_OID, 'editar') },
  request: {
    params,
    body: z.object({
      motivo: z
        .string()
        .trim()
        .min(1, { error: explainRequired('Motivo') })
        .max(LIMITES_NODO.motivo, { error: `Escriba máximo ${LIMITES_NODO.motivo} caracteres.` }),
    }),
  },
  response: detalleNodoSchema,
  errors: oidErrors,
  versioned: true,
  irreversible: true,
});
