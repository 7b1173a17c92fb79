import { Readable } from 'node:stream';
import {
  type CallContext,
  ContentTooLargeError,
  createProcessPool,
  FileAnswer,
  FormError,
  ProcessError,
  refuse,
  type SharedPlaces,
  TABLE_TYPES,
  toCaller,
} from '@marco/server-kit';
import { validadorErrors } from '../../contract/validador.errors.ts';
import { LIMITES_LOTE } from '../../contract/validador.terms.ts';
import type { Libro } from './informe-process.ts';

const EN_ESPERA_DE_UNO = 2;

/** Workbooks of one caller that wait or are made. */
export const INFORMES_DE_UNO = EN_ESPERA_DE_UNO + 1;

/** Twenty megabytes of reports are read, checked and written in some three seconds. */
const pool = createProcessPool<Uint8Array, Libro>({
  module: new URL('./informe-process.ts', import.meta.url),
  processes: 2,
  memoryMb: 512,
  limitMs: 20_000,
  waiting: 10,
  waitingOfOne: EN_ESPERA_DE_UNO,
});

/**
 * The reports of a batch as a workbook, made in a process of its own: anybody may bring twenty megabytes of them.
 *
 * @param places of each caller in all processes
 * @throws INFORME_ILEGIBLE, INFORME_PESADO, FORMULARIO_REQUERIDO, VALIDADOR_OCUPADO
 */
export async function writeInformeLote(places: SharedPlaces, context: CallContext): Promise<FileAnswer> {
  const libro = await runInPlace(places, await receiveInforme(context), context);
  if (libro === null) throw refuse(validadorErrors, 'INFORME_ILEGIBLE');
  return new FileAnswer({
    content: Readable.from([libro]),
    name: 'validacion-lote.xlsx',
    type: TABLE_TYPES.xlsx,
    bytes: libro.length,
  });
}

async function runInPlace(places: SharedPlaces, content: Uint8Array, context: CallContext): Promise<Libro> {
  const place = await places.take(toCaller(context));
  if (!place) throw refuse(validadorErrors, 'VALIDADOR_OCUPADO');
  try {
    return await runInProcess(content, context);
  } finally {
    await place.leave();
  }
}

async function runInProcess(content: Uint8Array, context: CallContext): Promise<Libro> {
  try {
    return await pool.run(content, toCaller(context));
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    throw refuse(validadorErrors, error.failure === 'busy' ? 'VALIDADOR_OCUPADO' : 'INFORME_PESADO');
  }
}

async function receiveInforme(context: CallContext): Promise<Buffer> {
  try {
    const [file] = await context.receiveFiles({ files: 1, bytes: LIMITES_LOTE.bytesInforme });
    if (file?.field === 'informe') return file.content;
  } catch (error) {
    if (error instanceof ContentTooLargeError) throw refuse(validadorErrors, 'INFORME_PESADO');
    if (error instanceof FormError && error.fault === 'not-a-form')
      throw refuse(validadorErrors, 'FORMULARIO_REQUERIDO');
    if (!(error instanceof FormError)) throw error;
  }
  throw refuse(validadorErrors, 'INFORME_ILEGIBLE');
}
