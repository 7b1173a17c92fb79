import type { Pieza } from '@marco/esquemas/port';
import {
  type BaseValor,
  ESPACIO_ABIERTO,
  type EspacioValores,
} from '../../rules/contrato/espacio-valores.ts';

type PiezaSimple = Extract<Pieza, { tipo: 'simple' }>;

const BASES: Readonly<Record<PiezaSimple['tipoDato'], BaseValor>> = {
  cadena: 'texto',
  uri: 'texto',
  entero: 'entero',
  decimal: 'decimal',
  fecha: 'fecha',
  'fecha-hora': 'fecha-hora',
  hora: 'hora',
  booleano: 'logico',
  binario: 'binario',
};

/** The values of an element, with the bounds that mean something for its type. A list is always of codes. */
export function toEspacioValores(pieza: Pieza): EspacioValores {
  if (pieza.tipo === 'compuesto') return { ...ESPACIO_ABIERTO, base: 'compuesto' };
  if (pieza.valores)
    return { ...ESPACIO_ABIERTO, base: 'texto', lista: pieza.valores.map(({ codigo }) => codigo) };
  const base = BASES[pieza.tipoDato];
  const esTexto = base === 'texto';
  const esNumero = base === 'entero' || base === 'decimal';
  return {
    ...ESPACIO_ABIERTO,
    base,
    patron: esTexto ? pieza.patron || null : null,
    longitudMinima: esTexto ? pieza.longitudMinima : null,
    longitudMaxima: esTexto ? pieza.longitudMaxima : null,
    minimo: esNumero ? toNumero(pieza.valorMinimo) : null,
    maximo: esNumero ? toNumero(pieza.valorMaximo) : null,
    totalDigitos: esNumero ? pieza.totalDigitos : null,
    decimales: base === 'decimal' ? pieza.decimales : null,
  };
}

function toNumero(escrito: string | null): number | null {
  const numero = Number(escrito ?? Number.NaN);
  return escrito === null || escrito === '' || !Number.isFinite(numero) ? null : numero;
}
