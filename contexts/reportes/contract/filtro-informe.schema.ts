import { integerId, integerIdParam } from '@marco/contract-kit';
import { FORMATOS_MENSAJE } from '@marco/esquemas/terms';
import { ESTADOS_SOLICITUD } from '@marco/solicitudes/terms';
import { z } from 'zod';
import { momentoParam } from './indicador.schema.ts';
import { LARGO_TEXTO, PATRON_DEPARTAMENTO, RESULTADOS, TIPOS } from './informes.terms.ts';
import { GRUPOS_INDICADOR, type GrupoIndicador } from './terms.ts';

const dia = z.iso.date({ error: 'Escriba una fecha válida.' });
const texto = z
  .string()
  .trim()
  .max(LARGO_TEXTO, { error: `Escriba máximo ${LARGO_TEXTO} caracteres.` });
const siNo = z
  .enum(['true', 'false'], { error: 'Escriba true o false.' })
  .transform((dicho) => dicho === 'true');
const nivel = z.literal([1, 2, 3], { error: 'El nivel es 1, 2 o 3.' });
const departamento = z.string().regex(PATRON_DEPARTAMENTO, { error: 'El departamento no existe.' });
const GRUPOS = Object.keys(GRUPOS_INDICADOR) as [GrupoIndicador, ...GrupoIndicador[]];
const nivelDigital = z.number().int().min(1).max(6);

/** Every filter there is, as a body has it; what is absent filters nothing. */
export const filtroDeCuerpo = z.object({
  texto: texto.nullish(),
  desde: dia.nullish(),
  hasta: dia.nullish(),
  entidadId: integerId('entidad').nullish(),
  sectorId: integerId('sector').nullish(),
  ordenId: integerId('orden').nullish(),
  departamentoCodigo: departamento.nullish(),
  corte: momentoParam.nullish(),
  grupo: z.enum(GRUPOS).nullish(),
  capaId: integerId('capa').nullish(),
  dominioId: integerId('dominio').nullish(),
  nivel: nivel.nullish(),
  estado: z.enum(ESTADOS_SOLICITUD).nullish(),
  tipo: z.enum(TIPOS).nullish(),
  conUso: z.boolean().nullish(),
  vencidas: z.boolean().nullish(),
  formatoMensaje: z.enum(FORMATOS_MENSAJE).nullish(),
  resultado: z.enum(RESULTADOS).nullish(),
  nivelDigital: nivelDigital.nullish(),
});
export type FiltroInforme = Partial<z.output<typeof filtroDeCuerpo>>;

/** The same in the query of an address. */
export const filtroDeDireccion = filtroDeCuerpo.extend({
  entidadId: integerIdParam('entidad').optional(),
  sectorId: integerIdParam('sector').optional(),
  ordenId: integerIdParam('orden').optional(),
  capaId: integerIdParam('capa').optional(),
  dominioId: integerIdParam('dominio').optional(),
  nivel: z.coerce.number().pipe(nivel).optional(),
  conUso: siNo.optional(),
  vencidas: siNo.optional(),
  nivelDigital: z.coerce.number().pipe(nivelDigital).optional(),
});
