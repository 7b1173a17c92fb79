import { z } from 'zod';
import {
  CALIDADES,
  type Calidad,
  CLASES_CORTE,
  CODIGO_INDICADOR,
  DIMENSIONES,
  type DimensionDeIndicador,
  GRUPOS_INDICADOR,
  type GrupoIndicador,
  OBJETOS_FILA,
  PATRON_CORTE,
  SENTIDOS_INDICADOR,
  UNIDADES_INDICADOR,
  VISTAS_INDICADOR,
} from './terms.ts';

const GRUPOS = Object.keys(GRUPOS_INDICADOR) as [GrupoIndicador, ...GrupoIndicador[]];
const LAS_CALIDADES = Object.keys(CALIDADES) as [Calidad, ...Calidad[]];
const LAS_DIMENSIONES = Object.keys(DIMENSIONES) as [DimensionDeIndicador, ...DimensionDeIndicador[]];

export const codigoIndicador = z
  .string()
  .regex(CODIGO_INDICADOR, { error: 'El código de un indicador es como IND-02.' });

/** Part of the country, as the address writes it: 'sector=3'; '' is everything. */
export const ambitoParam = z
  .string()
  .max(120)
  .regex(/^$|^[a-z]+=[\w-]+(&[a-z]+=[\w-]+)*$/, { error: 'El ámbito es como sector=3.' });

/** A month as '2026-07', or 'hoy' for the cut of today. */
export const momentoParam = z
  .string()
  .regex(PATRON_CORTE, { error: 'El mes es como 2026-07; el corte del día es hoy.' });

/** A value as people read it, with what it is of and how complete its facts are. */
const valorSchema = z.object({
  numerador: z.number().nullable(),
  denominador: z.number().nullable(),
  valor: z.number().nullable(),
  p10: z.number().nullable(),
  p80: z.number().nullable(),
  /** Upper end of a range of money; absent elsewhere. */
  p90: z.number().optional(),
  /** Of times of answer, in ms; absent elsewhere. */
  p95: z.number().optional(),
  /** The only wording of it: '65,9 %', '3 de 7', 'Sin dato'. */
  texto: z.string(),
  calidad: z.enum(LAS_CALIDADES),
  razon: z.string(),
});
export type ValorPublicado = z.infer<typeof valorSchema>;

/** When facts were read. */
export const corteSchema = z.object({
  clase: z.enum(CLASES_CORTE),
  /** Day of the cut, or first day of the closed month. */
  fecha: z.string(),
  tomadoEn: z.string(),
  /** Read later from facts that carry their moments. */
  reconstruido: z.boolean(),
  /** Above one, the month was told again, for the reason. */
  emision: z.number().int(),
  motivo: z.string(),
});
export type CortePublicado = z.infer<typeof corteSchema>;

/** An indicador of the catalogue. */
const indicadorSchema = z
  .object({
    codigo: codigoIndicador,
    nombre: z.string(),
    pregunta: z.string(),
    unidad: z.enum(UNIDADES_INDICADOR),
    sentido: z.enum(SENTIDOS_INDICADOR),
    grupo: z.enum(GRUPOS),
    publico: z.boolean(),
  })
  .meta({ description: 'Un indicador del catálogo' });
export type Indicador = z.infer<typeof indicadorSchema>;

/** One of the figures of a series: of a closed month, or of today. */
const puntoSchema = z.object({
  /** '2026-07'; of the cut of a day, 'hoy'. */
  momento: z.string(),
  /** Null where nobody took it: 'sin corte'. */
  corte: corteSchema.nullable(),
  valor: valorSchema.nullable(),
  /** Of a closure that was told again, what it said first; absent where that is the same. */
  antes: z.object({ texto: z.string(), calidad: z.enum(LAS_CALIDADES), razon: z.string() }).optional(),
});
export type PuntoDeSerie = z.infer<typeof puntoSchema>;

/** An indicador as the gallery shows it. */
export const tarjetaSchema = indicadorSchema.extend({
  /** Which part the figure is of, where it is none of everything. */
  parte: z.string(),
  actual: puntoSchema.nullable(),
  cambio: z.string(),
  /** Where the figure stands to its target: 'Por debajo de la meta en 3 puntos'; '' without one. */
  meta: z.string(),
  /** The last closed months, the oldest first. */
  serie: z.array(z.object({ momento: z.string(), valor: z.number().nullable(), texto: z.string() })),
});
export type TarjetaIndicador = z.infer<typeof tarjetaSchema>;

const versionSchema = z.object({
  version: z.number().int(),
  formula: z.string(),
  numerador: z.string(),
  denominador: z.string().nullable(),
  fuentes: z.array(z.string()),
  nota: z.string(),
  rige: z.string(),
  aprobadaPor: z.string(),
});

/** An indicador with how it is read, what is aimed at and how it may be divided. */
export const detalleIndicadorSchema = indicadorSchema.extend({
  /** The newest first. */
  versiones: z.array(versionSchema),
  metas: z.array(
    z.object({
      desde: z.string(),
      hasta: z.string(),
      valor: z.number(),
      /** How far from it it is reached as well. */
      tolerancia: z.number(),
      texto: z.string(),
      fuente: z.string(),
    }),
  ),
  /** What its series are of; null for one line. */
  series: z.enum(LAS_DIMENSIONES).nullable(),
  /** Whether a change of it is told by its records. */
  explicable: z.boolean(),
  flujo: z.boolean(),
  /** What shows it beside its months; absent where they say it all. */
  vista: z.enum(VISTAS_INDICADOR).optional(),
  filtros: z.array(
    z.object({
      dimension: z.enum(LAS_DIMENSIONES),
      opciones: z.array(z.object({ valor: z.string(), nombre: z.string() })),
      /** What is shown before anything is chosen; '' is everything. */
      inicial: z.string(),
    }),
  ),
});
export type DetalleIndicador = z.infer<typeof detalleIndicadorSchema>;

export const serieSchema = z.object({
  ambito: z.string(),
  /** 'Nivel 1', 'Ministerio'; '' of everything. */
  nombre: z.string(),
  /** Of one part by another, the name of the other. */
  cruce: z.string().optional(),
  puntos: z.array(puntoSchema),
});
export type SerieIndicador = z.infer<typeof serieSchema>;

/** A promise with what happened: how many of those it was made to were kept. */
export const promesaSchema = z.object({
  /** Percentage of safety it was made with. */
  prometido: z.number().int(),
  cumplidas: z.number().int(),
  casos: z.number().int(),
  valor: z.number().nullable(),
  /** The only wording of it: '78,3 %', '3 de 7', 'Sin dato'. */
  texto: z.string(),
});

/** A record behind a figure. */
export const filaSchema = z.object({
  objeto: z.enum(OBJETOS_FILA),
  id: z.number().int(),
  nombre: z.string(),
  detalle: z.string(),
  clase: z.string(),
  /** What its page is found by; null where the reader may not open it. */
  clave: z.string().nullable(),
  /** Of a pair, the other record. */
  otra: z.object({ nombre: z.string(), clave: z.string().nullable() }).optional(),
  /** What it brings, where the records are ranked by it. */
  cifra: z.object({ valor: z.number(), texto: z.string() }).optional(),
});
export type FilaIndicador = z.infer<typeof filaSchema>;

export const parteSchema = z.object({
  tipo: z.enum(['entraron', 'salieron', 'cambiaron', 'definicion']),
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  cantidad: z.number().int(),
  /** In hundredths of the unit; all parts add up to the difference. */
  centesimas: z.number().int(),
  texto: z.string(),
  frase: z.string(),
  /** Some of them by name. */
  nombres: z.array(z.string()),
});
export type ParteExplicada = z.infer<typeof parteSchema>;
