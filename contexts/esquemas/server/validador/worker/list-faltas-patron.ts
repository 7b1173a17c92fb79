import { type XmlDocument, XmlElement } from 'libxml2-wasm';
import { LIMITES_VALIDADOR } from '../../../contract/validador.terms.ts';
import {
  type FaltaPatron,
  type FormasMensaje,
  listFaltasPatron,
  type NodoMensaje,
} from '../../../rules/validador/formas-mensaje.ts';
import type { FaltaLibxml } from './list-errores.ts';

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
/** As the schema engine rates what is wrong with a document. */
const ERROR = 2;

/**
 * Faults that the linear engine finds in the patterns of a message, in the form of the schema engine; one more than
 * are reported.
 */
export function listErroresPatron(documento: XmlDocument, formas: FormasMensaje): FaltaLibxml[] {
  const errores: FaltaLibxml[] = [];
  for (const falta of listFaltasPatron(formas, toNodo(documento.root))) {
    errores.push(toError(falta));
    if (errores.length > LIMITES_VALIDADOR.errores) break;
  }
  return errores;
}

function toError({ lugar, nombre, valor, patron }: FaltaPatron): FaltaLibxml {
  return {
    message: `Element '${nombre}': [facet 'pattern'] The value '${valor}' is not accepted by the pattern '${patron}'.`,
    level: ERROR,
    line: 1,
    col: 0,
    xpath: lugar.map((numero) => `/*[${numero}]`).join(''),
  };
}

/** A node that is read when it is looked at. */
function toNodo(elemento: XmlElement): NodoMensaje {
  return {
    nombre: elemento.name,
    tipo: findTipo(elemento),
    hijos: listHijos(elemento),
    get texto() {
      return elemento.content;
    },
  };
}

function* listHijos(elemento: XmlElement): Generator<NodoMensaje> {
  for (let nodo = elemento.firstChild; nodo; nodo = nodo.next)
    if (nodo instanceof XmlElement) yield toNodo(nodo);
}

function findTipo(elemento: XmlElement): string | null {
  const tipo = elemento.attrs.find(({ name, namespaceUri }) => name === 'type' && namespaceUri === XSI);
  if (!tipo) return null;
  const [local = '', prefijo = ''] = tipo.value.trim().split(':').reverse();
  return `{${elemento.namespaceForPrefix(prefijo) ?? ''}}${local}`;
}
