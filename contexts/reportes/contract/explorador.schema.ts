import { z } from 'zod';
import {
  CLASES_DIMENSION,
  CONJUNTOS,
  DIBUJOS,
  type Dibujo,
  LIMITES_EXPLORADOR,
  PATRON_CODIGO_CONJUNTO,
  parseFiltros,
  UNIDADES_MEDIDA,
} from './explorador.terms.ts';
import { CALIDADES, type Calidad } from './terms.ts';

const { dimensiones, medidas, filtros, valores, largoDeValor } = LIMITES_EXPLORADOR;
const calidades = Object.keys(CALIDADES) as [Calidad, ...Calidad[]];
const dibujos = Object.keys(DIBUJOS) as [Dibujo, ...Dibujo[]];

const conjunto = z.enum(CONJUNTOS, { error: 'El conjunto no existe.' });
const codigo = z.string().regex(PATRON_CODIGO_CONJUNTO, { error: 'El código no existe.' });
const dia = z.iso.date({ error: 'Escriba una fecha válida.' });

const codigos = (most: number, one: string) =>
  z
    .array(codigo)
    .min(1, { error: `Elija ${one}.` })
    .max(most, { error: `Elija máximo ${most}.` })
    .refine((said) => new Set(said).size === said.length, { error: 'Hay códigos repetidos.' });

const filtro = z.object({
  dimension: codigo,
  valores: z
    .array(z.string().max(largoDeValor, { error: 'El valor no existe.' }))
    .min(1, { error: 'Elija un valor.' })
    .max(valores, { error: `Elija máximo ${valores} valores.` }),
});

/** What is explored: the body of the question, the state of the address, and what a view keeps. */
export const estadoExploradorSchema = z
  .object({
    conjunto,
    dimensiones: codigos(dimensiones, 'una dimensión'),
    medidas: codigos(medidas, 'una medida'),
    filtros: z
      .array(filtro)
      .max(filtros, { error: `Elija máximo ${filtros} filtros.` })
      .default([]),
    /** Both days are of it. */
    desde: dia.nullish(),
    hasta: dia.nullish(),
    dibujo: z.enum(dibujos, { error: 'Elija cómo se muestra.' }).default('barras'),
  })
  .meta({ id: 'EstadoExplorador', description: 'Lo que se explora y cómo se muestra' });
export type EstadoExplorador = z.output<typeof estadoExploradorSchema>;

const listed = (most: number, one: string) =>
  z
    .string()
    .max(200)
    .transform((said) => said.split(','))
    .pipe(codigos(most, one));

/** The same in the query of an address. */
export const consultaExploradorSchema = z.object({
  conjunto,
  dimensiones: listed(dimensiones, 'una dimensión'),
  medidas: listed(medidas, 'una medida'),
  filtros: z
    .string()
    .max(8_000)
    .transform((said, context) => {
      const parsed = parseFiltros(said);
      if (parsed === undefined) context.addIssue({ code: 'custom', message: 'El filtro no se entiende.' });
      return parsed ?? [];
    })
    .pipe(z.array(filtro).max(filtros, { error: `Elija máximo ${filtros} filtros.` }))
    .optional(),
  desde: dia.optional(),
  hasta: dia.optional(),
  dibujo: z.enum(dibujos).optional(),
});

const dimensionSchema = z.object({ codigo, nombre: z.string(), clase: z.enum(CLASES_DIMENSION) });
const medidaSchema = z.object({
  codigo,
  nombre: z.string(),
  unidad: z.enum(UNIDADES_MEDIDA),
  /** Whether groups may be added up; a share or a count of different things may not. */
  aditiva: z.boolean(),
});

const definicionSchema = z.object({
  texto: z.string(),
  fuentes: z.array(z.string()),
  version: z.number().int(),
  /** Day since which the set is read so. */
  desde: z.iso.date(),
});

/** A set the reader may explore, with what it is divided by and what is counted. */
export const conjuntoSchema = z
  .object({
    codigo: conjunto,
    titulo: z.string(),
    pregunta: z.string(),
    /** What «desde» and «hasta» are about; null where the set has no day. */
    periodo: z.string().nullable(),
    dimensiones: z.array(dimensionSchema),
    medidas: z.array(medidaSchema),
    definicion: definicionSchema,
  })
  .meta({ description: 'Un conjunto que se puede explorar' });
export type ConjuntoExplorable = z.infer<typeof conjuntoSchema>;

/** The groups of a set, with what they add up to, how they are read and of when they are. */
export const exploracionSchema = z
  .object({
    conjunto,
    dimensiones: z.array(dimensionSchema),
    medidas: z.array(medidaSchema),
    /** The first groups, as many as a page shows; the file has all. */
    filas: z.array(
      z.object({
        /** One for each dimension; '' is a record without a value. */
        claves: z.array(z.string()),
        nombres: z.array(z.string()),
        valores: z.array(z.number().nullable()),
      }),
    ),
    grupos: z.number().int(),
    /** Each measure over every record of the filters. */
    totales: z.array(z.number().nullable()),
    definicion: definicionSchema,
    corte: z.object({
      momento: z.iso.datetime(),
      calidad: z.enum(calidades),
      /** Why it is not complete; null where it is. */
      razon: z.string().nullable(),
    }),
  })
  .meta({ description: 'Los grupos de un conjunto explorado' });
export type Exploracion = z.infer<typeof exploracionSchema>;
