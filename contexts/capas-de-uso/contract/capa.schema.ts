import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { ESTADOS_CAPA, type EstadoCapa, TIPOS_CAPA, type TipoCapa } from './terms.ts';

const TIPOS = Object.keys(TIPOS_CAPA) as [TipoCapa, ...TipoCapa[]];
const ESTADOS = Object.keys(ESTADOS_CAPA) as [EstadoCapa, ...EstadoCapa[]];

export const tipoCapaSchema = z.enum(TIPOS, { error: 'El tipo de capa no existe.' });
export const estadoCapaSchema = z.enum(ESTADOS, { error: 'El estado no existe.' });

export const documentoCapaSchema = z.object({
  idArchivo: z.string(),
  nombre: z.string(),
  /** In bytes. */
  tamano: z.number().int(),
});
export type DocumentoCapa = z.infer<typeof documentoCapaSchema>;

/** One version of a layer, with the inputs of the document-version cell (TABLE-05, TABLE-10). */
export const versionCapaSchema = z.object({
  versionId: z.number().int(),
  /** 'M.m'. */
  numero: z.string(),
  /** That of the layer shows in place of the present version's. */
  estado: estadoCapaSchema,
  nombre: z.string(),
  descripcion: z.string(),
  prefijo: z.string(),
  espacioNombres: z.string(),
  fuenteInformacion: z.string(),
  /** First day in force; null while it is a draft. */
  fechaVigencia: z.string().nullable(),
  fechaCreacion: z.iso.datetime(),
  /** Who made it; null for what the product brought. */
  creadoPor: z.string().nullable(),
  flagHistorico: z.boolean(),
  attachments: z.array(documentoCapaSchema),
});
export type VersionCapa = z.infer<typeof versionCapaSchema>;

const referenciaSchema = z.object({ id: z.number().int(), nombre: z.string() });

/** What of a layer is the same in all its versions. */
export const capaSchema = z.object({
  id: z.number().int(),
  codigo: z.string(),
  tipo: tipoCapaSchema,
  carpeta: z.string(),
  capaPadre: referenciaSchema.nullable(),
  entidad: referenciaSchema.nullable(),
  sector: referenciaSchema.nullable(),
  oid: z.string(),
  oidDetails: z.array(z.object({ oid: z.string(), nombre: z.string() })),
});
export type Capa = z.infer<typeof capaSchema>;

/** A layer with its present version, and what the caller may do with it. */
export const detalleCapaSchema = capaSchema.extend({
  version: z.number().int(),
  activa: z.boolean(),
  /** Elements in force that stand in it. */
  incorporados: z.number().int(),
  actual: versionCapaSchema,
  permisos: z.object({
    editar: decisionSchema,
    publicar: decisionSchema,
    quitarDocumento: decisionSchema,
    versionar: decisionSchema,
    cambiarEstado: decisionSchema,
  }),
});
export type DetalleCapa = z.infer<typeof detalleCapaSchema>;

/** One version of a layer in the list. */
export const filaCapaSchema = versionCapaSchema.extend({
  ...capaSchema.shape,
  permisos: z.object({ editar: decisionSchema, versionar: decisionSchema }),
});
export type FilaCapa = z.infer<typeof filaCapaSchema>;
