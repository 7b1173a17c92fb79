import { exportacionesErrors, exportacionSchema, formatoExportacionSchema } from '@marco/archivos/contract';
import {
  decisionSchema,
  defineEndpoint,
  integerId,
  integerIdParam,
  permissionAccess,
} from '@marco/contract-kit';
import { z } from 'zod';
import { referenciaSchema } from './ficha.schema.ts';
import { fichaSchema } from './fichas.schema.ts';
import { ontologiaErrors } from './ontologia.errors.ts';
import {
  LISTA_ESTADOS_FICHA,
  LISTA_PALABRAS,
  MAXIMO_TEXTO_BUSQUEDA,
  ORDENES_FICHA,
  RECURSO_ONTOLOGIA,
  TAMANO_LISTA,
} from './terms.ts';

export const leerOntologia = { private: permissionAccess(RECURSO_ONTOLOGIA, 'consultar') } as const;

const palabraParam = z.enum(LISTA_PALABRAS, { error: 'La ontología no tiene esa lista.' });
const fichaParams = z.object({ palabra: palabraParam, id: integerIdParam('ficha') });

const entero = (maximo: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: 'Debe ser un número entero mayor que cero.' })
    .transform(Number)
    .pipe(z.number().max(maximo, { error: `Debe ser máximo ${maximo}.` }));

const texto = z
  .string()
  .trim()
  .max(MAXIMO_TEXTO_BUSQUEDA, { error: `Escriba máximo ${MAXIMO_TEXTO_BUSQUEDA} caracteres.` });

export const filtroFichasSchema = z.object({
  texto: texto.optional().meta({ description: 'Parte del nombre, del código o de lo que dice.' }),
  tipo: z.string().max(30).optional(),
  estado: z.enum(LISTA_ESTADOS_FICHA).optional(),
  clase: integerIdParam('definicion').optional().meta({ description: 'De qué clase habla o es.' }),
  elemento: integerIdParam('elemento').optional().meta({ description: 'De qué elemento de dato habla.' }),
  pagina: entero(100_000).default(1),
  tamano: entero(100).default(TAMANO_LISTA),
  orden: z.enum(ORDENES_FICHA).default('nombre'),
  descendente: z.enum(['true', 'false']).default('false'),
});
export type FiltroFichas = z.infer<typeof filtroFichasSchema>;

/** Filters and order of the list on show; every row of them is asked for (TABLE-06). */
const peticionFichasSchema = z.object({
  texto: texto.nullish(),
  tipo: z.string().max(30).nullish(),
  estado: z.enum(LISTA_ESTADOS_FICHA).nullish(),
  clase: integerId('definicion').nullish(),
  elemento: integerId('elemento').nullish(),
  orden: z.enum(ORDENES_FICHA).default('nombre'),
  descendente: z.boolean().default(false),
});
export type PeticionFichas = z.output<typeof peticionFichasSchema>;

export const filaFichaSchema = z.object({
  id: z.number().int(),
  codigo: z.string(),
  nombre: z.string(),
  /** Kind within its word; null for an individuo. */
  tipo: z.string().nullable(),
  estado: z.enum(LISTA_ESTADOS_FICHA),
  oid: z.string(),
  oidDetails: z.array(z.object({ oid: z.string(), nombre: z.string() })),
  /** What it says: a definition, a description, a statement. */
  resumen: z.string(),
  clase: referenciaSchema.nullable(),
});
export type FilaFicha = z.infer<typeof filaFichaSchema>;

/** The list of the specification, `GET {collection}{type}`: ontologia/definicion, /individuo, /evento, /regla. */
export const listFichasEndpoint = defineEndpoint({
  operation: 'listFichas',
  context: 'ontologia',
  summary: 'Una página de las definiciones, los individuos, los eventos o las reglas de la ontología.',
  method: 'GET',
  path: '/ontologia/{palabra}',
  exposure: leerOntologia,
  request: { params: z.object({ palabra: palabraParam }), query: filtroFichasSchema },
  response: z.object({
    fichas: z.array(filaFichaSchema),
    total: z.number().int(),
    /** How many of each state there are under the other filters. */
    estados: z.record(z.enum(LISTA_ESTADOS_FICHA), z.number().int()),
    permisos: z.object({ crear: decisionSchema, descargar: decisionSchema }),
  }),
});

export const downloadFichasEndpoint = defineEndpoint({
  operation: 'downloadFichas',
  context: 'ontologia',
  summary:
    'Todas las fichas de una lista de la ontología que cumplen los filtros, como archivo de Excel o CSV.',
  method: 'POST',
  path: '/ontologia/{palabra}/exportar',
  exposure: leerOntologia,
  request: {
    params: z.object({ palabra: palabraParam }),
    body: peticionFichasSchema.extend(formatoExportacionSchema.shape),
  },
  response: exportacionSchema,
  errors: exportacionesErrors,
  idempotent: true,
  ratePerMinute: 30,
});

export const getFichaEndpoint = defineEndpoint({
  operation: 'getFicha',
  context: 'ontologia',
  summary: 'Una ficha de la ontología, con lo que usted puede hacer con ella.',
  method: 'GET',
  path: '/ontologia/{palabra}/{id}',
  exposure: leerOntologia,
  request: { params: fichaParams },
  response: fichaSchema,
  errors: ontologiaErrors,
});

export const updateEstadoFichaEndpoint = defineEndpoint({
  operation: 'updateEstadoFicha',
  context: 'ontologia',
  summary: 'Pone en vigencia una ficha de la ontología, la inactiva o la reactiva.',
  method: 'POST',
  path: '/ontologia/{palabra}/{id}/estado',
  exposure: { private: permissionAccess(RECURSO_ONTOLOGIA, 'editar') },
  request: { params: fichaParams, body: z.object({ estado: z.enum(['vigente', 'inactivo']) }) },
  response: fichaSchema,
  errors: ontologiaErrors,
  versioned: true,
});

export const deleteFichaEndpoint = defineEndpoint({
  operation: 'deleteFicha',
  context: 'ontologia',
  summary: 'Elimina una ficha que nada usa; su identificador queda retirado.',
  method: 'DELETE',
  path: '/ontologia/{palabra}/{id}',
  exposure: { private: permissionAccess(RECURSO_ONTOLOGIA, 'eliminar') },
  request: { params: fichaParams },
  response: z.object({ eliminada: z.literal(true) }),
  errors: ontologiaErrors,
  versioned: true,
  irreversible: true,
});

/** What a form offers as it is typed: classes, properties of a class, individuals, data elements. */
export const findOpcionesOntologiaEndpoint = defineEndpoint({
  operation: 'findOpcionesOntologia',
  context: 'ontologia',
  summary: 'Clases, propiedades, individuos o elementos de dato cuyo nombre contiene un texto.',
  method: 'POST',
  path: '/ontologia/opciones',
  exposure: leerOntologia,
  request: {
    body: z.object({
      que: z.enum(['clase', 'propiedad', 'individuo', 'elemento']),
      texto,
      /** Only properties an individual of this class may have, or individuals of this class. */
      idClase: integerId('definicion').nullish(),
    }),
  },
  response: z.array(
    referenciaSchema.extend({
      /** Of a property: what it takes. */
      tipo: z.string().nullable(),
      idRango: z.number().int().nullable(),
    }),
  ),
});
