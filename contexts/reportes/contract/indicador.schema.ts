import { z } from 'zod';
import {
  CODIGO_INDICADOR,
  GRUPOS_INDICADOR,
  type GrupoIndicador,
  SENTIDOS_INDICADOR,
  UNIDADES_INDICADOR,
} from './terms.ts';

const GRUPOS = Object.keys(GRUPOS_INDICADOR) as [GrupoIndicador, ...GrupoIndicador[]];

export const codigoIndicador = z
  .string()
  .regex(CODIGO_INDICADOR, { error: 'El código de un indicador es como IND-02.' });

/** An indicador of the catalogue. */
export const indicadorSchema = z
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
