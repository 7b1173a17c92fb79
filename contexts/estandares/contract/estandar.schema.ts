import { decisionSchema } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import {
  CATEGORIAS_ESTANDAR,
  type CategoriaEstandar,
  ESTADOS_ESTANDAR,
  type EstadoEstandar,
  LICENCIAS_ESTANDAR,
  LIMITES_ESTANDAR,
  type LicenciaEstandar,
  MAXIMO_PALABRAS,
  MAXIMO_SECTORES,
  PUNTAJE_MAXIMO,
} from './terms.ts';

const keysOf = <Key extends string>(names: Readonly<Record<Key, string>>) =>
  Object.keys(names) as [Key, ...Key[]];

export const estadoSchema = z.enum(keysOf<EstadoEstandar>(ESTADOS_ESTANDAR));
export const categoriaSchema = z.enum(keysOf<CategoriaEstandar>(CATEGORIAS_ESTANDAR), {
  error: explainRequired('Categoría'),
});
const licenciaSchema = z.enum(keysOf<LicenciaEstandar>(LICENCIAS_ESTANDAR), {
  error: explainRequired('Licencia'),
});
export const idEstandar = z.coerce.number().int().min(1).max(2_147_483_647);
const idReferido = z.number().int().min(1).max(2_147_483_647);

function textoDe(campo: keyof typeof LIMITES_ESTANDAR): z.ZodString {
  const limite = LIMITES_ESTANDAR[campo];
  return z
    .string()
    .trim()
    .max(limite, { error: `Escriba máximo ${limite} caracteres.` });
}

export function toTextoRequerido(campo: keyof typeof LIMITES_ESTANDAR, error: string): z.ZodString {
  return textoDe(campo).min(1, { error });
}

const fecha = z.iso.date({ error: 'La fecha no es válida.' }).nullable();

/** Header of the document about a standard (domain §3.1). */
export const datosEstandarSchema = z.object({
  nombre: toTextoRequerido('nombre', explainRequired('Nombre')),
  sigla: textoDe('sigla'),
  edicion: textoDe('edicion'),
  organismo: toTextoRequerido('organismo', explainRequired('Organismo')),
  categoria: categoriaSchema,
  licencia: licenciaSchema,
  alcance: textoDe('alcance'),
  sumario: textoDe('sumario'),
  palabrasClave: z.array(toTextoRequerido('palabraClave', 'Escriba la palabra clave.')).max(MAXIMO_PALABRAS),
  idioma: toTextoRequerido('idioma', explainRequired('Idioma')),
  formato: textoDe('formato'),
  url: textoDe('url').refine((url) => url === '' || /^https?:\/\/\S+$/.test(url), {
    error: 'La dirección empieza por http:// o https://.',
  }),
  dependencia: textoDe('dependencia'),
  autores: textoDe('autores'),
  reviso: textoDe('reviso'),
  aprobo: textoDe('aprobo'),
  informacionAdicional: textoDe('informacionAdicional'),
  ubicacion: textoDe('ubicacion'),
  fechaElaboracion: fecha,
  fechaPublicacion: fecha,
  fechaModificacion: fecha,
  sectores: z.array(idReferido).max(MAXIMO_SECTORES),
});
export type DatosEstandar = z.infer<typeof datosEstandarSchema>;

export const codigoEstandar = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/, {
    error: 'El código tiene hasta 40 letras, números, puntos, guiones o guiones bajos.',
  });

const criterioEvaluadoSchema = z.object({
  criterioId: z.number().int(),
  nombre: z.string(),
  descripcion: z.string(),
  /** Of the day it was evaluated; of today when it was not yet. */
  peso: z.number().int(),
  puntaje: z.number().int().min(0).max(PUNTAJE_MAXIMO).nullable(),
  justificacion: z.string(),
  evaluadoPor: z.string().nullable(),
  evaluadoEn: z.iso.datetime().nullable(),
});
export type CriterioEvaluado = z.infer<typeof criterioEvaluadoSchema>;

const cambioSchema = z.object({
  id: z.number().int(),
  numero: z.string(),
  fecha: z.iso.date(),
  responsable: z.string(),
  naturaleza: z.string(),
});

/** A standard as the caller sees it, with what they may do. */
export const detalleEstandarSchema = datosEstandarSchema.extend({
  id: z.number().int(),
  codigo: z.string(),
  estado: estadoSchema,
  oid: z.string(),
  oidDetalle: z.array(z.object({ oid: z.string(), nombre: z.string() })),
  version: z.number().int(),
  nombresSectores: z.array(z.string()),
  evaluacion: z.object({
    criterios: z.array(criterioEvaluadoSchema),
    /** Weighted mean of the marks, 0 to 5 with two decimals; null without marks. */
    puntaje: z.number().nullable(),
    recomendacion: z.string(),
    completa: z.boolean(),
  }),
  concepto: z
    .object({
      texto: z.string(),
      archivo: z.object({ id: z.string(), nombre: z.string() }).nullable(),
      fecha: z.iso.datetime(),
      responsable: z.string().nullable(),
    })
    .nullable(),
  cambios: z.array(cambioSchema),
  elementos: z.number().int(),
  acciones: z.object({
    editar: decisionSchema,
    calificar: decisionSchema,
    evaluar: decisionSchema,
    decidir: decisionSchema,
    retirar: decisionSchema,
  }),
});
export type DetalleEstandar = z.infer<typeof detalleEstandarSchema>;

export const filaEstandarSchema = z.object({
  id: z.number().int(),
  codigo: z.string(),
  nombre: z.string(),
  sigla: z.string(),
  edicion: z.string(),
  organismo: z.string(),
  categoria: categoriaSchema,
  estado: estadoSchema,
  elementos: z.number().int(),
});
export type FilaEstandar = z.infer<typeof filaEstandarSchema>;

export const sugerenciaEstandarSchema = z.object({ id: z.number().int(), nombre: z.string() });
export type SugerenciaEstandar = z.infer<typeof sugerenciaEstandarSchema>;

export const permisoCrearSchema = z.object({ crear: decisionSchema });
