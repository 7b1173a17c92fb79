import {
  decisionSchema,
  defineEndpoint,
  integerIdParam,
  pageNumberParam,
  permissionAccess,
} from '@marco/contract-kit';
import { z } from 'zod';
import { TIPOS_SERVICIO_XROAD } from './catalogo.terms.ts';
import { servicioPlataformaSchema } from './operacion.endpoints.ts';
import { pageSizeParam } from './page-size.schema.ts';
import { plataformaErrors } from './plataforma.errors.ts';
import {
  ACCIONES_PERMISO,
  ESTADOS_TAREA,
  LARGO_NOTA_TAREA,
  PASOS_TAREA,
  PATRON_CLASE_XROAD,
  PATRON_PARTE_XROAD,
  TIPOS_TAREA,
} from './tareas.terms.ts';
import { AMBIENTES, PROMESAS_MEDIDAS, RECURSO_XROAD } from './terms.ts';

const context = 'plataforma';
const params = z.object({ id: integerIdParam('tarea') });
const count = z.number().int().min(0);
const {
  PASO_DE_TAREA_NO_PERMITIDO,
  PUBLICACION_NO_PERMITIDA,
  SERVICIO_DE_OTRO,
  TAREA_NO_EXISTE,
  TAREA_SIN_REGISTRO,
} = plataformaErrors;

/** Something that waits for the operator, or did. */
export const tareaSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  tipo: z.enum(TIPOS_TAREA),
  /** What it is about, as people call it. */
  asunto: z.string(),
  /** What is to be done, in a sentence. */
  frase: z.string(),
  /** The entidad it is about; null where nobody said whose it is. */
  entidad: z.string().nullable(),
  /** The servicio of the directory. */
  servicioId: z.number().int().nullable(),
  /** The request whose technical concept is asked for. */
  solicitudId: z.number().int().nullable(),
  estado: z.enum(ESTADOS_TAREA),
  abiertaEn: z.iso.datetime(),
  venceEn: z.iso.date(),
  /** Until it is due; below zero once it is late. */
  dias: z.number().int(),
  cerradaEn: z.iso.datetime().nullable(),
  /** Null where what it waited for happened by itself. */
  cerradaPor: z.string().nullable(),
  nota: z.string().nullable(),
  /** Whether its reader may take each step, and why not. */
  pasos: z.object({ cerrar: decisionSchema, reabrir: decisionSchema }),
});
export type TareaXroad = z.infer<typeof tareaSchema>;

const parte = (que: string) =>
  z
    .string()
    .trim()
    .regex(PATRON_PARTE_XROAD, {
      error: `Escriba ${que} con letras sin tilde, números, puntos y guiones; máximo 100.`,
    });

/** Identifiers of a service in an instance; the instance is that of the environment. */
export const registroXroadSchema = z.object({
  clase: z
    .string()
    .trim()
    .regex(PATRON_CLASE_XROAD, { error: 'Escriba la clase en mayúsculas: GOB o PRIV.' }),
  miembro: parte('el código del miembro'),
  subsistema: parte('el subsistema'),
  codigo: parte('el código del servicio'),
  numero: parte('la versión'),
  tipo: z.enum(TIPOS_SERVICIO_XROAD, { error: 'Elija el tipo de servicio.' }),
});
export type RegistroXroad = z.infer<typeof registroXroadSchema>;

/** A task with what its work needs. */
export const tareaDetalladaSchema = tareaSchema.extend({
  /** Where its servicio is registered; null where the task registers nothing. */
  registro: z
    .object({
      ambiente: z.enum(AMBIENTES),
      instancia: z.string(),
      /** What is known of the identifiers; an empty text where nothing is. */
      propuesta: z.object({
        clase: z.string(),
        miembro: z.string(),
        subsistema: z.string(),
        codigo: z.string(),
        numero: z.string(),
        tipo: z.enum(TIPOS_SERVICIO_XROAD),
      }),
      /** The service that is registered already. */
      servicio: servicioPlataformaSchema.nullable(),
      /** Whether its reader may register, and why not. */
      registrar: decisionSchema,
      /** Whether its reader may publish the version, and what lacks; null where it is not to be published. */
      publicar: decisionSchema.nullable(),
    })
    .nullable(),
  /** What the acuerdo of a task asks for; null where it is about none. */
  permiso: z
    .object({
      acuerdo: z.string(),
      accion: z.enum(ACCIONES_PERMISO),
      consumidora: z.string(),
      /** As the acuerdo names it; an empty text where it does not. */
      subsistema: z.string(),
      /** The services of the platform it is about. */
      ambientes: z.array(
        z.object({
          ambiente: z.enum(AMBIENTES),
          identificador: z.string(),
          /** Whether its client may call it, as the last file of the instance says. */
          permitido: z.boolean(),
          /** Whether that is what the acuerdo asks for. */
          conforme: z.boolean(),
        }),
      ),
    })
    .nullable(),
  /** What its servicio promised and did not keep; null where the task is about something else. */
  ans: z
    .object({
      /** The two months, the older one first, each by its first day. */
      meses: z.array(z.object({ mes: z.iso.date(), incumplidas: z.array(z.enum(PROMESAS_MEDIDAS)) })),
      /** Number of the certificate of level 3 in force, whose suspension may be proposed; null where there is none. */
      certificado: z.string().nullable(),
    })
    .nullable(),
});
export type TareaDetallada = z.infer<typeof tareaDetalladaSchema>;

export const searchTareasEndpoint = defineEndpoint({
  operation: 'searchTareas',
  context,
  summary:
    'Lo que espera al operador de la plataforma, lo que vence primero arriba; o lo hecho, lo último arriba.',
  method: 'GET',
  path: '/xroad/tareas',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'consultar') },
  request: {
    query: z.object({
      estado: z.enum(ESTADOS_TAREA, { error: 'El estado no existe.' }).optional(),
      tipo: z.enum(TIPOS_TAREA, { error: 'El tipo de tarea no existe.' }).optional(),
      pagina: pageNumberParam.optional(),
      tamano: pageSizeParam.optional(),
    }),
  },
  response: z.object({
    tareas: z.array(tareaSchema),
    total: count,
    /** Of those that wait, whatever the page shows. */
    porTipo: z.record(z.enum(TIPOS_TAREA), count),
  }),
});

export const getTareaEndpoint = defineEndpoint({
  operation: 'getTarea',
  context,
  summary: 'Una tarea del operador de la plataforma, con lo que hace falta para hacerla.',
  method: 'GET',
  path: '/xroad/tareas/{id}',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'consultar') },
  request: { params },
  response: tareaDetalladaSchema,
  errors: { TAREA_NO_EXISTE },
});

/** For tasks whose end the product does not see: somebody says that they are done, and how. */
export const submitPasoTareaEndpoint = defineEndpoint({
  operation: 'submitPasoTarea',
  context,
  summary: 'Da por hecha una tarea cuyo fin el producto no ve, con lo que se hizo; o la vuelve a abrir.',
  method: 'POST',
  path: '/xroad/tareas/{id}/pasos',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'aprobar') },
  request: {
    params,
    body: z.object({
      accion: z.enum(PASOS_TAREA, { error: 'La acción no existe.' }),
      /** What was done, where a task is closed. */
      nota: z
        .string()
        .trim()
        .max(LARGO_NOTA_TAREA, { error: `Escriba máximo ${LARGO_NOTA_TAREA} caracteres.` })
        .default(''),
    }),
  },
  response: tareaSchema,
  errors: { PASO_DE_TAREA_NO_PERMITIDO, TAREA_NO_EXISTE },
  versioned: true,
});

/** Writes the identifiers of the servicio in the instance the task is about; one in quality ends its task. */
export const submitRegistroXroadEndpoint = defineEndpoint({
  operation: 'submitRegistroXroad',
  context,
  summary: 'Registra los identificadores con los que el servicio de la tarea está en la plataforma.',
  method: 'POST',
  path: '/xroad/tareas/{id}/registro',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'aprobar') },
  request: { params, body: registroXroadSchema },
  response: tareaDetalladaSchema,
  errors: { PASO_DE_TAREA_NO_PERMITIDO, SERVICIO_DE_OTRO, TAREA_NO_EXISTE, TAREA_SIN_REGISTRO },
  versioned: true,
});

/** The version works in production with the certified contract: it is published, and the one before is obsolete. */
export const submitPublicacionEndpoint = defineEndpoint({
  operation: 'submitPublicacion',
  context,
  summary:
    'Publica la versión certificada en nivel 3, registrada en producción con el contrato que se certificó. La publicada hasta ahora queda obsoleta.',
  method: 'POST',
  path: '/xroad/tareas/{id}/publicacion',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'aprobar') },
  request: { params },
  response: tareaDetalladaSchema,
  errors: { PUBLICACION_NO_PERMITIDA, TAREA_NO_EXISTE },
  versioned: true,
  irreversible: true,
});
