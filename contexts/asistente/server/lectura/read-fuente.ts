import { readEstructura } from '@marco/conformidad/port';
import { readText } from '@marco/server-kit/read-text';
import { FuenteIlegible, type LecturaDeFuente } from '../../rules/lectura/campo-detectado.ts';
import { readMuestra } from '../../rules/lectura/read-muestra.ts';
import { readSql } from '../../rules/lectura/read-sql.ts';
import { toLectura } from './to-lectura.ts';
import { toMuestras } from './to-muestra.ts';

/** Why a source is not read, at its line. */
export interface RechazoDeFuente {
  readonly linea: number;
  readonly mensaje: string;
}

export type ResultadoDeFuente = { readonly lectura: LecturaDeFuente } | { readonly rechazo: RechazoDeFuente };

/** A source that is no table, in a process of its own. */
export interface FuentePorLeer {
  readonly bytes: Uint8Array;
  readonly esSql: boolean;
}

/** The fields of statements of SQL, of a schema, of a contract or of sample messages; or why they are not read. */
export async function readFuente({ bytes, esSql }: FuentePorLeer): Promise<ResultadoDeFuente> {
  try {
    return esSql ? { lectura: readSql(readTexto(bytes)) } : await readDocumentos(bytes);
  } catch (error) {
    if (error instanceof FuenteIlegible) return { rechazo: { linea: error.linea, mensaje: error.message } };
    throw error;
  }
}

async function readDocumentos(bytes: Uint8Array): Promise<ResultadoDeFuente> {
  const leido = await readEstructura(bytes);
  if ('estructura' in leido) return { lectura: toLectura(leido.estructura) };
  if ('documentos' in leido) {
    const formato = leido.documentos.every(({ tipo }) => tipo === 'json') ? 'muestra-json' : 'muestra-xml';
    return { lectura: readMuestra(toMuestras(leido.documentos), formato) };
  }
  const { lugar, encontrado, correccion } = leido.rechazo;
  const archivo = lugar.archivo === null ? '' : `${lugar.archivo}: `;
  return { rechazo: { linea: lugar.linea, mensaje: `${archivo}${encontrado}. ${correccion}` } };
}

/** What shows no encoding and is no UTF-8 is what tools on Windows save in Spanish. */
function readTexto(bytes: Uint8Array): string {
  const leido = readText(bytes);
  if ('text' in leido) return leido.text;
  if (leido.fault === 'foreign-bytes' && leido.declared === null)
    return new TextDecoder('windows-1252').decode(bytes);
  if (leido.fault === 'not-admitted')
    throw new FuenteIlegible(
      1,
      `El archivo está en ${leido.encoding.toUpperCase()}, que no se lee. Guárdelo como UTF-8.`,
    );
  throw new FuenteIlegible(
    leido.before.split('\n').length,
    `Hay un carácter que no está escrito en ${(leido.declared ?? 'UTF-8').toUpperCase()}. Guarde el archivo como UTF-8.`,
  );
}
