import type { ArbolMensaje } from '../../rules/contrato/arbol-mensaje.ts';
import type { Nodo } from './nodo.ts';
import type { NodoXml } from './nodo-xml.ts';
import { readNodosJson } from './read-nodos-json.ts';
import { readNodosXml } from './read-nodos-xml.ts';
import { readTexto } from './read-texto.ts';

const SIN_HIJOS: ArbolMensaje['hijos'] = new Map();

/**
 * The tree of a message.
 *
 * @throws ContratoRechazado of what is no message
 */
export function readArbolMensaje(contenido: Uint8Array): ArbolMensaje {
  const texto = readTexto(contenido, null);
  const arbol = texto.trimStart().startsWith('<')
    ? fromXml(readNodosXml(texto, null))
    : listFromJson(readNodosJson(texto))[0];
  return arbol ?? { valor: null, esTexto: false, hijos: SIN_HIJOS };
}

/** An element with its attributes, which are fields as its children are. */
export function fromXml({ hijos, atributos, texto }: NodoXml): ArbolMensaje {
  const deHijos = Map.groupBy(hijos, ({ nombre }) => nombre);
  return {
    valor: hijos.length === 0 ? texto : null,
    esTexto: true,
    hijos: new Map<string, readonly ArbolMensaje[]>([
      ...[...atributos].map(([nombre, valor]) => [nombre, [fromTexto(valor)]] as const),
      ...[...deHijos].map(([nombre, unos]) => [nombre, unos.map(fromXml)] as const),
    ]),
  };
}

export const fromTexto = (valor: string): ArbolMensaje => ({ valor, esTexto: true, hijos: SIN_HIJOS });

/** The values of a place: those of a list, or the one there is; null is none. */
export function listFromJson(nodo: Nodo): ArbolMensaje[] {
  if (nodo.tipo === 'lista') return nodo.valores.flatMap(listFromJson);
  if (nodo.tipo === 'valor')
    return nodo.valor === null ? [] : [{ valor: nodo.valor, esTexto: false, hijos: SIN_HIJOS }];
  const hijos = [...nodo.entradas].map(([nombre, { valor }]) => [nombre, listFromJson(valor)] as const);
  return [{ valor: null, esTexto: false, hijos: new Map(hijos) }];
}
