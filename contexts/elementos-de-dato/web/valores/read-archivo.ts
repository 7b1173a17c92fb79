import { decodeText, readBase64 } from '@marco/archivos/widgets';
import type { FormatoValores } from '../../contract/terms.ts';

/** A file somebody chose, as it is sent. */
export interface ArchivoDeValores {
  readonly nombre: string;
  readonly formato: FormatoValores;
  /** Text of a CSV file; base64 of an XLSX one. */
  readonly contenido: string;
}

/** Reads a file by its name: spreadsheets as they are, anything else as text. */
export async function readArchivo(file: File): Promise<ArchivoDeValores> {
  if (file.name.toLowerCase().endsWith('.xlsx'))
    return { nombre: file.name, formato: 'xlsx', contenido: await readBase64(file) };
  const contenido = decodeText(new Uint8Array(await file.arrayBuffer()));
  return { nombre: file.name, formato: 'csv', contenido };
}
