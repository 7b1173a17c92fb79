import { createHash } from 'node:crypto';
import {
  ARCHIVO_WSDL,
  buildMaterialDelContrato,
  type MaterialMensajes,
  type ServicioDelContrato,
  writeContratoRest,
  writeWsdl,
} from '@marco/conformidad/port';
import { LIMITES_CONTRATO } from '@marco/conformidad/terms';
import { isZip, readZip, ZipError, ZipLimitError } from '@marco/server-kit';
import { readText } from '@marco/server-kit/read-text';
import canonicalize from 'canonicalize';
import { XmlDocument, XmlError } from 'libxml2-wasm';
import { parseDocument } from 'yaml';

/** What `getOpenAPI` gives, or `getWsdl`. */
export type ClaseContrato = 'openapi' | 'wsdl';

/** A contract as a security server gives it: without the address of whoever provides the service. */
export interface ContratoServido {
  readonly clase: ClaseContrato;
  readonly tipo: string;
  readonly texto: string;
  /** SHA-256 of what it says, whatever its order, its spaces and its addresses. */
  readonly huella: string;
}

/** A version whose contract is written of its messages. */
export interface ContratoDeMensajes {
  readonly servicio: ServicioDelContrato;
  readonly material: MaterialMensajes;
  readonly forma: ClaseContrato;
}

/** In the place of the address of a service (PR-META §5). */
const DIRECCION_OCULTA = 'http://example.org/xroad-endpoint';

/** The contract of a version, written of its messages. */
export function writeContrato({
  servicio,
  material,
  forma,
}: ContratoDeMensajes): Promise<ContratoServido | null> {
  const escrito = buildMaterialDelContrato(material);
  const texto =
    forma === 'openapi' ? writeContratoRest(servicio, escrito) : writeWsdl(servicio, escrito.operaciones);
  return presentContrato(Buffer.from(texto));
}

/** A contract as it is given; null where it is none. */
export async function presentContrato(contenido: Uint8Array): Promise<ContratoServido | null> {
  const texto = await readContrato(Buffer.from(contenido));
  if (texto === undefined) return null;
  return texto.trimStart().startsWith('<') ? serveWsdl(texto) : serveOpenapi(texto);
}

/** The text of a contract: of a package that of its WSDL. */
async function readContrato(contenido: Buffer): Promise<string | undefined> {
  const documento = isZip(contenido) ? await findWsdl(contenido) : contenido;
  if (!documento) return undefined;
  const leido = readText(documento);
  return 'text' in leido ? leido.text : undefined;
}

async function findWsdl(paquete: Buffer): Promise<Buffer | undefined> {
  const { archivos: files, bytesDesempacado: bytes } = LIMITES_CONTRATO;
  try {
    const hallados = await readZip(paquete, { files, bytes }, (ruta) => ruta.endsWith('.wsdl'));
    return (hallados.find(({ path }) => path === ARCHIVO_WSDL) ?? hallados[0])?.content;
  } catch (error) {
    if (error instanceof ZipError || error instanceof ZipLimitError) return undefined;
    throw error;
  }
}

const LUGAR = /(<(?:[\w.-]+:)?address\b[^>]*?\blocation=)(?:"[^"]*"|'[^']*')/g;

function serveWsdl(escrito: string): ContratoServido | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(escrito)) return null;
  const texto = escrito.replace(LUGAR, `$1"${DIRECCION_OCULTA}"`);
  try {
    using documento = XmlDocument.fromString(texto, { encoding: 'utf-8' });
    if (documento.root.name !== 'definitions') return null;
    const canonico = documento.root.canonicalizeToString().replaceAll(/>\s+</g, '><');
    return { clase: 'wsdl', tipo: 'text/xml; charset=utf-8', texto, huella: computeHuella(canonico) };
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return null;
  }
}

function serveOpenapi(escrito: string): ContratoServido | null {
  const documento = parseDocument(escrito);
  if (documento.errors.length > 0) return null;
  const dicho: unknown = documento.toJS();
  if (typeof dicho !== 'object' || dicho === null || !('openapi' in dicho)) return null;
  const oculto = { ...dicho, servers: [{ url: DIRECCION_OCULTA }] };
  const huella = computeHuella(canonicalize(oculto) ?? '');
  if (escrito.trimStart().startsWith('{')) {
    const texto = `${JSON.stringify(oculto, null, 2)}\n`;
    return { clase: 'openapi', tipo: 'application/json; charset=utf-8', texto, huella };
  }
  documento.set('servers', oculto.servers);
  return { clase: 'openapi', tipo: 'text/yaml; charset=utf-8', texto: documento.toString(), huella };
}

const computeHuella = (texto: string) => createHash('sha256').update(texto).digest('hex');
