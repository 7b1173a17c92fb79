import { integerIdParam, pageNumberParam } from '@marco/contract-kit';
import { DATOS_PERSONALES } from '@marco/elementos-de-dato/terms';
import { SINCRONIAS, TECNOLOGIAS, TIPOS_INTERCAMBIO } from '@marco/solicitudes/terms';
import { z } from 'zod';
import {
  ACCESOS_SERVICIO,
  DIAS_ACTUALIZADO,
  ESTADOS_DIRECTORIO,
  LIMITES_DIRECTORIO,
  ORDENES_DIRECTORIO,
  TAMANO_DIRECTORIO,
} from './terms.ts';

/**
 * Several values of one facet, separated by commas: `estado=publicado-nivel-3,evaluado-nivel-2`. What is said twice counts
 * once.
 *
 * @param valor what each may be
 * @param maximo how many of them
 */
function varios<Valor extends z.ZodType<unknown, string>>(valor: Valor, maximo: number) {
  return z
    .string({ error: 'Escriba los valores en un solo parámetro, separados por comas.' })
    .max(LIMITES_DIRECTORIO.filtro, { error: `Elija máximo ${maximo} valores en cada filtro.` })
    .transform((texto) => [...new Set(texto.split(',').map((parte) => parte.trim()))].filter((parte) => parte !== ''))
    .pipe(z.array(valor).max(maximo, { error: `Elija máximo ${maximo} valores en cada filtro.` }))
    .optional();
}

const ids = (noun: string) => varios(integerIdParam(noun), LIMITES_DIRECTORIO.valores);
const codigos = <const Codigos extends readonly [string, ...string[]]>(valores: Codigos) =>
  varios(z.enum(valores, { error: `Los valores son ${valores.join(', ')}.` }), LIMITES_DIRECTORIO.valores);
const datos = varios(integerIdParam('elemento'), LIMITES_DIRECTORIO.datos);

/** What somebody has and what they need, as elements of the common language. */
export const datosBuscadosShape = { tengo: datos, necesito: datos };

/** What narrows the directory; whatever is absent narrows nothing, but for servicios in suspension, which are asked for. */
export const filtroDirectorioSchema = z.object({
  texto: z
    .string({ error: 'Escriba un solo texto.' })
    .trim()
    .max(LIMITES_DIRECTORIO.texto, { error: `Escriba máximo ${LIMITES_DIRECTORIO.texto} caracteres.` })
    .optional(),
  ...datosBuscadosShape,
  estado: codigos(ESTADOS_DIRECTORIO),
  entidad: ids('entidad'),
  acceso: codigos(ACCESOS_SERVICIO),
  datoPersonal: codigos(DATOS_PERSONALES),
  sector: ids('sector'),
  ordenEntidad: ids('orden'),
  departamento: varios(
    z.string().regex(/^\d{2}$/, { error: 'Escriba el código del departamento, de dos cifras.' }),
    LIMITES_DIRECTORIO.valores,
  ),
  tipoIntercambio: codigos(TIPOS_INTERCAMBIO),
  sincronia: codigos(SINCRONIAS),
  tecnologia: codigos(TECNOLOGIAS),
  entrega: ids('elemento'),
  pide: ids('elemento'),
  dominio: ids('dominio'),
  capa: ids('capa'),
  actualizado: z.enum(DIAS_ACTUALIZADO, { error: `Los días son ${DIAS_ACTUALIZADO.join(', ')}.` }).optional(),
});
export type FiltroDirectorio = z.output<typeof filtroDirectorioSchema>;

export const busquedaDirectorioSchema = filtroDirectorioSchema.extend({
  orden: z
    .enum(ORDENES_DIRECTORIO, { error: `El orden es ${ORDENES_DIRECTORIO.join(', ')}.` })
    .default('relevancia'),
  pagina: pageNumberParam.default(1),
  tamano: z.coerce.number().int().min(1).max(50).default(TAMANO_DIRECTORIO),
});
export type BusquedaDirectorio = z.output<typeof busquedaDirectorioSchema>;
