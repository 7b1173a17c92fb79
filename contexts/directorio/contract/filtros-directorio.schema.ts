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
  SIMULACIONES_SERVICIO,
  TAMANO_DIRECTORIO,
} from './terms.ts';

const listPartes = (texto: string): string[] =>
  [...new Set(texto.split(',').map((parte) => parte.trim()))].filter((parte) => parte !== '');

/**
 * Several values of one facet, separated by commas: `estado=publicado-nivel-3,evaluado-nivel-2`. What is said twice counts
 * once.
 *
 * @param valor what each may be
 * @param maximo how many of them
 */
function varios<Valor>(valor: z.ZodType<Valor, string>, maximo: number) {
  return (
    z
      .string({ error: 'Escriba los valores en un solo parámetro, separados por comas.' })
      // In a step of its own: a list of many parameters is told that it is none, not that it is long too.
      .pipe(
        z
          .string()
          .max(LIMITES_DIRECTORIO.filtro, { error: `Elija máximo ${maximo} valores en cada filtro.` }),
      )
      .transform(listPartes)
      .pipe(z.array(valor).max(maximo, { error: `Elija máximo ${maximo} valores en cada filtro.` }))
      .optional()
  );
}

function faceta<Valor>(valor: z.ZodType<Valor, string>) {
  return varios(valor, LIMITES_DIRECTORIO.valores);
}
const ids = (noun: string) => faceta(integerIdParam(noun));
const unoDe = (valores: readonly string[]) => ({ error: `Los valores son ${valores.join(', ')}.` });
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
  estado: faceta(z.enum(ESTADOS_DIRECTORIO, unoDe(ESTADOS_DIRECTORIO))),
  entidad: ids('entidad'),
  acceso: faceta(z.enum(ACCESOS_SERVICIO, unoDe(ACCESOS_SERVICIO))),
  datoPersonal: faceta(z.enum(DATOS_PERSONALES, unoDe(DATOS_PERSONALES))),
  sector: ids('sector'),
  ordenEntidad: ids('orden'),
  departamento: faceta(
    z.string().regex(/^\d{2}$/, { error: 'Escriba el código del departamento, de dos cifras.' }),
  ),
  tipoIntercambio: faceta(z.enum(TIPOS_INTERCAMBIO, unoDe(TIPOS_INTERCAMBIO))),
  sincronia: faceta(z.enum(SINCRONIAS, unoDe(SINCRONIAS))),
  tecnologia: faceta(z.enum(TECNOLOGIAS, unoDe(TECNOLOGIAS))),
  entrega: ids('elemento'),
  pide: ids('elemento'),
  dominio: ids('dominio'),
  capa: ids('capa'),
  simulador: faceta(z.enum(SIMULACIONES_SERVICIO, unoDe(SIMULACIONES_SERVICIO))),
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
