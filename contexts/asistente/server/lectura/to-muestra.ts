import type { DocumentoSuelto, Nodo, NodoXml } from '@marco/conformidad/port';
import type { NodoMuestra } from '../../rules/lectura/read-muestra.ts';

/** The sample messages of some documents: of a list its members, each as a message. */
export function toMuestras(documentos: readonly DocumentoSuelto[]): NodoMuestra[] {
  return documentos.flatMap((documento) => {
    if (documento.tipo === 'xml') return [fromXml(documento.raiz)];
    const { raiz } = documento;
    const mensajes = raiz.tipo === 'lista' ? raiz.valores : [raiz];
    return mensajes.flatMap((mensaje) => fromJson('', mensaje, false));
  });
}

/** An element with its attributes, which are fields as its children are. */
function fromXml({ nombre, linea, texto, atributos, hijos }: NodoXml): NodoMuestra {
  const deAtributos = [...atributos].map(
    ([suyo, valor]): NodoMuestra => ({ nombre: suyo, linea, valor, hijos: [], enLista: false }),
  );
  return {
    nombre,
    linea,
    valor: hijos.length === 0 ? texto : null,
    hijos: [...deAtributos, ...hijos.map(fromXml)],
    enLista: false,
  };
}

/** What stands at a name: several where it is a list. */
function fromJson(nombre: string, nodo: Nodo, enLista: boolean): NodoMuestra[] {
  const { linea } = nodo;
  if (nodo.tipo === 'lista') {
    const suyos = nodo.valores.flatMap((uno) => fromJson(nombre, uno, true));
    return suyos.length > 0 ? suyos : [{ nombre, linea, valor: null, hijos: [], enLista: true }];
  }
  if (nodo.tipo === 'valor') return [{ nombre, linea, valor: nodo.valor, hijos: [], enLista }];
  const hijos = [...nodo.entradas].flatMap(([suyo, entrada]) =>
    fromJson(suyo, entrada.valor, false).map((hijo) => ({ ...hijo, linea: entrada.linea })),
  );
  return [{ nombre, linea, valor: null, hijos, enLista }];
}
