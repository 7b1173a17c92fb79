import { Readable } from 'node:stream';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, CSV_START, formatCsvRow, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { FiltroEventos } from '../contract/index.ts';
import { presentAccion, presentResultado, presentTipoObjeto } from '../rules/index.ts';
import { type EventoFound, findLastEvento, streamEventos } from './eventos.queries.ts';

const COLUMNS = [
  'Número',
  'Fecha',
  'Acción',
  'Resultado',
  'Tipo de objeto',
  'Id del objeto',
  'Persona',
  'Id de la persona',
  'Entidad',
  'Id de la entidad',
  'Rol',
  'Dirección',
  'Correlación',
  'Detalle',
];

/**
 * Every event that satisfies the filters up to this moment, as a stream of the JSON answer. That somebody took them
 * along is an event itself, written before the first one leaves.
 */
export async function downloadEventos(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  filtro: FiltroEventos,
): Promise<Readable> {
  const upTo = await findLastEvento(database);
  const { texto, ...codigos } = filtro;
  await writeAudit(database, context, {
    action: 'exportar',
    result: 'exito',
    objectType: 'auditoria',
    // The text may be a person's name.
    detail: { filtros: { ...codigos, ...(texto ? { conTexto: true } : {}) } },
  });
  const nombre = `auditoria-${new Date().toISOString().slice(0, 10)}.csv`;
  return Readable.from(writeAnswer(nombre, streamEventos(database, filtro, upTo)), { objectMode: false });
}

async function* writeAnswer(
  nombre: string,
  pages: AsyncIterable<readonly EventoFound[]>,
): AsyncGenerator<string> {
  yield `{"nombreArchivo":${JSON.stringify(nombre)},"tipo":"text/csv;charset=utf-8","contenido":"`;
  yield escapeJson(CSV_START + formatCsvRow(COLUMNS));
  for await (const page of pages) yield escapeJson(page.map(toLine).join(''));
  yield '"}';
}

/** A piece of a JSON text, without the quotes around the whole. */
function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function toLine(row: EventoFound): string {
  return formatCsvRow([
    row.id,
    row.occurred_at,
    presentAccion(row.action),
    presentResultado(row.result),
    presentTipoObjeto(row.object_type),
    row.object_id,
    row.nombreUsuario,
    row.actor_user_id,
    row.nombreEntidad,
    row.actor_entity_id,
    row.actor_role,
    row.address,
    row.correlation_id,
    JSON.stringify(row.detail),
  ]);
}
