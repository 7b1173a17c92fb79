import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import {
  ACCIONES_ACTA,
  type AccionActa,
  COTEJOS_ACTA,
  EDICIONES_ACTA,
  ESTADOS_ACTA,
  ESTADOS_ENMIENDA,
  PAPELES_ARCHIVO_ACTA,
  PAPELES_VERIFICADOS,
  PREPARACIONES_ACTA,
} from './actas.terms.ts';

const huella = z.string().regex(/^[0-9a-f]{64}$/);

const archivoActaSchema = z.object({
  idArchivo: z.string(),
  nombre: z.string(),
  /** Bytes. */
  tamano: z.number().int(),
  sha256: huella,
});

/** A file a seal covers, as it was when the acta was sealed. */
const archivoSelladoSchema = archivoActaSchema.extend({ papel: z.enum(PAPELES_ARCHIVO_ACTA) });

/** The acta of a meeting as anybody reads it. */
export const actaSchema = z.object({
  numero: z.number().int(),
  emision: z.number().int(),
  estado: z.enum(ESTADOS_ACTA),
  /** Which documents the caller is given: with the names of those who attended, or without. */
  edicion: z.enum(EDICIONES_ACTA),
  /** How far the documents of that edition are. */
  preparacion: z.enum(PREPARACIONES_ACTA),
  emitidaEn: z.iso.datetime(),
  /** Last day to propose enmiendas, in Colombia; null when no window was opened. */
  enmiendaHasta: z.iso.date().nullable(),
  /** Of the full edition; the seal covers it. */
  huellaContenido: huella,
  /** Of the edition of the caller. */
  pdf: archivoActaSchema.nullable(),
  docx: archivoActaSchema.nullable(),
  /** The documents for anybody; null while they are made. */
  publica: z.object({ huella, pdf: archivoActaSchema, docx: archivoActaSchema }).nullable(),
  sello: huella.nullable(),
  selloAnterior: huella.nullable(),
  selladaEn: z.iso.datetime().nullable(),
  /** What the seal covers; empty while the acta is not sealed. */
  archivosSellados: z.array(archivoSelladoSchema),
});
export type Acta = z.infer<typeof actaSchema>;

export const enmiendaSchema = z.object({
  id: z.number().int(),
  texto: z.string(),
  entidad: z.string(),
  propuestaPor: z.string(),
  propuestaEn: z.iso.datetime(),
  estado: z.enum(ESTADOS_ENMIENDA),
  respuesta: z.string().nullable(),
  decididaEn: z.iso.datetime().nullable(),
});
export type Enmienda = z.infer<typeof enmiendaSchema>;

const permisos = Object.fromEntries(ACCIONES_ACTA.map((accion) => [accion, decisionSchema]));

/** The acta with what the caller may do with it. */
export const gestionActaSchema = z.object({
  acta: actaSchema.nullable(),
  version: z.number().int(),
  /** Whether the caller runs the mesas, and whether they attended. A person who does neither sees only the acta. */
  gestiona: z.boolean(),
  asistio: z.boolean(),
  /** Working days a window lasts when nothing else is said. */
  diasEnmienda: z.number().int(),
  /** Empty for the person who neither attended nor runs the mesa. */
  enmiendas: z.array(enmiendaSchema),
  permisos: z.object(permisos as Record<AccionActa, typeof decisionSchema>),
});
export type GestionActa = z.infer<typeof gestionActaSchema>;

const tablaSchema = z.object({ columnas: z.array(z.string()), filas: z.array(z.array(z.string())) });

/** The acta of a meeting as it would be issued now, in the words of its documents. */
export const propuestaActaSchema = z.object({
  titulo: z.string(),
  /** What the meeting was: name and value. */
  datos: z.array(z.object({ nombre: z.string(), valor: z.string() })),
  asistentes: tablaSchema,
  puntos: z.array(z.object({ titulo: z.string(), notas: z.string() })),
  avance: z.string(),
  decisiones: z.array(z.string()),
  compromisos: tablaSchema,
  documentos: z.array(z.string()),
  /** What somebody should look at before it is issued, in sentences. */
  porRevisar: z.array(z.string()),
});
export type PropuestaActa = z.infer<typeof propuestaActaSchema>;

/** What a verification found. */
export const verificacionActaSchema = z.object({
  valida: z.boolean(),
  verificadaEn: z.iso.datetime(),
  sello: huella,
  /** Computed now from the stored bytes. */
  selloCalculado: huella,
  archivos: z.array(
    z.object({
      nombre: z.string(),
      papel: z.enum(PAPELES_VERIFICADOS),
      hallazgo: z.enum(COTEJOS_ACTA),
      sha256: huella.nullable(),
      sha256Calculado: huella.nullable(),
    }),
  ),
  /** What else does not agree, in sentences. */
  diferencias: z.array(z.string()),
});
export type VerificacionActa = z.infer<typeof verificacionActaSchema>;
