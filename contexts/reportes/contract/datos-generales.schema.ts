import { z } from 'zod';
import { corteSchema, serieSchema, tarjetaSchema } from './indicador.schema.ts';

/** Text that people of the ministry wrote, in the safe subset of `marcado`: bold, links, lists. */
const textoMarcado = z.string();
const bloqueSchema = z.object({ titulo: z.string(), texto: textoMarcado });

const departamentoSchema = z.object({
  /** Code of the national registry of places. */
  codigo: z.string(),
  nombre: z.string(),
  /** Servicios of level 3 of its entidades (IND-04). */
  servicios: z.number().int(),
  /** Entidades that take part, and those of them that publish (IND-02). */
  entidades: z.number().int(),
  publican: z.number().int(),
});
export type DepartamentoEnCifras = z.infer<typeof departamentoSchema>;

const cambioDelMesSchema = z.object({
  /** The indicador whose explanation says it. */
  codigo: z.string(),
  cantidad: z.number().int(),
  texto: z.string(),
  /** Some of them by name; none where nobody outside may read them. */
  nombres: z.array(z.string()),
});
export type CambioDelMes = z.infer<typeof cambioDelMesSchema>;

const ultimoSchema = z.object({
  nombre: z.string(),
  detalle: z.string(),
  momento: z.iso.datetime(),
  url: z.string(),
});
export type UltimoCambio = z.infer<typeof ultimoSchema>;

const documentoSchema = z.object({
  titulo: z.string(),
  tipo: z.string(),
  /** '' where it has none. */
  numero: z.string(),
  fecha: z.string(),
  url: z.string(),
});
export type DocumentoDelMarco = z.infer<typeof documentoSchema>;

/** Everything the public page shows, of one cut. */
export const datosGeneralesSchema = z.object({
  /** Null where no cut was taken yet; then there are no figures. */
  corte: corteSchema.nullable(),
  /** Figures of the gallery, in the order they are read. */
  tarjetas: z.array(tarjetaSchema),
  /** Servicios by state in the cut (IND-04). */
  niveles: z.array(z.object({ estado: z.string(), nombre: z.string(), cantidad: z.number().int() })),
  /** Certificates of each closed month by level (IND-05). */
  flujo: z.array(serieSchema),
  departamentos: z.array(departamentoSchema),
  /** The closed month the changes are counted from; null where there is none. */
  cambiosDesde: z.string().nullable(),
  cambios: z.array(cambioDelMesSchema),
  presentacion: textoMarcado,
  pasos: z.array(bloqueSchema.extend({ llega: z.string() })),
  terminos: z.array(bloqueSchema),
  documentos: z.array(documentoSchema),
  preguntas: z.array(bloqueSchema),
  ultimos: z.object({
    elementos: z.array(ultimoSchema),
    servicios: z.array(ultimoSchema),
    actas: z.array(ultimoSchema),
  }),
});
export type DatosGenerales = z.infer<typeof datosGeneralesSchema>;
export type BloqueDeTexto = z.infer<typeof bloqueSchema>;
export type PasoDelMarco = DatosGenerales['pasos'][number];
