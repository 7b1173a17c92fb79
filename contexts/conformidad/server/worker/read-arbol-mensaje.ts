import type { Nodo } from '../contrato/nodo.ts';
import type { NodoXml } from '../contrato/nodo-xml.ts';
import { readNodosJson } from '../contrato/read-nodos-json.ts';
import { readNodosXml } from '../contrato/read-nodos-xml.ts';
import { readTexto } from '../contrato/read-texto.ts';

/** A message whatever it is written in: values, and what stands in them by its name, each as often as it comes. */
export interface ArbolMensaje {
  /** Null of what holds others. In XML every value is a text. */
  readonly valor: string | number | boolean | null;
  readonly hijos: ReadonlyMap<string, readonly ArbolMensaje[]>;
}

/**
 * The tree of a message.
 *
 * @throws ContratoRechazado of what is no message
 */
export function readArbolMensaje(contenido: Uint8Array): ArbolMensaje {
  const texto = readTexto(contenido, null);
  return texto.trimStart().startsWith('<')
    ? fromXml(readNodosXml(texto, null))
    : (listFromJson(readNodosJson(texto))[0] ?? { valor: null, hijos: new Map() });
}

/** An element with its attributes, which are fields as its children are. */
export function fromXml({ hijos, atributos, texto }: NodoXml): ArbolMensaje {
  const deHijos = Map.groupBy(hijos, ({ nombre }) => nombre);
  return {
    valor: hijos.length === 0 ? texto : null,
    hijos: new Map<string, readonly ArbolMensaje[]>([
      ...[...atributos].map(([nombre, valor]) => [nombre, [{ valor, hijos: new Map() }]] as const),
      ...[...deHijos].map(([nombre, unos]) => [nombre, unos.map(fromXml)] as const),
    ]),
  };
}

/** The values of a place: those of a list, or the one there is; null is none. */
export function listFromJson(nodo: Nodo): ArbolMensaje[] {
  if (nodo.tipo === 'lista') return nodo.valores.flatMap(listFromJson);
  if (nodo.tipo === 'valor') return nodo.valor === null ? [] : [{ valor: nodo.valor, hijos: new Map() }];
  const hijos = [...nodo.entradas].map(([nombre, { valor }]) => [nombre, listFromJson(valor)] as const);
  return [{ valor: null, hijos: new Map(hijos) }];
}
