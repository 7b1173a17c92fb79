import { type Apertura, readAtributos, readXml, toNombreLocal } from './read-xml.ts';

const XSD = 'http://www.w3.org/2001/XMLSchema';

/** A file of a schema and its text. */
export interface ArchivoEsquema {
  /** Path from the top of the ZIP, or its name. */
  readonly ruta: string;
  readonly texto: string;
}

/** Another file a schema asks for. */
export interface Pedido {
  /** As it is written. */
  readonly lugar: string;
  readonly desde: string;
}

/** Data of a schema that the messages need and the engine does not give. */
export interface DeclaracionesXsd {
  readonly raices: readonly { readonly nombre: string; readonly espacio: string }[];
  /** What each named simple type restricts. */
  readonly tipos: ReadonlyMap<string, string>;
  /** Type of each element, or what the type inside it restricts. */
  readonly elementos: ReadonlyMap<string, string>;
  readonly pedidos: readonly Pedido[];
}

/** What a message of the engine is about. */
export interface SujetoXsd {
  readonly elemento: string;
  readonly espacio: string;
  readonly atributo: string | null;
  readonly declaraciones: DeclaracionesXsd;
}

/** Reads names, types and imports of the files of a schema. */
export function readDeclaracionesXsd(archivos: readonly ArchivoEsquema[]): DeclaracionesXsd {
  const lectura: EnLectura = { raices: [], tipos: new Map(), elementos: new Map(), pedidos: [] };
  for (const archivo of archivos) readArchivo(archivo, lectura);
  return lectura;
}

interface EnLectura {
  readonly raices: { nombre: string; espacio: string }[];
  readonly tipos: Map<string, string>;
  readonly elementos: Map<string, string>;
  readonly pedidos: Pedido[];
}

interface Declaracion {
  readonly clase: string;
  readonly nombre: string;
}

function readArchivo(
  { ruta, texto }: ArchivoEsquema,
  { raices, tipos, elementos, pedidos }: EnLectura,
): void {
  const alrededor: Declaracion[] = [];
  let espacio = '';
  const keep = ({ clase, nombre }: Declaracion, tipo: string) => {
    const mapa = clase === 'element' ? elementos : tipos;
    if (!mapa.has(nombre)) mapa.set(nombre, tipo);
  };
  readXml(texto, {
    abre: (apertura: Apertura) => {
      const atributos = readAtributos(texto, apertura);
      const declaracion = { clase: toNombreLocal(apertura.nombre), nombre: atributos.get('name') ?? '' };
      const { clase, nombre } = declaracion;
      if (alrededor.length === 0) espacio = atributos.get('targetNamespace') ?? '';
      if (alrededor.length === 1 && clase === 'element' && nombre !== '') raices.push({ nombre, espacio });
      const lugar = atributos.get('schemaLocation');
      if (lugar !== undefined) pedidos.push({ lugar, desde: ruta });
      const tipo = atributos.get('type');
      if (clase === 'element' && tipo !== undefined) keep(declaracion, tipo);
      const base = atributos.get('base');
      const dueno = alrededor.findLast((una) => una.nombre !== '');
      if (clase === 'restriction' && base !== undefined && dueno) keep(dueno, base);
      alrededor.push(declaracion);
      return true;
    },
    cierra: () => {
      alrededor.pop();
    },
  });
}

/** The longest chain of types one on another that is followed. */
const CADENA = 20;

/** The built-in type a type of the schema is made of, such as `date`; null if it is not known. */
export function findTipoBase({ tipos }: DeclaracionesXsd, tipo: string): string | null {
  let actual = tipo;
  for (let paso = 0; paso < CADENA; paso += 1) {
    if (actual.startsWith(`{${XSD}}`)) return actual.slice(XSD.length + 2);
    if (/^xsd?:/.test(actual)) return toNombreLocal(actual);
    const siguiente = tipos.get(toNombreLocal(actual.replace(/^\{[^}]*\}/, '')));
    if (siguiente === undefined || siguiente === actual) return null;
    actual = siguiente;
  }
  return null;
}

/** The built-in type of an element of the schema; null if it is not known. */
export function findTipoDeElemento(declaraciones: DeclaracionesXsd, elemento: string): string | null {
  const tipo = declaraciones.elementos.get(elemento);
  return tipo === undefined ? null : findTipoBase(declaraciones, tipo);
}

/** The path a schema location leads to from the file it is written in; null for one of the network. */
export function toRutaPedida({ lugar, desde }: Pedido): string | null {
  if (/^[a-z][\w+.-]*:/i.test(lugar) || lugar.startsWith('//')) return null;
  const partes = lugar.startsWith('/') ? [] : desde.split('/').slice(0, -1);
  for (const parte of lugar.split(/[/\\]/)) {
    if (parte === '..') partes.pop();
    else if (parte !== '.' && parte !== '') partes.push(parte);
  }
  return partes.join('/');
}
