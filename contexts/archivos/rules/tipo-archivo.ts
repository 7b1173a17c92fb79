import {
  type Carpeta,
  EXTENSIONES_CONTRATO,
  EXTENSIONES_DOCUMENTO,
  type ExtensionContrato,
  type ExtensionDocumento,
  TIPOS_CONTRATO,
  TIPOS_DOCUMENTO,
} from '../contract/terms.ts';
import { findExtension } from './nombre-archivo.ts';
import { type DirectorioZip, findFaltaOffice } from './paquete-office.ts';

/** What is known of a content by looking at its bytes. */
export interface ContenidoObservado {
  /** First bytes, at least 4,100 where there are so many. */
  readonly cabeza: Uint8Array;
  /** Last bytes, at least 66,000 where there are so many. */
  readonly cola: Uint8Array;
  /** Extension a register of signatures gives the first bytes; null when it knows none. */
  readonly detectado: string | null;
  /** Directory, where the content begins like a ZIP; null when it cannot be read. */
  readonly zip: DirectorioZip | null;
  /** Whether all of it is text: no zero bytes and no controls but tabs and ends of line. */
  readonly esTexto: boolean;
}

/** A content that may be kept, with the type it is served by, or why it may not. */
export type TipoVerificado = { readonly tipo: string } | { readonly motivo: string };

const PROGRAMAS: ReadonlySet<string> = new Set([
  'exe',
  'elf',
  'macho',
  'class',
  'dex',
  'wasm',
  'msi',
  'lnk',
  'deb',
  'rpm',
  'jar',
  'apk',
]);
const COMPRIMIDOS: ReadonlySet<string> = new Set([
  'zip',
  'rar',
  '7z',
  'gz',
  'tar',
  'bz2',
  'xz',
  'zst',
  'lz',
  'lz4',
  'cab',
  'arj',
  'ar',
  'Z',
  'cpio',
  'iso',
  'dmg',
]);

/** Each byte as the character of its number, so that signatures can be looked for. */
function latin(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/**
 * The type of a content, read from its bytes. The name only says which type to expect. Programs, archives, macros and
 * contents that are valid as two types have no type (FILE-01).
 *
 * @param nombre name of the file, with its extension
 * @param carpeta the kind of file: that of level 2 takes contracts of servicios too
 */
export function verifyTipo(nombre: string, contenido: ContenidoObservado, carpeta?: Carpeta): TipoVerificado {
  const extension = findExtension(nombre);
  const aceptadas = listAceptadas(carpeta);
  if (!isAceptada(extension, aceptadas))
    return {
      motivo: `La extensión ${extension ? `.${extension} ` : ''}no se acepta. ${presentAceptadas(aceptadas)}`,
    };
  const motivo = findPeligro(contenido) ?? FALTAS[extension](contenido);
  return motivo === null ? { tipo: TIPOS[extension] } : { motivo };
}

type Extension = ExtensionDocumento | ExtensionContrato;
const TIPOS: Readonly<Record<Extension, string>> = { ...TIPOS_DOCUMENTO, ...TIPOS_CONTRATO };

/** What a kind of file may be. */
function listAceptadas(carpeta: Carpeta | undefined): readonly Extension[] {
  return carpeta === 'nivel-dos'
    ? [...EXTENSIONES_CONTRATO, ...EXTENSIONES_DOCUMENTO]
    : EXTENSIONES_DOCUMENTO;
}

/** The accepted extensions as a sentence. */
export function presentAceptadas(extensiones: readonly string[] = EXTENSIONES_DOCUMENTO): string {
  return `Se aceptan: ${extensiones.join(', ')}.`;
}

function isAceptada(extension: string, aceptadas: readonly string[]): extension is Extension {
  return aceptadas.includes(extension);
}

type Falta = (contenido: ContenidoObservado) => string | null;

const NO_ES = (que: string) => `El contenido no es ${que}.`;

const FALTAS: Readonly<Record<Extension, Falta>> = {
  pdf: findFaltaPdf,
  docx: (contenido) => findFaltaPaquete(contenido, 'docx'),
  xlsx: (contenido) => findFaltaPaquete(contenido, 'xlsx'),
  pptx: (contenido) => findFaltaPaquete(contenido, 'pptx'),
  png: findFaltaPng,
  jpg: findFaltaJpeg,
  jpeg: findFaltaJpeg,
  csv: findFaltaTexto,
  txt: findFaltaTexto,
  yaml: findFaltaTexto,
  yml: findFaltaTexto,
  json: findFaltaTexto,
  wsdl: findFaltaXml,
  zip: ({ zip }) => (zip === null ? NO_ES('un ZIP que se puede leer') : null),
};

/** Programs and archives have their own message; a script is text for a program. */
function findPeligro({ cabeza, cola, detectado, zip }: ContenidoObservado): string | null {
  const inicio = latin(cabeza.subarray(0, 1024));
  if (inicio.startsWith('MZ') || inicio.startsWith('\x7fELF') || inicio.startsWith('#!'))
    return 'El contenido es un programa.';
  if (detectado !== null && PROGRAMAS.has(detectado)) return 'El contenido es un programa.';
  if (zip === null && inicio.startsWith('PK'))
    return 'El contenido es un archivo comprimido que no se puede leer.';
  if (detectado !== null && COMPRIMIDOS.has(detectado) && zip === null)
    return 'El contenido es un archivo comprimido.';
  if (/<(?:script|html|\?php|!doctype html)\b/i.test(latin(cabeza)))
    return 'El contenido trae una página web.';
  if (zip === null && hasZip(cola))
    return 'El contenido es dos archivos a la vez: trae un archivo comprimido al final.';
  if (!inicio.startsWith('%PDF-') && inicio.includes('%PDF-'))
    return 'El contenido es dos archivos a la vez: trae un PDF dentro.';
  return null;
}

const FIN_DE_DIRECTORIO = 'PK\x05\x06';
const ENTRADA = 'PK\x01\x02';

/** Whether something that reads ZIP from its end would find one. */
function hasZip(cola: Uint8Array): boolean {
  const texto = latin(cola);
  const bytes = new DataView(cola.buffer, cola.byteOffset, cola.length);
  for (
    let fin = texto.indexOf(FIN_DE_DIRECTORIO);
    fin >= 0;
    fin = texto.indexOf(FIN_DE_DIRECTORIO, fin + 1)
  ) {
    if (fin + 22 > cola.length) continue;
    const directorio = fin - bytes.getUint32(fin + 12, true);
    // A directory that is longer than the read bytes must be taken for a real one.
    if (directorio < 0 || texto.startsWith(ENTRADA, directorio)) return true;
  }
  return false;
}

function findFaltaPdf({ cabeza, cola }: ContenidoObservado): string | null {
  if (!latin(cabeza).startsWith('%PDF-')) return NO_ES('un PDF');
  return latin(cola.subarray(-1024)).includes('%%EOF') ? null : 'El PDF está incompleto.';
}

function findFaltaPng({ cabeza, cola }: ContenidoObservado): string | null {
  if (!latin(cabeza).startsWith('\x89PNG\r\n\x1a\n')) return NO_ES('una imagen PNG');
  return latin(cola).endsWith('\0\0\0\0IEND\xaeB`\x82') ? null : 'La imagen está incompleta o trae algo más.';
}

function findFaltaJpeg({ cabeza, cola }: ContenidoObservado): string | null {
  if (!latin(cabeza).startsWith('\xff\xd8\xff')) return NO_ES('una imagen JPEG');
  return latin(cola).replace(/\0+$/, '').endsWith('\xff\xd9')
    ? null
    : 'La imagen está incompleta o trae algo más.';
}

function findFaltaTexto({ detectado, esTexto, cabeza }: ContenidoObservado): string | null {
  if (cabeza.length === 0) return 'El archivo está vacío.';
  return esTexto && detectado === null ? null : NO_ES('texto');
}

/** Text that a register of signatures may know as XML. */
function findFaltaXml({ detectado, ...contenido }: ContenidoObservado): string | null {
  return findFaltaTexto({ ...contenido, detectado: detectado === 'xml' ? null : detectado });
}

function findFaltaPaquete({ zip }: ContenidoObservado, extension: 'docx' | 'xlsx' | 'pptx'): string | null {
  return zip === null ? NO_ES(`un documento .${extension}`) : findFaltaOffice(zip, extension);
}
