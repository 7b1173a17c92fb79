import { XmlDocument, XmlElement, XmlError } from 'libxml2-wasm';
import type { ArbolPedido } from '../../../rules/guiones/peticion-leida.ts';
import {
  type CabeceraXroad,
  ESPACIO_IDENTIFICADORES,
  ESPACIO_XROAD,
  findVersionSoap,
  type VersionSoap,
} from '../../../rules/protocolos/sobre-soap.ts';

/** What came as XML: an envelope with its message, or a message by itself. */
export type XmlLeido = SobreLeido | MensajeLeido | XmlIlegible;

export interface SobreLeido {
  readonly clase: 'sobre';
  readonly version: VersionSoap;
  readonly cabecera: CabeceraXroad | null;
  /** Null where its body is empty. */
  readonly cuerpo: CuerpoLeido | null;
  /** What keeps it from being an envelope of X-Road; null where nothing does (PR-MESS §2). */
  readonly faltaXroad: FaltaDeSobre | null;
}

/** Class of the error a security server says, with its words. */
export interface FaltaDeSobre {
  readonly clase: string;
  readonly mensaje: string;
}

interface MensajeLeido {
  readonly clase: 'mensaje';
  readonly cuerpo: CuerpoLeido;
}

interface XmlIlegible {
  readonly clase: 'ilegible';
  readonly motivo: string;
}

export interface CuerpoLeido {
  /** Local name of the message. */
  readonly nombre: string;
  /** The message as a document of its own. */
  readonly texto: string;
  /** What its own parts say, by their local names: what a metaservicio asks for. */
  readonly campos: Readonly<Record<string, string>>;
}

/** Reads what a stranger sent as XML. Entities are refused before the parser sees them. */
export function readXmlPedido(texto: string): XmlLeido {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(texto))
    return { clase: 'ilegible', motivo: 'El mensaje declara un DOCTYPE. Por seguridad se rechaza: quítelo.' };
  return (
    readRaiz(texto, presentRaiz) ?? { clase: 'ilegible', motivo: 'El mensaje no es un XML bien formado.' }
  );
}

/** A message of XML as it is read; null for a text that is none. */
export function readArbolXml(texto: string): ArbolPedido | null {
  return readRaiz(texto, toArbol);
}

function readRaiz<Leido>(texto: string, read: (raiz: XmlElement) => Leido): Leido | null {
  try {
    using documento = XmlDocument.fromString(texto, { encoding: 'utf-8' });
    return read(documento.root);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return null;
  }
}

function presentRaiz(raiz: XmlElement): XmlLeido {
  const version = raiz.name === 'Envelope' ? findVersionSoap(raiz.namespaceUri) : undefined;
  if (!version) return { clase: 'mensaje', cuerpo: toCuerpo(raiz) };
  const partes = listHijos(raiz).filter(({ namespaceUri }) => namespaceUri === raiz.namespaceUri);
  const cabecera = partes.find(({ name }) => name === 'Header');
  const cuerpo = partes.find(({ name }) => name === 'Body');
  const [mensaje] = cuerpo ? listHijos(cuerpo) : [];
  return {
    clase: 'sobre',
    version,
    cabecera: cabecera ? readCabecera(cabecera) : null,
    cuerpo: mensaje ? toCuerpo(mensaje) : null,
    faltaXroad: findFaltaDeSobre(cabecera, cuerpo) ?? null,
  };
}

/** What a security server refuses in an envelope before it looks at what its header says. */
function findFaltaDeSobre(
  cabecera: XmlElement | undefined,
  cuerpo: XmlElement | undefined,
): FaltaDeSobre | undefined {
  if (!cabecera) return { clase: 'MissingHeader', mensaje: 'Malformed SOAP message: header missing' };
  const campos = listHijos(cabecera).filter((hijo) => hijo.namespaceUri === ESPACIO_XROAD);
  const repetido = campos.find(({ name }, at) => campos.findIndex((uno) => uno.name === name) < at);
  if (repetido)
    return {
      clase: 'DuplicateHeaderField',
      mensaje: `SOAP header contains duplicate field '${repetido.name}'`,
    };
  for (const campo of campos) {
    const admitidos = TIPO_DE_OBJETO[campo.name];
    const tipo = campo.attrs.find(
      ({ name, namespaceUri }) => name === 'objectType' && namespaceUri === ESPACIO_IDENTIFICADORES,
    )?.value;
    if (admitidos === undefined || (tipo !== undefined && admitidos.includes(tipo))) continue;
    const mensaje =
      tipo === undefined ? 'Missing objectType attribute' : `Unexpected objectType: ${tipo.slice(0, 50)}`;
    return { clase: 'InvalidXml', mensaje };
  }
  if (!cuerpo) return { clase: 'MissingBody', mensaje: 'Malformed SOAP message: body missing' };
  return listHijos(cuerpo).length === 1
    ? undefined
    : {
        clase: 'InvalidBody',
        mensaje: 'Malformed SOAP message: body must have exactly one child element',
      };
}

/** Types an identifier of the header may have (PR-MESS §2.1). */
const TIPO_DE_OBJETO: Readonly<Record<string, readonly string[]>> = {
  client: ['MEMBER', 'SUBSYSTEM'],
  service: ['SERVICE'],
};

function listHijos(elemento: XmlElement): XmlElement[] {
  const hijos: XmlElement[] = [];
  for (let nodo = elemento.firstChild; nodo; nodo = nodo.next)
    if (nodo instanceof XmlElement) hijos.push(nodo);
  return hijos;
}

/** Parts of a message that are told by themselves, and letters of each. */
const MOST_CAMPOS = 10;
const LARGO = 200;

/** With the namespaces of what it stands in, which its names and types need. */
function toCuerpo(elemento: XmlElement): CuerpoLeido {
  const campos = listHijos(elemento)
    .slice(0, MOST_CAMPOS)
    .map(({ name, content }) => [name, content.trim().slice(0, LARGO)]);
  return {
    nombre: elemento.name,
    texto: elemento.canonicalizeToString(),
    campos: Object.fromEntries(campos),
  };
}

function toArbol(elemento: XmlElement): ArbolPedido {
  const hijos = listHijos(elemento);
  if (hijos.length === 0) return { texto: elemento.content, hijos: new Map() };
  const porNombre = Map.groupBy(hijos, ({ name }) => name);
  return {
    texto: null,
    hijos: new Map([...porNombre].map(([nombre, suyos]) => [nombre, suyos.map(toArbol)])),
  };
}

function readCabecera(cabecera: XmlElement): CabeceraXroad | null {
  const campos = listHijos(cabecera).filter((hijo) => hijo.namespaceUri === ESPACIO_XROAD);
  if (campos.length === 0) return null;
  const find = (nombre: string) => campos.find(({ name }) => name === nombre);
  const readTexto = (nombre: string) => find(nombre)?.content.trim() ?? null;
  const readPartes = (nombre: string) => {
    const campo = find(nombre);
    return campo
      ? listHijos(campo)
          .filter((hijo) => hijo.namespaceUri === ESPACIO_IDENTIFICADORES)
          .map((hijo) => [hijo.name, hijo.content.trim()] as const)
      : [];
  };
  return {
    cliente: readPartes('client'),
    servicio: readPartes('service'),
    id: readTexto('id'),
    usuario: readTexto('userId'),
    asunto: readTexto('issue'),
    protocolo: readTexto('protocolVersion'),
  };
}
