import { PAPELES_MENSAJE } from '@marco/servicios/terms';
import { z } from 'zod';
import {
  ESTADOS_COMPROBACION,
  GRUPOS_COMPROBACION,
  type GrupoComprobacion,
  VEREDICTOS,
  type VeredictoConformidad,
} from './conformidad.terms.ts';

const veredictos = Object.keys(VEREDICTOS) as [VeredictoConformidad, ...VeredictoConformidad[]];
const grupos = Object.keys(GRUPOS_COMPROBACION) as [GrupoComprobacion, ...GrupoComprobacion[]];

const parteSchema = z.object({ parte: z.number().int(), total: z.number().int() });

/** One place that a check does not pass. */
export const hallazgoSchema = z.object({
  severidad: z.enum(['impide', 'observacion']),
  lugar: z.object({
    /** Path inside the ZIP; null where the contract is one file. */
    archivo: z.string().nullable(),
    /** From 1. */
    linea: z.number().int(),
    ruta: z.string(),
  }),
  encontrado: z.string(),
  esperado: z.string().nullable(),
  correccion: z.string(),
});
export type HallazgoDicho = z.infer<typeof hallazgoSchema>;

export const comprobacionSchema = z.object({
  codigo: z.string(),
  grupo: z.enum(grupos),
  estado: z.enum(ESTADOS_COMPROBACION),
  titulo: z.string(),
  lineamiento: z.string(),
  medida: z.string().nullable(),
  /** The first of them; `total` counts all. */
  hallazgos: z.array(hallazgoSchema),
  total: z.number().int(),
});
export type ComprobacionDicha = z.infer<typeof comprobacionSchema>;

export const informeConformidadSchema = z
  .object({
    reglas: z.string(),
    formato: z.string().nullable(),
    contrato: z.object({ sha256: z.string(), bytes: z.number().int() }),
    /** With the number of its version, M.m. */
    servicio: z.object({ id: z.number().int(), nombre: z.string(), version: z.string() }).nullable(),
    /** Day of the lists and elements, AAAA-MM-DD; null where no servicio was compared. */
    dia: z.string().nullable(),
    veredicto: z.enum(veredictos),
    /** How much could be known; null where no servicio was compared. */
    indice: z.object({ obligatorios: parteSchema, reglas: parteSchema, porcentaje: z.number() }).nullable(),
    /** What is known. */
    puntaje: z.object({
      cumplen: z.number().int(),
      cuentan: z.number().int(),
      ejecutadas: z.number().int(),
      observaciones: z.number().int(),
      impiden: z.number().int(),
      porcentaje: z.number(),
    }),
    /** What the entity declared beside the contract, counted. */
    declarados: z.object({ vinculos: z.number().int(), diferencias: z.number().int() }),
    /** Messages the entity brought: their digests, and how many rules each exercises or breaks. */
    mensajes: z.array(
      z.object({
        operacion: z.string(),
        papel: z.enum(PAPELES_MENSAJE),
        sha256: z.string(),
        resultado: z.enum(['valido', 'invalido']),
        reglas: z.number().int(),
      }),
    ),
    comprobaciones: z.array(comprobacionSchema),
    huella: z.string(),
  })
  .meta({ description: 'Lo que el banco de conformidad encontró en un contrato' });
export type InformeConformidad = z.infer<typeof informeConformidadSchema>;

/** What a contract comes to while it is checked: the checks of a group once they are done, and at the end the report. */
export const avanceConformidadSchema = z.union([
  z.object({ comprobaciones: z.array(comprobacionSchema) }),
  z.object({ informe: informeConformidadSchema }),
]);
export type AvanceConformidad = z.infer<typeof avanceConformidadSchema>;

/** A report that is kept, with what it is sealed by. */
export const informeGuardadoSchema = informeConformidadSchema
  .extend({
    id: z.uuid(),
    /** Moment it was kept, ISO 8601. */
    fecha: z.string(),
    /** Whether everybody may read it. */
    publicado: z.boolean(),
    /** The canonical text and its SHA-256. */
    sello: z.object({ texto: z.string(), sha256: z.string() }),
  })
  .meta({ description: 'Un informe del banco de conformidad que se guardó con su sello' });
export type InformeConSello = z.infer<typeof informeGuardadoSchema>;
