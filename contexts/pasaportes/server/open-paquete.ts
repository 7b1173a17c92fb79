import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { readArchivo } from '@marco/archivos/port';
import { createDocumentoFirmado, type Firmante, findDocumentosDeConfianza } from '@marco/certificados/port';
import { ZONE } from '@marco/country/zone';
import { type Caller, type FileStore, writeZip } from '@marco/server-kit';
import { FORMATO_PASAPORTE, MANIFIESTO } from '../contract/terms.ts';
import { presentManifiesto } from '../rules/manifiesto.ts';
import { computeEstado } from './compute-estado.ts';
import { KeptPaquetes } from './kept-paquetes.ts';
import type { FilaDePasaporte } from './pasaporte.queries.ts';
import type { WriteArchivos } from './pasaportes-pool.ts';
import { readVersion, type VersionConDocumentos } from './read-hechos.ts';
import { toRutaDeCredencial, toRutaDePdf } from './rutas.ts';
import {
  type ArchivoEscrito,
  type HechosDePasaporte,
  type TareaPasaporte,
  toArchivo,
} from './worker/tarea.ts';

/** What writes pasaportes. */
export interface Escritorio extends Firmante {
  readonly files: FileStore;
  readonly write: WriteArchivos;
  readonly kept: KeptPaquetes<Paquete>;
}

/** A package ready to be sent. */
export interface Paquete {
  readonly zip: Buffer;
  /** The cover on paper; empty in the package of a contract alone. */
  readonly pdf: Buffer;
  readonly bytes: number;
}

/** A package by its state; it is written when somebody takes it. */
export interface PaquetePorAbrir {
  readonly estado: string;
  open(): Promise<Paquete>;
}

/** Every entry carries one moment: same files, same bytes. */
const MOMENTO = new Date('2000-01-01T05:00:00Z');
/** Most bytes of packages a process keeps. */
const MAXIMO_GUARDADO = 48_000_000;
/** Largest document of others a package takes in. */
const MAXIMO_DOCUMENTO = 20_000_000;

export const createKeptPaquetes = () => new KeptPaquetes<Paquete>(MAXIMO_GUARDADO);

const computeSha256 = (contenido: Uint8Array) => createHash('sha256').update(contenido).digest('hex');

/** Order of code units, the same on every machine. */
const compareRutas = (one: ArchivoEscrito, other: ArchivoEscrito) => (one.ruta < other.ruta ? -1 : 1);

async function writePaquete(archivos: readonly ArchivoEscrito[]): Promise<Paquete> {
  const entries = archivos.map(({ ruta, contenido }) => ({ name: ruta, content: [Buffer.from(contenido)] }));
  const chunks: Buffer[] = [];
  for await (const chunk of writeZip(entries, MOMENTO, ZONE)) chunks.push(chunk);
  const zip = Buffer.concat(chunks);
  const portada = archivos.find(({ ruta }) => ruta === 'pasaporte.pdf');
  const pdf = Buffer.from(portada?.contenido ?? []);
  return { zip, pdf, bytes: zip.length + pdf.length };
}

/** A document of others, with its digest before anybody reads its bytes. */
interface DocumentoAjeno {
  readonly ruta: string;
  readonly sha256: string;
  read(): Promise<Uint8Array | undefined>;
}

const toDocumento = (ruta: string, texto: string): DocumentoAjeno => {
  const { contenido } = toArchivo(ruta, texto);
  return { ruta, sha256: computeSha256(contenido), read: async () => contenido };
};

/** The name of a file without what could lead out of its folder. */
const toNombreSeguro = (nombre: string) => nombre.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').replace(/^\.+/, '_');

async function listDocumentos(
  escritorio: Escritorio,
  leida: VersionConDocumentos,
): Promise<DocumentoAjeno[]> {
  const { certificados, informe, contrato } = leida;
  const { did, listas } = await findDocumentosDeConfianza(escritorio, certificados);
  const readStored = (archivoId: string) => () =>
    readArchivo(escritorio.database, escritorio.files, archivoId, MAXIMO_DOCUMENTO);
  return [
    toDocumento('certificados/did.json', did),
    ...listas.map(({ proposito, lista, texto }) =>
      toDocumento(`certificados/estados/${proposito}-${lista}.json`, texto),
    ),
    ...certificados.flatMap(({ numero, credencial, pdf }) => [
      toDocumento(toRutaDeCredencial(numero), credencial),
      ...(pdf === null
        ? []
        : [{ ruta: toRutaDePdf(numero), sha256: pdf.sha256, read: readStored(pdf.archivoId) }]),
    ]),
    ...(informe === null ? [] : [toDocumento('conformidad/informe.json', informe)]),
    ...(contrato === null
      ? []
      : [
          {
            ruta: `contrato/certificado/${toNombreSeguro(contrato.nombre)}`,
            sha256: contrato.sha256,
            read: readStored(contrato.archivoId),
          },
        ]),
  ];
}

/** What of the documents can be read; a stored file that is gone is in no manifest. */
async function readDocumentos(documentos: readonly DocumentoAjeno[]): Promise<ArchivoEscrito[]> {
  const leidos: ArchivoEscrito[] = [];
  for (const { ruta, read } of documentos) {
    const contenido = await read();
    if (contenido) leidos.push({ ruta, contenido });
  }
  return leidos;
}

/** The signed list of the files of a package. */
async function writeManifiesto(
  firmante: Firmante,
  { oid, servicio, version, momento }: HechosDePasaporte,
  archivos: readonly ArchivoEscrito[],
): Promise<ArchivoEscrito> {
  const huellas = archivos.map(({ ruta, contenido }) => ({
    ruta,
    bytes: contenido.length,
    sha256: computeSha256(contenido),
  }));
  const texto = await createDocumentoFirmado(firmante, new Date(momento), (emisor) =>
    presentManifiesto({
      emisor,
      asunto: { oid, servicio: servicio.nombre, version: version.numero },
      momento,
      formato: FORMATO_PASAPORTE,
      archivos: huellas,
    }),
  );
  return toArchivo(MANIFIESTO, texto);
}

/**
 * The pasaporte of a version as it is now.
 *
 * @throws PASAPORTE_DEMORADO; when it is opened SERVICIO_OCUPADO too
 */
export async function openPasaporte(
  escritorio: Escritorio,
  row: FilaDePasaporte,
  caller: Caller,
): Promise<PaquetePorAbrir> {
  const leida = await readVersion(escritorio, row);
  const documentos = await listDocumentos(escritorio, leida);
  const { hechos } = leida;
  const estado = computeEstado(
    hechos,
    documentos.map(({ ruta, sha256 }) => ({ ruta, sha256 })),
  );
  const write = async () => {
    const escritos = await escritorio.write({ clase: 'pasaporte', hechos }, caller);
    const archivos = [...escritos, ...(await readDocumentos(documentos))].sort(compareRutas);
    return writePaquete([await writeManifiesto(escritorio, hechos, archivos), ...archivos]);
  };
  return { estado, open: () => escritorio.kept.get(estado, write) };
}

/** A contract written of the messages of a version; undefined where these carry nothing that is published. */
export async function openContrato(
  escritorio: Escritorio,
  row: FilaDePasaporte,
  {
    clase,
    caller,
  }: { readonly clase: Exclude<TareaPasaporte['clase'], 'pasaporte'>; readonly caller: Caller },
): Promise<PaquetePorAbrir | undefined> {
  const { hechos } = await readVersion(escritorio, row);
  if (hechos.material === null) return undefined;
  const estado = computeEstado(hechos, [{ ruta: clase, sha256: '' }]);
  const write = async () => {
    const archivos = [...(await escritorio.write({ clase, hechos }, caller))];
    const [primero] = archivos;
    if (clase === 'wsdl' || !primero) return writePaquete(archivos);
    const documento = Buffer.from(primero.contenido);
    return { zip: documento, pdf: Buffer.alloc(0), bytes: documento.length };
  };
  return { estado, open: () => escritorio.kept.get(estado, write) };
}

/** Some bytes as they leave, in pieces. */
export function streamBytes(bytes: Buffer): Readable {
  const pieces: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += 65_536)
    pieces.push(bytes.subarray(start, start + 65_536));
  return Readable.from(pieces);
}
