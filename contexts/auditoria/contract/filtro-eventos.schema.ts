import { integerId } from '@marco/contract-kit';
import { z } from 'zod';
import { MAXIMO_TEXTO_FILTRO, RESULTADOS } from './terms.ts';

const texto = z
  .string()
  .trim()
  .max(MAXIMO_TEXTO_FILTRO, { error: `Escriba máximo ${MAXIMO_TEXTO_FILTRO} caracteres.` });

const ERROR_DIA = { error: 'Escriba una fecha entre 2000-01-01 y 2199-12-31.' };
const dia = z.iso
  .date(ERROR_DIA)
  .refine((value) => value >= '2000-01-01' && value <= '2199-12-31', ERROR_DIA);

/** Every part may be absent or null; days are those of Colombia, both included. */
export const filtroEventosSchema = z
  .object({
    desde: dia.nullish(),
    hasta: dia.nullish(),
    usuarioId: integerId('usuario').nullish(),
    entidadId: integerId('entidad').nullish(),
    accion: texto.nullish(),
    tipoObjeto: texto.nullish(),
    idObjeto: texto.nullish(),
    resultado: z.enum(RESULTADOS, { error: 'El resultado debe ser exito o rechazo.' }).nullish(),
    correlacion: texto.nullish(),
    /** In the person's name, the object, the address or the detail; without regard to case or accents. */
    texto: texto.nullish(),
  })
  .meta({ description: 'Filtros de la auditoría' });
export type FiltroEventos = z.infer<typeof filtroEventosSchema>;
