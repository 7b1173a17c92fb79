import { uuidId } from '@marco/contract-kit';
import { z } from 'zod';
import { exploracionSchema } from './explorador.schema.ts';
import { DIBUJOS, type Dibujo } from './explorador.terms.ts';
import {
  ambitoParam,
  codigoIndicador,
  detalleIndicadorSchema,
  serieSchema,
  tarjetaSchema,
} from './indicador.schema.ts';
import { FORMAS_PIEZA, type FormaPieza, LIMITES_TABLERO } from './tableros.terms.ts';

const LOS_DIBUJOS = Object.keys(DIBUJOS) as [Dibujo, ...Dibujo[]];
const LAS_FORMAS = Object.keys(FORMAS_PIEZA) as [FormaPieza, ...FormaPieza[]];

/** What a pieza is of, as a person chooses it: an indicador or a view. With neither, the view it was of was deleted. */
export const piezaPedidaSchema = z.object({
  codigo: codigoIndicador.nullable(),
  ambito: ambitoParam.default(''),
  vistaId: uuidId('vista').nullable().default(null),
  forma: z.enum(LAS_FORMAS, { error: 'Elija cómo se muestra la pieza.' }),
});
export type PiezaPedida = z.output<typeof piezaPedidaSchema>;

/** An indicador as far as its plot needs it. */
const indicadorDibujadoSchema = detalleIndicadorSchema.omit({ explicable: true, filtros: true });
export type IndicadorDibujado = z.infer<typeof indicadorDibujadoSchema>;

/** A pieza with what its reader may see of it today. */
const piezaLeidaSchema = piezaPedidaSchema.extend({
  /** What it asks, or its name. */
  titulo: z.string(),
  /** 'Todo el país', 'Sector: Salud'. */
  parte: z.string(),
  /** The page that shows it whole. */
  direccion: z.string(),
  /** Why it shows nothing; '' where it does. */
  razon: z.string(),
  /** Of the form 'cifra'. */
  tarjeta: tarjetaSchema.nullable(),
  /** Of the form 'grafica' of an indicador. */
  grafica: z.object({ indicador: indicadorDibujadoSchema, series: z.array(serieSchema) }).nullable(),
  /** Of a view: its groups, or in the form 'cifra' what they add up to alone. */
  vista: z.object({ dibujo: z.enum(LOS_DIBUJOS), exploracion: exploracionSchema }).nullable(),
});
export type PiezaLeida = z.infer<typeof piezaLeidaSchema>;

const comunes = {
  id: z.number().int(),
  nombre: z.string(),
  version: z.number().int(),
  /** The rol whose board it is; null of one's own. */
  rol: z.string().nullable(),
  modificadoEn: z.iso.datetime(),
};

/** A board in the list. */
export const resumenTableroSchema = z
  .object({ ...comunes, piezas: z.number().int() })
  .meta({ description: 'Un tablero de indicadores, en la lista' });
export type ResumenTablero = z.infer<typeof resumenTableroSchema>;

export const tableroSchema = z
  .object({ ...comunes, piezas: z.array(piezaLeidaSchema) })
  .meta({ description: 'Un tablero con lo que muestra cada pieza' });
export type TableroLeido = z.infer<typeof tableroSchema>;

export const nombreTablero = z
  .string()
  .trim()
  .min(1, { error: 'Escriba el nombre del tablero.' })
  .max(LIMITES_TABLERO.nombre, { error: `El nombre tiene hasta ${LIMITES_TABLERO.nombre} letras.` });

const piezaUnica = piezaPedidaSchema.refine(
  ({ codigo, ambito, vistaId }) => vistaId === null || (codigo === null && ambito === ''),
  { path: ['vistaId'], error: 'Una pieza es de un indicador o de una vista.' },
);

export const piezasPedidas = z.array(piezaUnica).max(LIMITES_TABLERO.piezas, {
  error: `Un tablero tiene hasta ${LIMITES_TABLERO.piezas} piezas. Quite una para agregar otra.`,
});
