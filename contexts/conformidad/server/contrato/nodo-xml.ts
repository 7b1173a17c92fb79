/** An element of an XML document, with the line of its start tag. */
export interface NodoXml {
  readonly nombre: string;
  readonly espacio: string;
  /** File of the package it stands in; null where there is one. */
  readonly archivo: string | null;
  readonly linea: number;
  /** Attributes without a namespace, by their names. */
  readonly atributos: ReadonlyMap<string, string>;
  /** Attributes of other namespaces, by their local names. */
  readonly ajenos: ReadonlyMap<string, string>;
  /** Namespaces by the prefixes that hold here. */
  readonly prefijos: ReadonlyMap<string, string>;
  readonly hijos: readonly NodoXml[];
  /** Text of an element without others inside, and of what is documentation; else empty. */
  readonly texto: string;
}

export const XSD = 'http://www.w3.org/2001/XMLSchema';
export const WSDL = 'http://schemas.xmlsoap.org/wsdl/';

/** A name with its namespace. */
export interface NombreXml {
  readonly espacio: string;
  readonly nombre: string;
}

export const toClave = ({ espacio, nombre }: NombreXml) => `{${espacio}}${nombre}`;

/** What a name with a prefix stands for at a place. */
export function toNombre(nodo: NodoXml, escrito: string): NombreXml {
  const [prefijo, nombre] = escrito.includes(':') ? escrito.split(':', 2) : ['', escrito];
  return { espacio: nodo.prefijos.get(prefijo ?? '') ?? '', nombre: nombre ?? '' };
}

/** Children of a name of one namespace. */
export function listHijos(nodo: NodoXml, espacio: string, ...nombres: readonly string[]): NodoXml[] {
  return nodo.hijos.filter((hijo) => hijo.espacio === espacio && nombres.includes(hijo.nombre));
}

export const findHijo = (nodo: NodoXml, espacio: string, ...nombres: readonly string[]) =>
  listHijos(nodo, espacio, ...nombres)[0];

export const findAtributo = (nodo: NodoXml | undefined, nombre: string) =>
  nodo?.atributos.get(nombre) ?? null;
