import { findPatternError, isPatternMatch } from '@marco/patterns/match-pattern';
import type { Lugar } from './sitio.ts';

export type BaseValor =
  | 'texto'
  | 'entero'
  | 'decimal'
  | 'logico'
  | 'fecha'
  | 'fecha-hora'
  | 'hora'
  | 'binario'
  | 'compuesto'
  | 'cualquiera';

const NOMBRES_BASE: Readonly<Record<BaseValor, string>> = {
  texto: 'texto',
  entero: 'número entero',
  decimal: 'número decimal',
  logico: 'verdadero o falso',
  fecha: 'fecha',
  'fecha-hora': 'fecha y hora',
  hora: 'hora',
  binario: 'binario',
  compuesto: 'estructura',
  cualquiera: 'cualquier valor',
};

export type FacetaValor = 'base' | 'lista' | 'patron' | 'longitud' | 'rango' | 'digitos';

/** The values a place may hold. */
export interface EspacioValores {
  readonly base: BaseValor;
  /** The only values there are; null where they are not listed. */
  readonly lista: readonly string[] | null;
  /** Regular expression of XML Schema: anchored by itself. */
  readonly patron: string | null;
  readonly longitudMinima: number | null;
  readonly longitudMaxima: number | null;
  readonly minimo: number | null;
  readonly maximo: number | null;
  readonly totalDigitos: number | null;
  readonly decimales: number | null;
  /** Where the contract says each of them. */
  readonly lugares: Readonly<Partial<Record<FacetaValor, Lugar>>>;
}

export const ESPACIO_ABIERTO: EspacioValores = {
  base: 'cualquiera',
  lista: null,
  patron: null,
  longitudMinima: null,
  longitudMaxima: null,
  minimo: null,
  maximo: null,
  totalDigitos: null,
  decimales: null,
  lugares: {},
};

/** What one space has that another has not. */
export interface Exceso {
  readonly faceta: FacetaValor;
  /** As the inner and the outer space say it. */
  readonly dentro: string;
  readonly fuera: string;
  /** Values that have no place, where they are known. */
  readonly sobran: readonly string[];
}

const COMO_TEXTO: readonly BaseValor[] = ['fecha', 'fecha-hora', 'hora', 'binario'];
const NUMEROS: readonly BaseValor[] = ['entero', 'decimal'];

/**
 * Why the values of one space have no place in another; undefined where each has one. Of two patterns it is only known
 * whether they are the same: two different ones count as an excess.
 *
 * @param lexico whether every value is a text on the wire, as in XML
 */
export function findExceso(
  dentro: EspacioValores,
  fuera: EspacioValores,
  lexico: boolean,
): Exceso | undefined {
  if (fuera.base === 'cualquiera' && isLibre(fuera)) return undefined;
  if (!isBaseDentro(dentro.base, fuera.base, lexico))
    return excess('base', NOMBRES_BASE[dentro.base], NOMBRES_BASE[fuera.base]);
  if (dentro.base === 'compuesto') return undefined;
  if (dentro.lista) {
    const sobran = dentro.lista.filter((valor) => !isValorDentro(valor, fuera));
    if (sobran.length === 0) return undefined;
    return fuera.lista
      ? { ...excess('lista', presentLista(dentro.lista), presentLista(fuera.lista)), sobran }
      : {
          ...excess(findFacetaQueFalla(sobran, fuera), presentLista(dentro.lista), presentEspacio(fuera)),
          sobran,
        };
  }
  if (fuera.lista) return excess('lista', presentEspacio(dentro), presentLista(fuera.lista));
  return findExcesoDeTexto(dentro, fuera) ?? findExcesoDeNumero(dentro, fuera);
}

function excess(faceta: FacetaValor, dentro: string, fuera: string): Exceso {
  return { faceta, dentro, fuera, sobran: [] };
}

function isLibre({ lista, patron, longitudMinima, longitudMaxima, minimo, maximo }: EspacioValores): boolean {
  return [lista, patron, longitudMinima, longitudMaxima, minimo, maximo].every((limite) => limite === null);
}

function isBaseDentro(dentro: BaseValor, fuera: BaseValor, lexico: boolean): boolean {
  if (dentro === fuera || fuera === 'cualquiera') return true;
  if (dentro === 'entero' && fuera === 'decimal') return true;
  if (fuera !== 'texto' || dentro === 'compuesto' || dentro === 'cualquiera') return false;
  return lexico || COMO_TEXTO.includes(dentro);
}

function findExcesoDeTexto(dentro: EspacioValores, fuera: EspacioValores): Exceso | undefined {
  if (dentro.base === 'texto' || dentro.base === 'binario') {
    const corto = (dentro.longitudMinima ?? 0) < (fuera.longitudMinima ?? 0);
    const largo = isOver(dentro.longitudMaxima, fuera.longitudMaxima);
    if (corto || largo) return excess('longitud', presentLongitud(dentro), presentLongitud(fuera));
  }
  if (fuera.patron !== null && dentro.patron !== fuera.patron)
    return excess('patron', dentro.patron ?? 'sin patrón', fuera.patron);
  return undefined;
}

function findExcesoDeNumero(dentro: EspacioValores, fuera: EspacioValores): Exceso | undefined {
  if (!NUMEROS.includes(dentro.base)) return undefined;
  const bajo = fuera.minimo !== null && (dentro.minimo === null || dentro.minimo < fuera.minimo);
  if (bajo || isOver(dentro.maximo, fuera.maximo))
    return excess('rango', presentRango(dentro), presentRango(fuera));
  if (isOver(countDigitos(dentro), fuera.totalDigitos) || isOver(countDecimales(dentro), fuera.decimales))
    return excess('digitos', presentDigitos(dentro), presentDigitos(fuera));
  return undefined;
}

/** Whether a limit that may be absent is beyond another one that may be. */
const isOver = (suyo: number | null, limite: number | null) =>
  limite !== null && (suyo === null || suyo > limite);

const countDecimales = ({ base, decimales }: EspacioValores) => (base === 'entero' ? 0 : decimales);

/** Digits of the longest number; null where there is no end to them. */
function countDigitos(espacio: EspacioValores): number | null {
  const { totalDigitos, minimo, maximo } = espacio;
  if (totalDigitos !== null) return totalDigitos;
  const decimales = countDecimales(espacio);
  if (minimo === null || maximo === null || decimales === null) return null;
  const mayor = Math.trunc(Math.max(Math.abs(minimo), Math.abs(maximo)));
  return String(mayor).length + decimales;
}

/** Whether a value has its place in a space. */
function isValorDentro(valor: string, espacio: EspacioValores): boolean {
  return findFacetaQueFalla([valor], espacio) === 'base';
}

/** The first bound one of the values breaks; `base` where none does. */
function findFacetaQueFalla(valores: readonly string[], espacio: EspacioValores): FacetaValor {
  for (const valor of valores) {
    const faceta = findFaltaDeTexto(valor, espacio) ?? findFaltaDeNumero(valor, espacio);
    if (faceta) return faceta;
  }
  return 'base';
}

function findFaltaDeTexto(valor: string, espacio: EspacioValores): FacetaValor | undefined {
  const { lista, patron, longitudMinima, longitudMaxima } = espacio;
  if (lista && !lista.includes(valor)) return 'lista';
  const largo = [...valor].length;
  if (largo < (longitudMinima ?? 0) || isOver(largo, longitudMaxima)) return 'longitud';
  const seEvalua = patron !== null && findPatternError(patron) === undefined;
  return seEvalua && !isPatternMatch(patron, valor) ? 'patron' : undefined;
}

function findFaltaDeNumero(valor: string, { minimo, maximo }: EspacioValores): FacetaValor | undefined {
  const numero = Number(valor);
  if (!Number.isFinite(numero)) return undefined;
  return numero < (minimo ?? numero) || numero > (maximo ?? numero) ? 'rango' : undefined;
}

const VALORES_DICHOS = 12;

/** A list of values in words, cut where it is long. */
export function presentLista(valores: readonly string[]): string {
  const dichos = valores
    .slice(0, VALORES_DICHOS)
    .map((valor) => valor.slice(0, 60))
    .join(', ');
  const restan = valores.length - VALORES_DICHOS;
  if (valores.length === 0) return 'Ningún valor';
  return restan > 0 ? `Valores ${dichos} y ${restan} más` : `Valores ${dichos}`;
}

/** A space in words. */
export function presentEspacio(espacio: EspacioValores): string {
  if (espacio.lista) return presentLista(espacio.lista);
  const limites = [
    presentSi(espacio.longitudMinima ?? espacio.longitudMaxima, () => presentLongitud(espacio)),
    presentSi(espacio.minimo ?? espacio.maximo, () => presentRango(espacio)),
    presentSi(espacio.totalDigitos ?? espacio.decimales, () => presentDigitos(espacio)),
    presentSi(espacio.patron, () => `patrón ${espacio.patron?.slice(0, 120)}`),
  ].filter((limite) => limite !== null);
  return [`${NOMBRES_BASE[espacio.base]}`, ...limites].join(', ');
}

function presentSi(limite: unknown, present: () => string): string | null {
  return limite === null ? null : present();
}

function presentLongitud({ longitudMinima, longitudMaxima }: EspacioValores): string {
  return longitudMaxima === null
    ? `de ${longitudMinima ?? 0} caracteres en adelante`
    : `de ${longitudMinima ?? 0} a ${longitudMaxima} caracteres`;
}

function presentRango({ minimo, maximo }: EspacioValores): string {
  if (minimo === null && maximo === null) return 'sin mínimo ni máximo';
  if (maximo === null) return `desde ${minimo}`;
  return minimo === null ? `hasta ${maximo}` : `de ${minimo} a ${maximo}`;
}

function presentDigitos(espacio: EspacioValores): string {
  const total = countDigitos(espacio);
  const decimales = countDecimales(espacio);
  return `${total === null ? 'dígitos sin límite' : `${total} dígitos`}, ${
    decimales === null ? 'decimales sin límite' : `${decimales} decimales`
  }`;
}
