import type { ContactoEntidad, DatosEntidad, DetalleEntidad } from '../../contract/index.ts';
import type { Caracter, TipoEntidad } from '../../contract/terms.ts';
import {
  type CampoEntidad,
  type EntidadPorVerificar,
  type ErroresEntidad,
  findErroresContacto,
  findErroresEntidad,
} from '../../rules/entidades/datos-entidad.ts';

/** The values of the form: texts by the names of the contract, empty if there is no value. */
export type ValoresEntidad = Readonly<Record<Exclude<CampoEntidad, 'tipo'>, string>> & {
  readonly tipo: TipoEntidad;
};

/** Which part of an entity a form edits. */
export type ParteEntidad = 'todo' | 'contacto';

/** Labels of the fields, in the order of the form. */
export const NOMBRES_CAMPOS: Readonly<Record<CampoEntidad, string>> = {
  tipo: 'Tipo de entidad',
  nit: 'NIT',
  dv: 'Número de verificación NIT',
  nombre: 'Nombre o razón social',
  sigla: 'Sigla',
  sectorId: 'Sector',
  ordenId: 'Orden',
  naturaleza: 'Naturaleza jurídica',
  caracter: 'Carácter',
  codigoSigep: 'Código SIGEP',
  codigoSnies: 'Código SNIES',
  codigoXroad: 'Código de miembro X-Road',
  departamentoCodigo: 'Departamento',
  municipioCodigo: 'Municipio',
  direccion: 'Dirección',
  sitioWeb: 'Sitio web',
  telefono: 'Teléfono',
  correoElectronico: 'Correo electrónico institucional',
  nombreContacto: 'Persona de contacto',
  cargoContacto: 'Cargo de la persona de contacto',
};

export const CAMPOS = Object.keys(NOMBRES_CAMPOS) as CampoEntidad[];

/** Fields that belong to one kind of entity: choosing another kind empties them. */
export const SIN_CAMPOS_DE_TIPO = {
  ordenId: '',
  naturaleza: '',
  caracter: '',
  codigoSigep: '',
  codigoSnies: '',
} as const;

export const VALORES_VACIOS: ValoresEntidad = {
  ...(Object.fromEntries(CAMPOS.map((campo) => [campo, ''])) as Record<CampoEntidad, string>),
  tipo: 'publica',
};

/** The form that shows a stored entity. */
export function toValores(detalle: DetalleEntidad): ValoresEntidad {
  const texts = CAMPOS.map((campo) => [campo, detalle[campo] === null ? '' : String(detalle[campo])]);
  return { ...VALORES_VACIOS, ...Object.fromEntries(texts), tipo: detalle.tipo };
}

/** The values of the form in the shape of the rules and the contract. */
function toEntidad(valores: ValoresEntidad): EntidadPorVerificar {
  const text = (campo: Exclude<CampoEntidad, 'tipo'>) => valores[campo].trim() || null;
  const number = (campo: 'sectorId' | 'ordenId') => (valores[campo] === '' ? null : Number(valores[campo]));
  return {
    tipo: valores.tipo,
    nit: valores.nit.trim(),
    dv: valores.dv.trim(),
    nombre: valores.nombre.trim(),
    sigla: text('sigla'),
    sectorId: number('sectorId'),
    ordenId: number('ordenId'),
    naturaleza: text('naturaleza'),
    departamentoCodigo: text('departamentoCodigo'),
    municipioCodigo: text('municipioCodigo'),
    codigoSigep: text('codigoSigep'),
    codigoSnies: text('codigoSnies'),
    caracter: text('caracter') as Caracter | null,
    codigoXroad: text('codigoXroad'),
    ...toContacto(valores),
  };
}

/** The contact alone, as the contract reads it. */
export function toContacto(valores: ValoresEntidad): ContactoEntidad {
  const text = (campo: keyof ContactoEntidad) => valores[campo].trim() || null;
  return {
    direccion: text('direccion'),
    sitioWeb: text('sitioWeb'),
    telefono: text('telefono'),
    correoElectronico: text('correoElectronico'),
    nombreContacto: text('nombreContacto'),
    cargoContacto: text('cargoContacto'),
  };
}

/** The body of a creation or change; the ids were picked from the lists of the server. */
export function toBody(valores: ValoresEntidad): DatosEntidad {
  return toEntidad(valores) as DatosEntidad;
}

/** First broken rule of each field of the part the form edits. */
export function findErrores(
  valores: ValoresEntidad,
  parte: ParteEntidad,
  dominiosCorreo: readonly string[],
): ErroresEntidad {
  const entidad = toEntidad(valores);
  return parte === 'contacto'
    ? findErroresContacto(entidad.tipo, entidad, dominiosCorreo)
    : findErroresEntidad(entidad, dominiosCorreo);
}
