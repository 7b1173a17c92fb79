import { z } from 'zod';
import { CAMPOS_INFORME, type CampoInforme } from './filtros-informe.terms.ts';
import { CALIDADES, type Calidad } from './terms.ts';

const CLASES_COLUMNA = ['text', 'number', 'day', 'moment'] as const;
const campos = Object.keys(CAMPOS_INFORME) as [CampoInforme, ...CampoInforme[]];
const calidades = Object.keys(CALIDADES) as [Calidad, ...Calidad[]];

/** A page of a report, with how it is read and of when it is. */
export const informeSchema = z
  .object({
    columnas: z.array(
      z.object({
        titulo: z.string(),
        clase: z.enum(CLASES_COLUMNA),
        /** Whether it names the record the row leads to: one of them does. */
        enlace: z.boolean(),
      }),
    ),
    filas: z.array(
      z.object({
        id: z.number(),
        /** The page of the record; null where it has none the reader may open. */
        url: z.string().nullable(),
        /** As many as there are columns; moments are ISO 8601 in UTC, days YYYY-MM-DD. */
        celdas: z.array(z.union([z.string(), z.number(), z.null()])),
      }),
    ),
    total: z.number().int(),
    /** Sums over every row of the filter. */
    resumen: z.array(z.object({ nombre: z.string(), valor: z.number() })),
    /** The filters that hold, in words; a file of the same rows prints these. */
    filtros: z.array(z.object({ campo: z.enum(campos), nombre: z.string(), valor: z.string() })),
    definicion: z.object({ texto: z.string(), fuentes: z.array(z.string()) }),
    corte: z.object({
      momento: z.iso.datetime(),
      calidad: z.enum(calidades),
      /** Why it is not complete; null where it is. */
      razon: z.string().nullable(),
    }),
  })
  .meta({ description: 'Una página de un reporte' });
export type InformeLeido = z.infer<typeof informeSchema>;
