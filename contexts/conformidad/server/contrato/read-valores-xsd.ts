import {
  ESPACIO_ABIERTO,
  type EspacioValores,
  type FacetaValor,
} from '../../rules/contrato/espacio-valores.ts';
import type { Lugar } from '../../rules/contrato/sitio.ts';
import { findAtributo, listHijos, type NodoXml, XSD } from './nodo-xml.ts';

const ENTEROS: Readonly<Record<string, readonly [minimo: number | null, maximo: number | null]>> = {
  integer: [null, null],
  long: [-(2 ** 63), 2 ** 63],
  int: [-(2 ** 31), 2 ** 31 - 1],
  short: [-32_768, 32_767],
  byte: [-128, 127],
  nonNegativeInteger: [0, null],
  positiveInteger: [1, null],
  nonPositiveInteger: [null, 0],
  negativeInteger: [null, -1],
  unsignedLong: [0, 2 ** 64],
  unsignedInt: [0, 2 ** 32 - 1],
  unsignedShort: [0, 65_535],
  unsignedByte: [0, 255],
};

const BASES: Readonly<Record<string, EspacioValores['base']>> = {
  decimal: 'decimal',
  double: 'decimal',
  float: 'decimal',
  boolean: 'logico',
  date: 'fecha',
  dateTime: 'fecha-hora',
  time: 'hora',
  base64Binary: 'binario',
  hexBinary: 'binario',
  anyType: 'cualquiera',
  anySimpleType: 'cualquiera',
};

/** The values of a type XML Schema brings with it. */
export function readValoresPropios(tipo: string, lugar: Lugar): EspacioValores {
  const lugares = { base: lugar };
  const limites = Object.hasOwn(ENTEROS, tipo) ? ENTEROS[tipo] : undefined;
  if (limites)
    return {
      ...ESPACIO_ABIERTO,
      base: 'entero',
      minimo: limites[0],
      maximo: limites[1],
      decimales: 0,
      lugares,
    };
  return { ...ESPACIO_ABIERTO, base: (Object.hasOwn(BASES, tipo) && BASES[tipo]) || 'texto', lugares };
}

/** The bounds of a restriction over what it restricts. */
export function readRestriccion(
  base: EspacioValores,
  restriccion: NodoXml,
  toLugar: (linea: number) => Lugar,
): EspacioValores {
  const find = (faceta: string) => listHijos(restriccion, XSD, faceta)[0];
  const number = (faceta: string) => toNumero(findAtributo(find(faceta), 'value'));
  const lista = listHijos(restriccion, XSD, 'enumeration');
  const patrones = listHijos(restriccion, XSD, 'pattern').map((uno) => findAtributo(uno, 'value') ?? '');
  const paso = base.base === 'entero' ? 1 : 0;
  return {
    ...base,
    lista: lista.length > 0 ? lista.map((uno) => findAtributo(uno, 'value') ?? '') : base.lista,
    patron: patrones.length > 0 ? joinPatrones(patrones) : base.patron,
    longitudMinima: number('minLength') ?? number('length') ?? base.longitudMinima,
    longitudMaxima: number('maxLength') ?? number('length') ?? base.longitudMaxima,
    minimo: number('minInclusive') ?? addPaso(number('minExclusive'), paso) ?? base.minimo,
    maximo: number('maxInclusive') ?? addPaso(number('maxExclusive'), -paso) ?? base.maximo,
    totalDigitos: number('totalDigits') ?? base.totalDigitos,
    decimales: number('fractionDigits') ?? base.decimales,
    lugares: { ...base.lugares, ...readLugares(restriccion, toLugar) },
  };
}

const FACETAS: Readonly<Record<string, FacetaValor>> = {
  enumeration: 'lista',
  pattern: 'patron',
  maxLength: 'longitud',
  length: 'longitud',
  minLength: 'longitud',
  maxInclusive: 'rango',
  maxExclusive: 'rango',
  minInclusive: 'rango',
  minExclusive: 'rango',
  totalDigits: 'digitos',
  fractionDigits: 'digitos',
};

function readLugares(
  restriccion: NodoXml,
  toLugar: (linea: number) => Lugar,
): Partial<Record<FacetaValor, Lugar>> {
  const lugares: Partial<Record<FacetaValor, Lugar>> = {};
  for (const { nombre, linea } of restriccion.hijos) {
    const faceta = Object.hasOwn(FACETAS, nombre) ? FACETAS[nombre] : undefined;
    if (faceta) lugares[faceta] ??= toLugar(linea);
  }
  return lugares;
}

/** Several patterns of one restriction are alternatives. */
const joinPatrones = (patrones: readonly string[]) =>
  patrones.length === 1 ? (patrones[0] ?? '') : patrones.map((uno) => `(${uno})`).join('|');

const addPaso = (limite: number | null, paso: number) => (limite === null ? null : limite + paso);

function toNumero(escrito: string | null): number | null {
  const numero = Number(escrito ?? Number.NaN);
  return escrito === null || escrito.trim() === '' || !Number.isFinite(numero) ? null : numero;
}
