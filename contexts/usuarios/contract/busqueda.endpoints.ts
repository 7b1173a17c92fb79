import { defineEndpoint, pageNumberParam, sessionAccess, sitePathSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { CLASES_ASUNTO } from './asunto.terms.ts';
import {
  ICONOS_ENCONTRADO,
  MAXIMO_BUSQUEDA,
  PAGINAS_DE_BUSQUEDA,
  TONOS_ENCONTRADO,
} from './busqueda.terms.ts';
import { usuariosErrors } from './usuarios.errors.ts';

const { TIPO_NO_BUSCADO } = usuariosErrors;

/** Code of a kind. The sources say which there are, so the server checks it against theirs. */
const tipoSchema = z.string().regex(/^[a-z][a-z-]{0,39}$/, { error: TIPO_NO_BUSCADO.mensaje });

/** A record the search found, as one line with a preview. */
const encontradoSchema = z.object({
  tipo: tipoSchema,
  /** One of its kind: 'Servicio'. */
  nombreTipo: z.string(),
  icono: z.enum(ICONOS_ENCONTRADO),
  /** Among those of its kind. */
  id: z.string(),
  titulo: z.string(),
  /** Whose it is, or where it stands: 'Ministerio de Relaciones Exteriores'. */
  detalle: z.string(),
  estado: z.object({ nombre: z.string(), tono: z.enum(TONOS_ENCONTRADO) }).nullable(),
  url: sitePathSchema,
  /** What answers the usual question without opening it. */
  datos: z.array(z.object({ nombre: z.string(), valor: z.string() })),
});
export type Encontrado = z.infer<typeof encontradoSchema>;

/** How many of a kind were found, and the list that shows all of them; null where the list cannot take the search. */
const cuentaDeTipoSchema = z.object({
  tipo: tipoSchema,
  /** All of its kind: 'Servicios'. */
  nombre: z.string(),
  total: z.number().int(),
  lista: sitePathSchema.nullable(),
});
export type CuentaDeTipo = z.infer<typeof cuentaDeTipoSchema>;

const resultadoSchema = z.object({
  /** The best first, of each kind the first ones; of one kind that is asked for, a page. */
  encontrados: z.array(encontradoSchema),
  /** Kinds of which something was found, those of the best first. */
  tipos: z.array(cuentaDeTipoSchema),
  total: z.number().int(),
  /** The record whose code the text is, if it is one. */
  salto: sitePathSchema.nullable(),
  /** Kinds that could not be searched now. */
  faltantes: z.array(cuentaDeTipoSchema.pick({ tipo: true, nombre: true })),
  /** The words that were searched instead of those that occur nowhere. */
  corregido: z.string().nullable(),
});
export type ResultadoDeBusqueda = z.infer<typeof resultadoSchema>;

/**
 * Everything the caller may read that a text finds, of all kinds together (domain, reports §13). Rights are those of the
 * list of each kind. A kind that cannot be searched hinders no other.
 */
export const searchTodoEndpoint = defineEndpoint({
  operation: 'searchTodo',
  context: 'usuarios',
  summary:
    'Lo que quien llama puede leer y un texto encuentra, de todos los tipos; con un tipo, una página suya.',
  method: 'GET',
  path: '/busqueda',
  exposure: { public: true, private: sessionAccess },
  ratePerMinute: 120,
  request: {
    query: z.object({
      /** Words, and after `de:`, `en:`, `estado:` and `vence:` the entidad, the kind, the state and when it ends; or a code. */
      q: z
        .string()
        .trim()
        .max(MAXIMO_BUSQUEDA, { error: `Busque con máximo ${MAXIMO_BUSQUEDA} caracteres.` }),
      tipo: tipoSchema.optional(),
      pagina: pageNumberParam
        .pipe(
          z
            .number()
            .max(PAGINAS_DE_BUSQUEDA, { error: `La búsqueda tiene máximo ${PAGINAS_DE_BUSQUEDA} páginas.` }),
        )
        .optional(),
    }),
  },
  response: resultadoSchema,
  errors: { TIPO_NO_BUSCADO },
});

/** A place where something begins; its screen decides what the person may do there. */
const accionBuscadaSchema = z.object({
  texto: z.string(),
  url: sitePathSchema,
  clase: z.enum(CLASES_ASUNTO),
  /** Why it is not of the person; null where it is. */
  motivo: z.string().nullable(),
});
export type AccionBuscada = z.infer<typeof accionBuscadaSchema>;

const vistoSchema = encontradoSchema.extend({ vistoEn: z.iso.datetime() });
export type Visto = z.infer<typeof vistoSchema>;

export const getInicioDeBusquedaEndpoint = defineEndpoint({
  operation: 'getInicioDeBusqueda',
  context: 'usuarios',
  summary:
    'Lo que la búsqueda ofrece antes de escribir: lo visto hace poco, lo más visto y las acciones del rol.',
  method: 'GET',
  path: '/busqueda/inicio',
  exposure: { private: sessionAccess },
  request: {},
  response: z.object({
    /** Latest first; what the person may no longer read is left out. */
    recientes: z.array(vistoSchema),
    /** Most often opened first. */
    frecuentes: z.array(vistoSchema),
    acciones: z.array(accionBuscadaSchema),
  }),
});

export const createVistaDeBusquedaEndpoint = defineEndpoint({
  operation: 'createVistaDeBusqueda',
  context: 'usuarios',
  summary: 'Recuerda que quien llama abrió un registro, si puede leerlo.',
  method: 'POST',
  path: '/busqueda/vistas',
  exposure: { private: sessionAccess },
  request: { body: z.object({ tipo: tipoSchema, id: z.string().min(1).max(200) }) },
  response: z.object({ guardada: z.boolean() }),
  errors: { TIPO_NO_BUSCADO },
});

export const deleteVistasDeBusquedaEndpoint = defineEndpoint({
  operation: 'deleteVistasDeBusqueda',
  context: 'usuarios',
  summary: 'Olvida lo que quien llama abrió desde la búsqueda.',
  method: 'DELETE',
  path: '/busqueda/vistas',
  exposure: { private: sessionAccess },
  request: {},
  response: z.object({ borradas: z.number().int() }),
});
