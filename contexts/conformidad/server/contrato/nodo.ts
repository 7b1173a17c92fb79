import { LIMITES_CONTRATO } from '../../contract/conformidad.terms.ts';
import { type ContratoRechazado, createExcedido, createIlegible, toLugar } from './contrato-rechazado.ts';

/** A field of an object, with the line of its name. */
export interface Entrada {
  readonly linea: number;
  readonly valor: Nodo;
}

export interface NodoObjeto {
  readonly tipo: 'objeto';
  readonly linea: number;
  readonly entradas: Map<string, Entrada>;
}
export interface NodoLista {
  readonly tipo: 'lista';
  readonly linea: number;
  readonly valores: Nodo[];
}
export interface NodoValor {
  readonly tipo: 'valor';
  readonly linea: number;
  readonly valor: string | number | boolean | null;
  /** As it is written, without quotes. */
  readonly texto: string;
}

/** A JSON or YAML document, with the line of everything in it. */
export type Nodo = NodoObjeto | NodoLista | NodoValor;

/** A field of an object; undefined where there is none, or the node is no object. */
export function findEntrada(nodo: Nodo | undefined, nombre: string): Entrada | undefined {
  return nodo?.tipo === 'objeto' ? nodo.entradas.get(nombre) : undefined;
}

export const findNodo = (nodo: Nodo | undefined, nombre: string) => findEntrada(nodo, nombre)?.valor;

/** A field that is a text; null where it is none. */
export function findTexto(nodo: Nodo | undefined, nombre: string): string | null {
  const valor = findNodo(nodo, nombre);
  return valor?.tipo === 'valor' && typeof valor.valor === 'string' ? valor.valor : null;
}

/** A field that is a number; null where it is none. */
export function findNumero(nodo: Nodo | undefined, nombre: string): number | null {
  const valor = findNodo(nodo, nombre);
  return valor?.tipo === 'valor' && typeof valor.valor === 'number' ? valor.valor : null;
}

/** Whether a field is the word true. */
export function isCierto(nodo: Nodo | undefined, nombre: string): boolean {
  const valor = findNodo(nodo, nombre);
  return valor?.tipo === 'valor' && valor.valor === true;
}

export const listEntradas = (nodo: Nodo | undefined): [string, Entrada][] =>
  nodo?.tipo === 'objeto' ? [...nodo.entradas] : [];

export const listValores = (nodo: Nodo | undefined): Nodo[] => (nodo?.tipo === 'lista' ? nodo.valores : []);

/** Texts of a list of texts. */
export function listTextos(nodo: Nodo | undefined): string[] {
  return listValores(nodo).flatMap((uno) => (uno.tipo === 'valor' && uno.valor !== null ? [uno.texto] : []));
}

/** A document that goes too deep to be walked. */
export function createProfundo(linea: number): ContratoRechazado {
  return createExcedido(toLugar(null, linea), {
    encontrado: `Más de ${LIMITES_CONTRATO.profundidad} niveles, uno dentro de otro`,
    esperado: `Máximo ${LIMITES_CONTRATO.profundidad} niveles`,
    correccion: 'Divida la estructura en esquemas con nombre y use referencias dentro del documento.',
  });
}

/** A field that stands twice in its object: what it means then is left open. */
export function createRepetido(nombre: string, linea: number): ContratoRechazado {
  return createIlegible(toLugar(null, linea), {
    encontrado: `El campo «${nombre.slice(0, 80)}» está dos veces en el mismo objeto`,
    esperado: 'Cada campo una sola vez',
    correccion: 'Quite uno de los dos o cámbiele el nombre.',
  });
}
