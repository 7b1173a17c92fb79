import {
  type BaseValor,
  ESPACIO_ABIERTO,
  type EspacioValores,
  type FacetaValor,
} from '../../rules/contrato/espacio-valores.ts';
import { toPatronXsd } from '../../rules/contrato/patron.ts';
import type { Lugar } from '../../rules/contrato/sitio.ts';
import { findEntrada, findNodo, findNumero, findTexto, isCierto, listTextos, type Nodo } from './nodo.ts';

const FORMATOS: Readonly<Record<string, BaseValor>> = {
  date: 'fecha',
  'date-time': 'fecha-hora',
  time: 'hora',
  byte: 'binario',
  binary: 'binario',
};
const TIPOS: Readonly<Record<string, BaseValor>> = {
  integer: 'entero',
  number: 'decimal',
  boolean: 'logico',
  object: 'compuesto',
};

/** Word of JSON Schema behind each bound, the first one there is being where it is said. */
const PALABRAS: Readonly<Record<FacetaValor, readonly string[]>> = {
  base: ['type', 'format'],
  lista: ['enum', 'const'],
  patron: ['pattern', 'x-lci-patron'],
  longitud: ['maxLength', 'minLength'],
  rango: ['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum'],
  digitos: ['x-lci-total-digitos', 'multipleOf', 'x-lci-decimales'],
};

/** The values a schema of JSON allows; of several parts (`allOf`) the first that says a thing says it. */
export function readValoresJson(partes: readonly Nodo[], toLugar: (linea: number) => Lugar): EspacioValores {
  const base = readBase(partes);
  const find = (palabra: string) => findPrimero(partes, (parte) => findNumero(parte, palabra));
  const esTexto = base === 'texto';
  return {
    ...ESPACIO_ABIERTO,
    base,
    lista: readLista(partes),
    patron: esTexto ? readPatron(partes) : null,
    longitudMinima: esTexto ? find('minLength') : null,
    longitudMaxima: esTexto ? find('maxLength') : null,
    ...(base === 'entero' || base === 'decimal' ? readNumeros(partes, base) : {}),
    lugares: readLugares(partes, toLugar),
  };
}

function findPrimero<Valor>(partes: readonly Nodo[], find: (parte: Nodo) => Valor | null): Valor | null {
  for (const parte of partes) {
    const valor = find(parte);
    if (valor !== null) return valor;
  }
  return null;
}

/** Types of a schema, without null. */
function listTipos(parte: Nodo): string[] {
  const tipo = findNodo(parte, 'type');
  const tipos = tipo?.tipo === 'valor' ? [tipo.texto] : listTextos(tipo);
  return tipos.filter((uno) => uno !== 'null');
}

function readBase(partes: readonly Nodo[]): BaseValor {
  const tipo = findPrimero(partes, (parte) => listTipos(parte)[0] ?? null);
  if (tipo === 'string') {
    const formato = findPrimero(partes, (parte) => findTexto(parte, 'format')) ?? '';
    if (findPrimero(partes, (parte) => findTexto(parte, 'contentEncoding')) === 'base64') return 'binario';
    return Object.hasOwn(FORMATOS, formato) ? (FORMATOS[formato] ?? 'texto') : 'texto';
  }
  if (tipo !== null) return Object.hasOwn(TIPOS, tipo) ? (TIPOS[tipo] ?? 'cualquiera') : 'cualquiera';
  const says = (palabra: string) => partes.some((parte) => findEntrada(parte, palabra) !== undefined);
  if (says('properties') || says('additionalProperties')) return 'compuesto';
  return ['enum', 'const', 'pattern', 'maxLength', 'minLength'].some(says) ? 'texto' : 'cualquiera';
}

function readLista(partes: readonly Nodo[]): string[] | null {
  return findPrimero(partes, (parte) => {
    const constante = findNodo(parte, 'const');
    if (constante?.tipo === 'valor') return [constante.texto];
    const lista = findNodo(parte, 'enum');
    return lista?.tipo === 'lista' ? listTextos(lista) : null;
  });
}

/** Anchored, as XML Schema has it. */
function readPatron(partes: readonly Nodo[]): string | null {
  const propio = findPrimero(partes, (parte) => findTexto(parte, 'x-lci-patron'));
  const patron = propio ?? findPrimero(partes, (parte) => findTexto(parte, 'pattern'));
  return propio !== null || patron === null ? patron : toPatronXsd(patron);
}

function readNumeros(partes: readonly Nodo[], base: BaseValor): Partial<EspacioValores> {
  const find = (palabra: string) => findPrimero(partes, (parte) => findNumero(parte, palabra));
  const paso = find('multipleOf');
  return {
    minimo: readLimite(
      partes,
      { incluido: 'minimum', excluido: 'exclusiveMinimum', computeEstricto: Math.max },
      base === 'entero' ? 1 : 0,
    ),
    maximo: readLimite(
      partes,
      { incluido: 'maximum', excluido: 'exclusiveMaximum', computeEstricto: Math.min },
      base === 'entero' ? -1 : 0,
    ),
    totalDigitos: find('x-lci-total-digitos'),
    decimales: find('x-lci-decimales') ?? (paso === null ? null : countDecimales(paso)),
  };
}

interface PalabrasDeLimite {
  readonly incluido: string;
  readonly excluido: string;
  /** Of two limits, the one that lets less through. */
  readonly computeEstricto: (one: number, other: number) => number;
}

/** OpenAPI 3.0 says with a word that a limit is not included, 3.1 writes the limit itself there, and may have both. */
function readLimite(
  partes: readonly Nodo[],
  { incluido, excluido, computeEstricto }: PalabrasDeLimite,
  paso: number,
): number | null {
  const find = (palabra: string) => findPrimero(partes, (parte) => findNumero(parte, palabra));
  const limite = find(incluido);
  const sinIncluir = find(excluido);
  if (sinIncluir !== null)
    return limite === null ? sinIncluir + paso : computeEstricto(limite, sinIncluir + paso);
  return limite !== null && partes.some((parte) => isCierto(parte, excluido)) ? limite + paso : limite;
}

function countDecimales(paso: number): number | null {
  const decimales = Math.round(-Math.log10(Math.abs(paso)));
  return Number.isInteger(paso) ? 0 : Math.max(0, decimales);
}

function readLugares(
  partes: readonly Nodo[],
  toLugar: (linea: number) => Lugar,
): Partial<Record<FacetaValor, Lugar>> {
  const lugares: Partial<Record<FacetaValor, Lugar>> = {};
  for (const faceta of Object.keys(PALABRAS) as FacetaValor[])
    for (const palabra of PALABRAS[faceta]) {
      const linea = findPrimero(partes, (parte) => findEntrada(parte, palabra)?.linea ?? null);
      if (linea !== null) lugares[faceta] ??= toLugar(linea);
    }
  return lugares;
}
