import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { ESTADOS_CAMBIO, FORMATOS_TEXTO, TIPOS_PARAMETRO } from './terms.ts';

const formatoSchema = z.enum(FORMATOS_TEXTO);

/** What a value must satisfy; absent parts do not limit. */
export const restriccionSchema = z.object({
  minimo: z.number().int().optional(),
  maximo: z.number().int().optional(),
  /** Characters of a text. */
  largo: z.number().int().optional(),
  formato: formatoSchema.optional(),
  /** A text that may be empty. */
  opcional: z.boolean().optional(),
  /** Texts of an object, or of each row of a list. */
  campos: z
    .array(
      z.object({
        clave: z.string(),
        titulo: z.string(),
        formato: formatoSchema.optional(),
        /** Characters of it. */
        largo: z.number().int().optional(),
        /** It may be empty. */
        opcional: z.boolean().optional(),
      }),
    )
    .optional(),
});
export type RestriccionParametro = z.infer<typeof restriccionSchema>;

/** A change of a sensitive parameter, which waits for a second person. */
const cambioPendienteSchema = z.object({
  valor: z.unknown(),
  /** Who proposed it. */
  persona: z.string(),
  propuestoEn: z.string(),
  /** Whether the caller may confirm it: nobody confirms what they proposed themselves. */
  aprobacion: decisionSchema,
  /** Whether the caller may end it: who confirms refuses it, who proposed withdraws it. */
  rechazo: decisionSchema,
});

/** One parameter as the administrator sees it. */
export const parametroSchema = z.object({
  clave: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  tipo: z.enum(TIPOS_PARAMETRO),
  valor: z.unknown(),
  /** Its value in a new installation; null where none is known. */
  inicial: z.unknown(),
  restriccion: restriccionSchema,
  /** What its number counts ('días hábiles'), or nothing. */
  unidad: z.string(),
  /** What a change of it does, as it is said before it is saved. */
  efecto: z.string(),
  /** Whether a second person must confirm each change. */
  sensible: z.boolean(),
  pendiente: cambioPendienteSchema.nullable(),
  /** Whether anybody may read it, also without a session. */
  publico: z.boolean(),
  version: z.number().int(),
  edicion: decisionSchema,
});
export type Parametro = z.infer<typeof parametroSchema>;

/** The parameters of a group; its version changes with each of them. */
export const grupoParametrosSchema = z.object({
  codigo: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  version: z.number().int(),
  parametros: z.array(parametroSchema),
});
export type GrupoDeParametros = z.infer<typeof grupoParametrosSchema>;

/** One line of the historial of a group. */
export const cambioParametroSchema = z.object({
  id: z.number().int(),
  clave: z.string(),
  antes: z.unknown(),
  despues: z.unknown(),
  estado: z.enum(ESTADOS_CAMBIO),
  persona: z.string(),
  creadoEn: z.string(),
  /** Who confirmed, refused or withdrew it, and when; null where nobody did. */
  decision: z.object({ persona: z.string(), decididoEn: z.string() }).nullable(),
});
export type CambioParametro = z.infer<typeof cambioParametroSchema>;
