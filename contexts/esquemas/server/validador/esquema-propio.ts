import { isSystemEntry, isZip, readZip, refuse, ZipError, ZipLimitError } from '@marco/server-kit';
import { readText } from '@marco/server-kit/read-text';
import { validadorErrors } from '../../contract/validador.errors.ts';
import { LIMITES_VALIDADOR } from '../../contract/validador.terms.ts';
import { findFormato } from './find-formato.ts';
import type { MensajeRecibido } from './read-formulario.ts';
import type { Esquema } from './worker/tarea.ts';

const DECLARACION = /^(<\?xml\s[^>]*?)\sencoding\s*=\s*["'][\w.-]*["']/;

/** The schema somebody brought: an XSD, a ZIP of XSD that include one another, or a JSON Schema. */
export async function readEsquemaPropio({ nombre, bytes }: MensajeRecibido): Promise<Esquema> {
  const elementos = new Map();
  const archivos = isZip(bytes) ? await unpackXsd(bytes) : [{ ruta: nombre ?? 'esquema.xsd', bytes }];
  const leidos = archivos.map(({ ruta, bytes: contenido }) => ({ ruta, texto: requireTexto(contenido) }));
  const [primero] = leidos;
  if (!primero) throw refuse(validadorErrors, 'ESQUEMA_AUSENTE');
  if (leidos.length === 1 && findFormato(primero.texto) === 'json')
    return { tipo: 'json', texto: primero.texto, raiz: null, elementos };
  return { tipo: 'xsd', archivos: leidos, raiz: null, raizEsperada: null, formas: null, elementos };
}

async function unpackXsd(zip: Buffer) {
  const { archivosEsquema: files, bytesEsquema: bytes } = LIMITES_VALIDADOR;
  try {
    const archivos = await readZip(
      zip,
      { files, bytes },
      (path) => !isSystemEntry(path) && /\.xsd$/i.test(path),
    );
    return archivos.map(({ path, content }) => ({ ruta: path, bytes: content }));
  } catch (error) {
    if (error instanceof ZipLimitError) throw refuse(validadorErrors, 'MENSAJE_PESADO');
    if (error instanceof ZipError) throw refuse(validadorErrors, 'ZIP_ILEGIBLE');
    throw error;
  }
}

function requireTexto(bytes: Uint8Array): string {
  const leido = readText(bytes);
  // Decoded already: what it says of its encoding holds no longer.
  if ('text' in leido) return leido.text.replace(DECLARACION, '$1');
  throw refuse(validadorErrors, 'ESQUEMA_ILEGIBLE');
}
