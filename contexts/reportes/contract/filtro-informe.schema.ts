import { integerId, integerIdParam } from '@marco/contract-kit';
import { CLASES_ELEMENTO, DATOS_PERSONALES } from '@marco/elementos-de-dato/terms';
import { FORMATOS_MENSAJE, REGLAS_VALIDADOR, type ReglaValidador } from '@marco/esquemas/terms';
import { AMBIENTES } from '@marco/plataforma/terms';
import { ENCARGADOS } from '@marco/solicitudes/terms';
import { VEREDICTOS, type VeredictoPapel } from '@marco/tramites/terms';
import { z } from 'zod';
import {
  type CampoInforme,
  ESTADOS,
  FILTROS_INFORME,
  LARGO_TEXTO,
  NIVELES_DIGITALES,
  PATRON_DEPARTAMENTO,
  RESULTADOS,
  TIPOS,
  VALORES_PROPIOS,
  VISTAS,
} from './filtros-informe.terms.ts';
import { momentoParam } from './indicador.schema.ts';
import type { PalabraInforme } from './informes.terms.ts';
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
const nivelDigital = z.literal(NIVELES_DIGITALES, { error: 'El nivel digital va de 1 a 6.' });
const departamento = z.string().regex(PATRON_DEPARTAMENTO, { error: 'El departamento no existe.' });

/** One of a closed list; who writes another one reads which there are. */
function oneOf<const Valor extends string>(valores: readonly Valor[]) {
  return z
    .enum(valores, {
      error: `Escriba uno de estos valores: ${valores.map((valor) => `"${valor}"`).join(', ')}.`,
    })
    .nullish();
}
const GRUPOS = Object.keys(GRUPOS_INDICADOR) as GrupoIndicador[];
const REGLAS = Object.keys(REGLAS_VALIDADOR) as ReglaValidador[];
const VEREDICTOS_DE_PAPEL = Object.keys(VEREDICTOS) as VeredictoPapel[];

/** Every filter there is, as the body of a report has it; what is absent filters nothing. */
const buildFiltro = (palabra: PalabraInforme) =>
  z.object({
    vista: oneOf(VALORES_PROPIOS.vista[palabra] ?? VISTAS),
    texto: texto.nullish(),
    desde: dia.nullish(),
    hasta: dia.nullish(),
    entidadId: integerId('entidad').nullish(),
    proveedorId: integerId('entidad').nullish(),
    consumidorId: integerId('entidad').nullish(),
    sectorId: integerId('sector').nullish(),
    ordenId: integerId('orden').nullish(),
    departamentoCodigo: departamento.nullish(),
    corte: momentoParam.nullish(),
    grupo: oneOf(GRUPOS),
    capaId: integerId('capa').nullish(),
    dominioId: integerId('dominio').nullish(),
    nivel: nivel.nullish(),
    tipo: oneOf(VALORES_PROPIOS.tipo[palabra] ?? TIPOS),
    clase: oneOf(CLASES_ELEMENTO),
    estado: oneOf(VALORES_PROPIOS.estado[palabra] ?? ESTADOS),
    datoPersonal: oneOf(DATOS_PERSONALES),
    consultorId: integerId('consultor').nullish(),
    enManosDe: oneOf(ENCARGADOS),
    conUso: z.boolean().nullish(),
    vencidas: z.boolean().nullish(),
    nivelDigital: nivelDigital.nullish(),
    veredicto: oneOf(VEREDICTOS_DE_PAPEL),
    ambiente: oneOf(AMBIENTES),
    formatoMensaje: oneOf(FORMATOS_MENSAJE),
    resultado: oneOf(VALORES_PROPIOS.resultado[palabra] ?? RESULTADOS),
    regla: oneOf(REGLAS),
    conEntidad: z.boolean().nullish(),
  });

/** What a report is asked for: its own filters; the others are never there. */
export type FiltroInforme = Partial<z.output<ReturnType<typeof buildFiltro>>>;

/** Which filters a report has, for what picks some of every one. */
const toCuales = (palabra: PalabraInforme): Partial<Record<CampoInforme, true>> =>
  Object.fromEntries(Object.keys(FILTROS_INFORME[palabra]).map((campo) => [campo, true]));

/** The filters of a report as its body has them. */
export const buildFiltroDeCuerpo = (palabra: PalabraInforme) => buildFiltro(palabra).pick(toCuales(palabra));

/** The same in the query of an address. */
export const buildFiltroDeDireccion = (palabra: PalabraInforme) =>
  buildFiltro(palabra)
    .extend({
      entidadId: integerIdParam('entidad').optional(),
      proveedorId: integerIdParam('entidad').optional(),
      consumidorId: integerIdParam('entidad').optional(),
      sectorId: integerIdParam('sector').optional(),
      ordenId: integerIdParam('orden').optional(),
      capaId: integerIdParam('capa').optional(),
      dominioId: integerIdParam('dominio').optional(),
      consultorId: integerIdParam('consultor').optional(),
      nivel: z.coerce.number().pipe(nivel).optional(),
      nivelDigital: z.coerce.number().pipe(nivelDigital).optional(),
      conUso: siNo.optional(),
      vencidas: siNo.optional(),
      conEntidad: siNo.optional(),
    })
    .pick(toCuales(palabra));
