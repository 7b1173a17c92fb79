import { integerId, uuidId } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { MODELOS } from './estructura.terms.ts';
import {
  ANIOS_NORMA,
  CLASIFICACIONES,
  DATOS_PERSONALES,
  FORMA_IDENTIFICADOR,
  LIMITES_ELEMENTO as LIMITES,
  TIPOS_FUENTE,
  TIPOS_NOMBRE,
  TIPOS_NORMA,
  TIPOS_RELACION,
} from './terms.ts';
import { TIPOS_DATO } from './tipos-dato.terms.ts';

/** A text of at most so many characters; whether it may be empty is judged by the rules. */
export function defineText(maximum: number) {
  return z
    .string()
    .trim()
    .max(maximum, { error: `Escriba máximo ${maximum} caracteres.` });
}

const required = (label: string, maximum: number) =>
  defineText(maximum).min(1, { error: explainRequired(label) });
const listOf = <Row extends z.ZodType>(row: Row, maximum: number) =>
  z.array(row).max(maximum, { error: `Agregue máximo ${maximum}.` });
const nullableText = (maximum: number) =>
  defineText(maximum).min(1, { error: 'Escriba un valor.' }).nullable();
const count = (minimum: number, maximum: number) =>
  z
    .number()
    .int({ error: 'Escriba un número entero.' })
    .min(minimum, { error: `Escriba un número desde ${minimum}.` })
    .max(maximum, { error: `Escriba un número hasta ${maximum}.` });
const address = defineText(LIMITES.url).refine((url) => url === '' || /^https?:\/\/\S+$/i.test(url), {
  error: 'Escriba una dirección que empiece por http:// o https://.',
});
const tecnico = (mensaje: string) => z.string().trim().regex(FORMA_IDENTIFICADOR, { error: mensaje });

export const identificadorTecnicoSchema = tecnico(
  'El identificador empieza por minúscula y tiene de 3 a 80 letras sin tilde ni ñ, o números, sin espacios.',
);

/** A value of a lista as it is written. */
export const datosValorSchema = z.object({
  codigo: required('Código', LIMITES.valorCodigo),
  nombre: required('Nombre', LIMITES.valorNombre),
  descripcion: defineText(LIMITES.valorDescripcion).default(''),
  vigenteDesde: z.iso.date({ error: 'Escriba una fecha válida.' }).nullable().default(null),
  vigenteHasta: z.iso.date({ error: 'Escriba una fecha válida.' }).nullable().default(null),
});
export type DatosValor = z.output<typeof datosValorSchema>;
export const datosValoresSchema = listOf(datosValorSchema, LIMITES.valores);

export const datosNombresSchema = listOf(
  z.object({
    tipo: z.enum(TIPOS_NOMBRE),
    nombre: required('Nombre', LIMITES.nombre),
    entidadId: integerId('entidad').nullable().default(null),
  }),
  LIMITES.nombres,
);

export const datosIdentificadoresSchema = listOf(
  z.object({
    sistema: required('Sistema', LIMITES.sistema),
    valor: required('Identificador', LIMITES.valorIdentificador),
  }),
  LIMITES.identificadores,
);

export const datosRelacionesSchema = listOf(
  z.object({
    tipo: z.enum(TIPOS_RELACION),
    destinoElementoId: integerId('elemento').nullable().default(null),
    terminoExterno: nullableText(LIMITES.terminoExterno).default(null),
    nota: defineText(LIMITES.nota).default(''),
  }),
  LIMITES.relaciones,
);

const componente = z.object({
  versionId: integerId('version'),
  nombreLocal: tecnico('Use la forma de un identificador técnico.').nullable().default(null),
  ocurrenciaMinima: count(0, LIMITES.ocurrencias).default(1),
  ocurrenciaMaxima: count(1, LIMITES.ocurrencias).nullable().default(1),
});

const fuente = z.object({
  tipo: z.enum(TIPOS_FUENTE),
  nombre: required('Nombre de la fuente', LIMITES.fuenteNombre),
  url: address.default(''),
  edicion: defineText(LIMITES.edicion).default(''),
  fecha: z.iso.date().nullable().default(null),
});

const norma = z.object({
  tipo: z.enum(TIPOS_NORMA),
  numero: required('Número', LIMITES.normaNumero),
  anio: count(ANIOS_NORMA.primero, ANIOS_NORMA.ultimo),
  articulo: defineText(LIMITES.articulo).default(''),
  entidadEmisora: defineText(LIMITES.entidadEmisora).default(''),
  url: address.default(''),
  archivoId: uuidId('archivo').nullable().default(null),
});

/** The editable data of a version; lists are replaced as a whole. */
export const datosVersionSchema = z.object({
  nombre: required('Nombre', LIMITES.nombre),
  definicion: defineText(LIMITES.definicion),
  notas: defineText(LIMITES.notas),
  usos: defineText(LIMITES.usos),
  palabrasClave: listOf(required('Palabra clave', LIMITES.palabraClave), LIMITES.palabrasClave),
  ejemplos: listOf(z.string().max(LIMITES.ejemplo), LIMITES.ejemplos),
  entidadResponsableId: integerId('entidad').nullable(),
  clasificacionInformacion: z.enum(CLASIFICACIONES),
  datoPersonal: z.enum(DATOS_PERSONALES),
  tipoDato: z.enum(TIPOS_DATO).nullable(),
  longitudMinima: count(0, LIMITES.longitud).nullable(),
  longitudMaxima: count(0, LIMITES.longitud).nullable(),
  totalDigitos: count(1, LIMITES.totalDigitos).nullable(),
  decimales: count(0, LIMITES.totalDigitos).nullable(),
  valorMinimo: nullableText(LIMITES.limite),
  valorMaximo: nullableText(LIMITES.limite),
  patron: z.string().min(1).max(LIMITES.patron).nullable(),
  unidadMedida: nullableText(LIMITES.unidadMedida),
  fuenteLista: nullableText(LIMITES.fuenteLista),
  fuenteListaEdicion: z.iso.date().nullable(),
  modelo: z.enum(MODELOS).nullable(),
  esAbstracto: z.boolean(),
  baseVersionId: integerId('version').nullable(),
  resumenCambio: defineText(LIMITES.resumenCambio),
  componentes: listOf(componente, LIMITES.componentes),
  nombres: datosNombresSchema,
  fuentes: listOf(fuente, LIMITES.fuentes),
  normas: listOf(norma, LIMITES.normas),
  estandares: listOf(integerId('estandar'), LIMITES.estandares),
  relaciones: datosRelacionesSchema,
  archivos: listOf(uuidId('archivo'), LIMITES.archivos),
});
export type DatosVersion = z.output<typeof datosVersionSchema>;
/** Part of it: what is absent stays as it is. */
export const cambiosVersionSchema = datosVersionSchema.partial();
export type CambiosVersion = z.output<typeof cambiosVersionSchema>;
