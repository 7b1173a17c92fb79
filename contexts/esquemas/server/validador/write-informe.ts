import { Readable } from 'node:stream';
import {
  BoundedPool,
  type CallContext,
  ContentTooLargeError,
  FileAnswer,
  FormError,
  refuse,
  type SharedPlaces,
  TABLE_TYPES,
  toCaller,
} from '@marco/server-kit';
import { validadorErrors } from '../../contract/validador.errors.ts';
import { LIMITES_LOTE } from '../../contract/validador.terms.ts';
import type { Libro } from './informe-process.ts';
import { refuseOcupado } from './validation-pool.ts';

const EN_ESPERA_DE_UNO = 2;

/** Workbooks of one caller that wait or are made. */
export const INFORMES_DE_UNO = EN_ESPERA_DE_UNO + 1;

/** Twenty megabytes of reports are read, checked and written in some three seconds. */
const pool = new BoundedPool<Uint8Array, Libro>({
  module: new URL('./informe-process.ts', import.meta.url),
  processes: 2,
  memoryMb: 512,
  limitMs: 20_000,
  waiting: 10,
  waitingOfOne: EN_ESPERA_DE_UNO,
  refuseBusy: refuseOcupado,
});

/**
 * The reports of a batch as a workbook, made in a process of its own: anybody may bring twenty megabytes of them.
 *
 * @param places of each caller in all processes
 * @throws INFORME_ILEGIBLE, INFORME_PESADO, FORMULARIO_REQUERIDO, VALIDADOR_OCUPADO
 */
export async function writeInformeLote(places: SharedPlaces, context: CallContext): Promise<FileAnswer> {
  const content = await receiveInforme(context);
  const caller = toCaller(context);
  const work = () =>
    pool.run(content, caller, () => {
      throw refuse(validadorErrors, 'INFORME_PESADO');
    });
  const libro = await places.runIn(caller, work, refuseOcupado);
  if (libro === null) throw refuse(validadorErrors, 'INFORME_ILEGIBLE');
  return new FileAnswer({
    content: Readable.from([libro]),
    name: 'validacion-lote.xlsx',
    type: TABLE_TYPES.xlsx,
    bytes: libro.length,
  });
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
