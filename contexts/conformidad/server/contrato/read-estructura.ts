import type { PapelMensaje } from '@marco/servicios/terms';
import type {
  CampoContrato,
  ContratoLeido,
  FormatoContrato,
  RechazoContrato,
} from '../../rules/contrato/contrato-leido.ts';
import type { Lugar } from '../../rules/contrato/sitio.ts';
import { ContratoRechazado, createIlegible, toLugar } from './contrato-rechazado.ts';
import { findNodo, findTexto, listEntradas, type Nodo, type NodoObjeto } from './nodo.ts';
import { findAtributo, type NodoXml, toClave, toNombre, WSDL, XSD } from './nodo-xml.ts';
import { LectorCampos } from './read-campos-json.ts';
import { LectorXsd } from './read-campos-xsd.ts';
import { type ArchivoDeContrato, listArchivos, readArchivos } from './read-contrato.ts';
import { Declaraciones } from './read-esquemas-xsd.ts';
import { readNodosJson } from './read-nodos-json.ts';
import { readNodosXml } from './read-nodos-xml.ts';
import { readNodosYaml } from './read-nodos-yaml.ts';
import { readOpenapi } from './read-openapi.ts';
import { readTexto } from './read-texto.ts';
import { Referencias, requireReferenciasPropias } from './referencias.ts';
import { translateSwagger } from './translate-swagger.ts';

export type FormatoEstructura = FormatoContrato | 'swagger-2.0' | 'xsd-1.0' | 'json-schema';

/** A message of a contract, or what a schema declares at its top, with its fields. */
export interface MensajeDeEstructura {
  readonly nombre: string;
  /** Null where no contract says it. */
  readonly operacion: string | null;
  readonly papel: PapelMensaje | null;
  readonly campos: readonly CampoContrato[];
}

/** The messages some files describe, whatever they are written in. */
export interface Estructura {
  readonly formato: FormatoEstructura;
  readonly mensajes: readonly MensajeDeEstructura[];
  /** Places that hold themselves, or go too deep. */
  readonly cortes: readonly Lugar[];
  /** Callbacks, webhooks and operations without an answer: their fields are not among those of the messages. */
  readonly asincronos: ContratoLeido['asincronos'];
  /** Files of the package that say nothing of it. */
  readonly aparte: readonly string[];
}

type EstructuraLeida = Omit<Estructura, 'aparte'>;

/** A document that describes no messages: a message itself. */
export type DocumentoSuelto =
  | { readonly tipo: 'xml'; readonly raiz: NodoXml }
  | { readonly tipo: 'json'; readonly raiz: Nodo };

export type LecturaEstructura =
  | { readonly estructura: Estructura }
  | { readonly documentos: readonly DocumentoSuelto[] }
  | { readonly rechazo: RechazoContrato };

/**
 * The messages a contract or a schema describes: OpenAPI, Swagger 2.0, JSON Schema, WSDL 1.1, XSD 1.0, one file or a
 * ZIP. What describes none is given back as documents. Nothing outside of the bytes is looked at.
 */
export async function readEstructura(bytes: Uint8Array): Promise<LecturaEstructura> {
  try {
    return readDocumentos(await listArchivos(bytes));
  } catch (error) {
    if (error instanceof ContratoRechazado) return { rechazo: error.rechazo };
    throw error;
  }
}

function readDocumentos(archivos: readonly ArchivoDeContrato[]): LecturaEstructura {
  const documentos = archivos.map(openDocumento);
  const deXml = documentos.flatMap((uno) => (uno.tipo === 'xml' ? [uno.raiz] : []));
  if (deXml.some(({ espacio, nombre }) => espacio === WSDL && nombre === 'definitions'))
    // What it does not ask for is looked at as an example.
    return { estructura: { ...fromContrato(readArchivos(archivos)), aparte: [] } };
  const listAparte = (isLeido: (documento: DocumentoSuelto | undefined) => boolean) =>
    archivos.flatMap(({ ruta }, lugar) => (ruta !== null && !isLeido(documentos[lugar]) ? [ruta] : []));
  const esquemas = deXml.filter(isEsquema);
  if (esquemas.length > 0) {
    const aparte = listAparte((uno) => uno?.tipo === 'xml' && isEsquema(uno.raiz));
    return { estructura: { ...readXsd(esquemas), aparte } };
  }
  for (const documento of documentos) {
    const leida = documento.tipo === 'json' ? readDeJson(documento.raiz) : undefined;
    if (leida) return { estructura: { ...leida, aparte: listAparte((uno) => uno === documento) } };
  }
  return { documentos };
}

const isEsquema = ({ espacio, nombre }: NodoXml) => espacio === XSD && nombre === 'schema';

function openDocumento({ ruta, bytes }: ArchivoDeContrato): DocumentoSuelto {
  const texto = readTexto(bytes, ruta);
  const comienzo = texto.trimStart();
  if (comienzo.startsWith('<')) return { tipo: 'xml', raiz: readNodosXml(texto, ruta) };
  if (/^[[{]/.test(comienzo)) return { tipo: 'json', raiz: readNodosJson(texto) };
  if (/^["']?(?:openapi|swagger|\$schema|\$defs|definitions|properties)["']?\s*:/m.test(texto))
    return { tipo: 'json', raiz: readNodosYaml(texto) };
  throw createIlegible(toLugar(ruta, 1), {
    encontrado: 'Un archivo que no es XML, JSON ni YAML',
    esperado: 'XSD, WSDL, OpenAPI, JSON Schema, o mensajes en XML o JSON',
    correccion:
      'Deje en el paquete solo esquemas, contratos o mensajes; las tablas y los libros de Excel van sin comprimir.',
  });
}

function readDeJson(raiz: Nodo): EstructuraLeida | undefined {
  if (raiz.tipo !== 'objeto') return undefined;
  if (raiz.entradas.has('openapi')) return fromContrato(readOpenapi(raiz));
  if (raiz.entradas.has('swagger'))
    return { ...fromContrato(readOpenapi(translateSwagger(raiz))), formato: 'swagger-2.0' };
  return isJsonSchema(raiz) ? readJsonSchema(raiz) : undefined;
}

function isJsonSchema(raiz: NodoObjeto): boolean {
  const holds = (nombre: string) => findNodo(raiz, nombre)?.tipo === 'objeto';
  if (findTexto(raiz, '$schema') !== null || holds('$defs') || holds('definitions')) return true;
  const tipo = findTexto(raiz, 'type');
  return (tipo === 'object' && holds('properties')) || (tipo === 'array' && holds('items'));
}

function fromContrato({ formato, operaciones, asincronos, cortes }: ContratoLeido): EstructuraLeida {
  const mensajes = operaciones.flatMap(({ codigo, mensajes: suyos }) =>
    suyos.map(({ papel, nombre, campos }) => ({ nombre, operacion: codigo, papel, campos })),
  );
  return { formato, mensajes, asincronos, cortes };
}

function readJsonSchema(raiz: NodoObjeto): EstructuraLeida {
  requireReferenciasPropias(raiz);
  const lector = new LectorCampos(new Referencias(raiz));
  const propios = lector.listCampos(raiz, '');
  const definidos = [
    ...listEntradas(findNodo(raiz, '$defs')),
    ...listEntradas(findNodo(raiz, 'definitions')),
  ];
  const mensajes =
    propios.length > 0
      ? [toMensaje(findTexto(raiz, 'title') ?? '', propios)]
      : definidos.map(([nombre, { valor }]) => toMensaje(nombre, lector.listCampos(valor, nombre)));
  return { formato: 'json-schema', mensajes, asincronos: [], cortes: lector.cortes };
}

const toMensaje = (nombre: string, campos: readonly CampoContrato[]): MensajeDeEstructura => ({
  nombre,
  operacion: null,
  papel: null,
  campos,
});

/** What schemas by themselves declare: their elements, or their types where they declare none. */
function readXsd(esquemas: readonly NodoXml[]): EstructuraLeida {
  const declaraciones = new Declaraciones((ruta) => esquemas.find(({ archivo }) => archivo === ruta));
  for (const esquema of esquemas) declaraciones.addEsquema(esquema);
  const lector = new LectorXsd(declaraciones);
  const elementos = listDeclarados(esquemas, 'element', ['ref']);
  const tipos = elementos.length > 0 ? [] : listDeclarados(esquemas, 'complexType', ['type', 'base']);
  const mensajes = [
    ...elementos.map(({ nodo, nombre }) => toMensaje(nombre.nombre, lector.readMensaje(nodo, nombre).campos)),
    ...tipos.map(({ nodo, nombre }) =>
      toMensaje(nombre.nombre, lector.readParte(nodo, nombre, nombre.nombre).hijos),
    ),
  ];
  return { formato: 'xsd-1.0', mensajes, asincronos: [], cortes: lector.cortes };
}

/** Declarations at the top of schemas that no other one names in some of its attributes. */
function listDeclarados(esquemas: readonly NodoXml[], kind: string, nombrados: readonly string[]) {
  const usados = new Set<string>();
  const pendientes = [...esquemas];
  for (let uno = pendientes.pop(); uno; uno = pendientes.pop()) {
    for (const atributo of nombrados) {
      const escrito = findAtributo(uno, atributo);
      if (escrito !== null) usados.add(toClave(toNombre(uno, escrito)));
    }
    pendientes.push(...uno.hijos);
  }
  const declarados = esquemas.flatMap((esquema) =>
    esquema.hijos.flatMap((nodo) => {
      const nombre = findAtributo(nodo, 'name');
      if (nodo.espacio !== XSD || nodo.nombre !== kind || nombre === null) return [];
      return [{ nodo, nombre: { espacio: findAtributo(esquema, 'targetNamespace') ?? '', nombre } }];
    }),
  );
  const libres = declarados.filter(({ nombre }) => !usados.has(toClave(nombre)));
  // Where each is used by another one, all of them are told.
  return libres.length > 0 ? libres : declarados;
}
