import { integerId } from '@marco/contract-kit';
import { z } from 'zod';
import { CARACTERES, type Caracter, LIMITES_ENTIDAD, TIPOS_ENTIDAD, type TipoEntidad } from './terms.ts';

const TIPOS = Object.keys(TIPOS_ENTIDAD) as [TipoEntidad, ...TipoEntidad[]];
const LISTA_CARACTERES = Object.keys(CARACTERES) as [Caracter, ...Caracter[]];

/** A text that may be absent; an empty one is absent. What is inside is judged by the rules. */
function optionalText(maximum: number) {
  return z
    .string()
    .trim()
    .max(maximum, { error: `Escriba máximo ${maximum} caracteres.` })
    .nullable()
    .transform((text) => text || null);
}

export const tipoEntidadSchema = z.enum(TIPOS, { error: 'El tipo de entidad no existe.' });

/** The contact of the entity: the part that its own leader may edit. */
export const contactoEntidadSchema = z.object({
  direccion: optionalText(LIMITES_ENTIDAD.direccion),
  sitioWeb: optionalText(LIMITES_ENTIDAD.sitioWeb),
  telefono: optionalText(20),
  correoElectronico: optionalText(LIMITES_ENTIDAD.correoElectronico),
  nombreContacto: optionalText(LIMITES_ENTIDAD.nombreContacto),
  cargoContacto: optionalText(LIMITES_ENTIDAD.cargoContacto),
});
export type ContactoEntidad = z.output<typeof contactoEntidadSchema>;

/** Everything an administrator writes about an entity. */
export const datosEntidadSchema = contactoEntidadSchema.extend({
  tipo: tipoEntidadSchema,
  nit: z.string().trim().max(20, { error: 'Escriba máximo 20 caracteres.' }),
  dv: z.string().trim().max(20, { error: 'Escriba máximo 20 caracteres.' }),
  nombre: z
    .string()
    .trim()
    .max(LIMITES_ENTIDAD.nombre, { error: `Escriba máximo ${LIMITES_ENTIDAD.nombre} caracteres.` }),
  sigla: optionalText(LIMITES_ENTIDAD.sigla),
  sectorId: integerId('sector').nullable(),
  ordenId: integerId('orden').nullable(),
  naturaleza: optionalText(100),
  departamentoCodigo: optionalText(2),
  municipioCodigo: optionalText(5),
  codigoSigep: optionalText(10),
  codigoSnies: optionalText(10),
  caracter: z.enum(LISTA_CARACTERES, { error: 'El carácter no existe.' }).nullable(),
  codigoXroad: optionalText(40),
});
export type DatosEntidad = z.output<typeof datosEntidadSchema>;
