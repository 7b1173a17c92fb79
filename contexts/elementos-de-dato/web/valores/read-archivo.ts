import type { FormatoValores } from '../../contract/terms.ts';

/** A file somebody chose, as it is sent. */
export interface ArchivoDeValores {
  readonly nombre: string;
  readonly formato: FormatoValores;
  /** Text of a CSV file; base64 of an XLSX one. */
  readonly contenido: string;
}

/** Bytes turned into base64 at a time: a call takes only so many arguments. */
const TROZO = 0x8000;

/** Reads a file by its name: spreadsheets as they are, anything else as text. */
export async function readArchivo(file: File): Promise<ArchivoDeValores> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return file.name.toLowerCase().endsWith('.xlsx')
    ? { nombre: file.name, formato: 'xlsx', contenido: toBase64(bytes) }
    : { nombre: file.name, formato: 'csv', contenido: decodeText(bytes) };
}

/** UTF-8, or else Windows-1252 as spreadsheets in Spanish save it. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += TROZO)
    binary += String.fromCharCode(...bytes.subarray(at, at + TROZO));
  return btoa(binary);
}
