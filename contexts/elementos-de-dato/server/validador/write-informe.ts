import {
  type CallContext,
  ContentTooLargeError,
  FileAnswer,
  FormError,
  refuse,
  TABLE_TYPES,
  type TableFileColumn,
  writeTable,
} from '@marco/server-kit';
import { z } from 'zod';
import { validadorErrors } from '../../contract/validador.errors.ts';
import { type InformeDeLote, informeDeLoteSchema } from '../../contract/validador.schema.ts';
import { LIMITES_LOTE } from '../../contract/validador.terms.ts';
import { ENCABEZADO_INFORME, listFilasInforme } from '../../rules/validador/informe.ts';

const lote = z.array(informeDeLoteSchema).min(1).max(LIMITES_LOTE.mensajes);

/** Line and column of a message: what is added up or ordered as a number. */
const NUMERICAS: readonly string[] = ['Línea', 'Columna'];

const COLUMNAS: readonly TableFileColumn[] = ENCABEZADO_INFORME.map((title) =>
  NUMERICAS.includes(title) ? { title, kind: 'number', width: 10 } : { title, kind: 'text', width: 32 },
);

/**
 * The reports of a batch as a workbook, written while it leaves.
 *
 * @throws INFORME_ILEGIBLE, INFORME_PESADO, FORMULARIO_REQUERIDO
 */
export async function writeInformeLote(context: CallContext): Promise<FileAnswer> {
  const informes = await readInformes(context);
  return new FileAnswer({
    content: writeTable(
      { title: 'Informe del lote', columns: COLUMNAS, rows: listGrupos(informes) },
      'xlsx',
      new Date(),
    ),
    name: 'validacion-lote.xlsx',
    type: TABLE_TYPES.xlsx,
    bytes: null,
  });
}

/** The lines of each message, a group after the other. */
async function* listGrupos(informes: readonly InformeDeLote[]) {
  for (const informe of informes) yield listFilasInforme(informe);
}

async function readInformes(context: CallContext): Promise<readonly InformeDeLote[]> {
  const content = await receiveInforme(context);
  try {
    return lote.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content)));
  } catch {
    // Whatever is wrong with it, these are no reports of the validator.
    throw refuse(validadorErrors, 'INFORME_ILEGIBLE');
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
