import { CAUSAS_CERTIFICADO, ESTADOS_CERTIFICADO, NIVELES_CERTIFICADO } from '@marco/certificados/terms';
import { ESTADOS_VERSION_SERVICIO } from '@marco/servicios/terms';
import { z } from 'zod';
import { NIVELES_SIGUIENTES, PARTES_PASAPORTE } from './terms.ts';

const estadoSchema = z.enum(ESTADOS_VERSION_SERVICIO);

const certificadoSchema = z.object({
  numero: z.string(),
  /** In groups, as paper shows it. */
  codigo: z.string(),
  nivel: z.literal(NIVELES_CERTIFICADO),
  estado: z.enum(ESTADOS_CERTIFICADO),
  estadoDesde: z.string(),
  causa: z.enum(CAUSAS_CERTIFICADO).nullable(),
  motivo: z.string(),
  expedidoEn: z.string(),
});

const parteSchema = z.object({
  clave: z.enum(PARTES_PASAPORTE),
  titulo: z.string(),
  /** Where it lies in the package. */
  archivos: z.string(),
  /** What it is for; why it is not there, where it is not. */
  texto: z.string(),
  presente: z.boolean(),
});
export type PartePublica = z.infer<typeof parteSchema>;

const proximoPasoSchema = z.object({
  /** Level the step leads to; null where there is none. */
  nivel: z.literal(NIVELES_SIGUIENTES).nullable(),
  frase: z.string(),
  /** What the level asks and is not there yet, in words. */
  falta: z.array(z.string()),
  /** Whose turn it is and since when; null where nobody is waited for. */
  enManosDe: z.object({ texto: z.string(), desde: z.iso.date().nullable() }).nullable(),
  /** When it may be reached; null where it cannot be told. */
  pronostico: z
    .object({
      base: z.enum(['historia', 'plazos']),
      casos: z.number().int(),
      probable: z.iso.date(),
      segura: z.iso.date(),
    })
    .nullable(),
});
export type ProximoPaso = z.infer<typeof proximoPasoSchema>;

/** The pasaporte of a version, as its page shows it. */
export const pasaportePublicoSchema = z
  .object({
    oid: z.string(),
    servicio: z.object({
      id: z.number().int(),
      nombre: z.string(),
      descripcion: z.string(),
      oid: z.string().nullable(),
    }),
    entidad: z.object({ nombre: z.string(), sigla: z.string().nullable() }),
    version: z.object({
      id: z.number().int(),
      numero: z.string(),
      estado: estadoSchema,
      estandarizadaEn: z.string().nullable(),
    }),
    /** The latest certificate of each level. */
    certificados: z.array(certificadoSchema),
    partes: z.array(parteSchema),
    proximoPaso: proximoPasoSchema,
    /** The other versions of the servicio that have one, the newest first. */
    otras: z.array(z.object({ oid: z.string(), numero: z.string(), estado: estadoSchema })),
  })
  .meta({ description: 'El pasaporte de una versión de un servicio' });
export type PasaportePublico = z.infer<typeof pasaportePublicoSchema>;
