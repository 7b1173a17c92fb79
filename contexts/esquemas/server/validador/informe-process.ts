import { ZONE } from '@marco/country/zone';
import { serveTasks } from '@marco/server-kit/tasks';
import { writeTable } from '@marco/server-kit/write-table';
import { z } from 'zod';
import { type InformeDeLote, informeDeLoteSchema } from '../../contract/validador.schema.ts';
import { LIMITES_LOTE } from '../../contract/validador.terms.ts';
import { ENCABEZADO_INFORME, listFilasInforme } from '../../rules/validador/informe.ts';

const lote = z.array(informeDeLoteSchema).min(1).max(LIMITES_LOTE.mensajes);

/** Line and column of a message: what is added up or ordered as a number. */
const NUMERICAS: readonly string[] = ['Línea', 'Columna'];

const COLUMNAS = ENCABEZADO_INFORME.map((title) =>
  NUMERICAS.includes(title)
    ? ({ title, kind: 'number', width: 10 } as const)
    : ({ title, kind: 'text', width: 32 } as const),
);

/** The workbook of the reports; null where these are no reports of the validator. */
export type Libro = Uint8Array | null;

/** The lines of each message, a group after the other. */
async function* listGrupos(informes: readonly InformeDeLote[]) {
  for (const informe of informes) yield listFilasInforme(informe);
}

function readInformes(content: Uint8Array): readonly InformeDeLote[] | null {
  try {
    return lote.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content)));
  } catch {
    return null;
  }
}

async function write(content: Uint8Array): Promise<Libro> {
  const informes = readInformes(content);
  if (informes === null) return null;
  const chunks: Uint8Array[] = [];
  const tabla = { title: 'Informe del lote', columns: COLUMNAS, rows: listGrupos(informes), zone: ZONE };
  for await (const chunk of writeTable(tabla, 'xlsx', new Date())) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

serveTasks<Uint8Array, Libro>(async (content) => ({ result: await write(content), spent: false }));
