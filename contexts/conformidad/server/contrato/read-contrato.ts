import { isSystemEntry, isZip, readZip, ZipError, ZipLimitError } from '@marco/server-kit/zip';
import { LIMITES_CONTRATO } from '../../contract/conformidad.terms.ts';
import type { LecturaContrato } from '../../rules/contrato/contrato-leido.ts';
import { ContratoRechazado, createExcedido, createIlegible, toLugar } from './contrato-rechazado.ts';
import { findNodo } from './nodo.ts';
import { type NodoXml, WSDL, XSD } from './nodo-xml.ts';
import { readNodosJson } from './read-nodos-json.ts';
import { readNodosXml } from './read-nodos-xml.ts';
import { readNodosYaml } from './read-nodos-yaml.ts';
import { readOpenapi } from './read-openapi.ts';
import { readTexto } from './read-texto.ts';
import { type PaqueteXml, readWsdl } from './read-wsdl.ts';

/** A file of a package. */
export interface ArchivoDeContrato {
  /** Null where the contract is one file. */
  readonly ruta: string | null;
  readonly bytes: Uint8Array;
}

/** What a contract says, or why it is not read. Nothing outside of its bytes is looked at. */
export async function readContrato(bytes: Uint8Array): Promise<LecturaContrato> {
  try {
    const archivos = await listArchivos(bytes);
    return { contrato: readArchivos(archivos) };
  } catch (error) {
    if (error instanceof ContratoRechazado) return { rechazo: error.rechazo };
    throw error;
  }
}

/**
 * The files of a ZIP, or the one file there is.
 *
 * @throws ContratoRechazado
 */
export async function listArchivos(bytes: Uint8Array): Promise<ArchivoDeContrato[]> {
  const { bytes: maximo, bytesDesempacado, archivos } = LIMITES_CONTRATO;
  if (bytes.length > maximo) throw rejectPesado();
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isZip(zip)) return [{ ruta: null, bytes }];
  try {
    const leidos = await readZip(
      zip,
      { files: archivos, bytes: bytesDesempacado },
      (path) => !isSystemEntry(path),
    );
    return leidos.map(({ path, content }) => ({ ruta: toRutaLimpia(path), bytes: content }));
  } catch (error) {
    if (error instanceof ZipLimitError) throw rejectPesado();
    if (error instanceof ZipError)
      throw createIlegible(toLugar(null, 1), {
        encontrado: 'Un ZIP que no se puede leer',
        esperado: 'Un ZIP sin clave',
        correccion: 'Comprima de nuevo los archivos, sin clave.',
      });
    throw error;
  }
}

const toRutaLimpia = (path: string) => path.toWellFormed().replace(/^(?:\.?\/)+/, '');

function rejectPesado(): ContratoRechazado {
  const { bytes, archivos } = LIMITES_CONTRATO;
  return createExcedido(toLugar(null, 1), {
    encontrado: `Más de ${bytes / 1_000_000} MB o de ${archivos} archivos, ya descomprimidos`,
    esperado: `Máximo ${bytes / 1_000_000} MB y ${archivos} archivos`,
    correccion: 'Deje en el paquete solo el contrato y sus esquemas.',
  });
}

/**
 * The contract in some files.
 *
 * @throws ContratoRechazado
 */
export function readArchivos(archivos: readonly ArchivoDeContrato[]) {
  const [solo] = archivos;
  if (!solo)
    throw createIlegible(toLugar(null, 1), {
      encontrado: 'Un ZIP sin archivos',
      esperado: 'El contrato del servicio',
      correccion: 'Agregue al ZIP el contrato y sus esquemas.',
    });
  if (archivos.length === 1) return readSolo(solo);
  return readWsdl(openPaquete(archivos));
}

function readSolo({ ruta, bytes }: ArchivoDeContrato) {
  const texto = readTexto(bytes, ruta);
  if (texto.trimStart().startsWith('<')) {
    const principal = readNodosXml(texto, ruta);
    return readWsdl({ principal, open: () => undefined, listSueltos: () => [] });
  }
  // A JSON text is a YAML one too; what begins like JSON is told its faults as JSON.
  const raiz = texto.trimStart().startsWith('{') ? readNodosJson(texto) : readNodosYaml(texto);
  requireDocumento(
    raiz.tipo === 'objeto' && (findNodo(raiz, 'openapi') ?? findNodo(raiz, 'swagger')) !== undefined,
    raiz.linea,
  );
  return readOpenapi(raiz);
}

function requireDocumento(esOpenapi: boolean, linea: number): void {
  if (esOpenapi) return;
  throw createIlegible(toLugar(null, linea), {
    encontrado: 'Un documento que no es OpenAPI ni WSDL',
    esperado: 'OpenAPI 3.0 o 3.1 en JSON o YAML, o WSDL 1.1',
    correccion: 'Cargue el contrato del servicio, no un mensaje ni una descripción.',
  });
}

/** The WSDL nobody else asks for, and its other files, each read once and only when it is asked for. */
function openPaquete(archivos: readonly ArchivoDeContrato[]): PaqueteXml {
  const leidos = new Map<string, NodoXml>();
  const pedidos = new Set<string>();
  const open = (ruta: string): NodoXml | undefined => {
    const leido = leidos.get(ruta);
    if (leido) return leido;
    const archivo = archivos.find((uno) => uno.ruta === ruta);
    if (!archivo) return undefined;
    const nodo = readNodosXml(readTexto(archivo.bytes, ruta), ruta);
    leidos.set(ruta, nodo);
    return nodo;
  };
  const deXml = archivos.flatMap(({ ruta }) =>
    ruta !== null && /\.(?:wsdl|xsd|xml)$/i.test(ruta) ? [ruta] : [],
  );
  const wsdls = deXml.filter((ruta) => isWsdl(open(ruta)));
  const importados = new Set(wsdls.flatMap((ruta) => listImportados(open(ruta), ruta)));
  const principal = wsdls.find((ruta) => !importados.has(ruta)) ?? wsdls[0];
  const nodo = principal === undefined ? undefined : open(principal);
  if (!nodo)
    throw createIlegible(toLugar(archivos[0]?.ruta ?? null, 1), {
      encontrado: 'Un ZIP sin un WSDL 1.1',
      esperado: 'Un WSDL y sus XSD en el ZIP; el contrato de OpenAPI va en un solo archivo',
      correccion: 'Agregue el WSDL al ZIP, o cargue sin comprimir el archivo de OpenAPI.',
    });
  return {
    principal: nodo,
    open: (ruta) => {
      pedidos.add(ruta);
      return open(ruta);
    },
    listSueltos: () =>
      deXml
        .filter((ruta) => ruta !== principal && !pedidos.has(ruta))
        .flatMap((ruta) => open(ruta) ?? [])
        .filter(({ espacio }) => espacio !== XSD && espacio !== WSDL),
  };
}

const isWsdl = (nodo: NodoXml | undefined) => nodo?.espacio === WSDL && nodo.nombre === 'definitions';

/** Names of the WSDL another one imports, as they are written beside it. */
function listImportados(nodo: NodoXml | undefined, ruta: string): string[] {
  const carpeta = ruta.slice(0, ruta.lastIndexOf('/') + 1);
  return (nodo?.hijos ?? [])
    .filter(({ espacio, nombre }) => espacio === WSDL && nombre === 'import')
    .map(({ atributos }) => carpeta + (atributos.get('location') ?? '').replace(/^\.\//, ''));
}
