import { z } from 'zod';
import { MARCHAS, MARCHAS_DE_INCIDENTE, PIEZAS } from './estado-producto.terms.ts';

const momento = z.iso.datetime();

/** How the product runs, as it measured itself: nothing of the machines, the programs or the people behind it. */
export const estadoProductoSchema = z
  .object({
    /** The worst of its parts. */
    marcha: z.enum(['bien', ...MARCHAS_DE_INCIDENTE]),
    /** When this was read. */
    leidoEn: momento,
    /** What the ministry says of it; empty where it says nothing. */
    aviso: z.string(),
    piezas: z.array(
      z.object({
        codigo: z.enum(PIEZAS),
        nombre: z.string(),
        marcha: z.enum(MARCHAS),
        /** What that means for who uses the product. */
        explicacion: z.string(),
        /** What the part did last, such as the edition of the open data; null where it tells none. */
        ultimo: z.object({ nombre: z.string(), momento }).nullable(),
        /** When it was measured; null where it never was. */
        medidaEn: momento.nullable(),
      }),
    ),
    /** What did not run, newest first; without an end it still does not. */
    incidentes: z.array(
      z.object({
        pieza: z.enum(PIEZAS),
        nombre: z.string(),
        marcha: z.enum(MARCHAS_DE_INCIDENTE),
        desde: momento,
        hasta: momento.nullable(),
      }),
    ),
    /** Announced work that is not over, soonest first; days of the country. */
    mantenimientos: z.array(
      z.object({
        titulo: z.string(),
        texto: z.string(),
        fecha: z.iso.date(),
        fechaFin: z.iso.date(),
        horario: z.string(),
      }),
    ),
  })
  .meta({ id: 'EstadoProducto' });
export type EstadoProducto = z.infer<typeof estadoProductoSchema>;
export type IncidenteDelProducto = EstadoProducto['incidentes'][number];
