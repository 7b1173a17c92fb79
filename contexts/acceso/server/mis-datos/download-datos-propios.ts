import { Readable } from 'node:stream';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, FileAnswer, type OwnSection, requireActor, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { FormatoDatos } from '../../contract/datos-propios.terms.ts';
import { type SeccionLeida, writeDatos } from './write-datos.ts';

const TYPES: Readonly<Record<FormatoDatos, string>> = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
};

/**
 * Sends everything the product holds about the caller, and about nobody else, while it is read. The download is
 * audited.
 *
 * @param secciones of every context, in their order
 */
export async function downloadDatosPropios(
  database: Kysely<DatabaseSchema>,
  secciones: readonly OwnSection<DatabaseSchema>[],
  formato: FormatoDatos,
  context: CallContext,
): Promise<FileAnswer> {
  const { userId } = requireActor(context);
  await writeAudit(database, context, {
    action: 'descargar-datos-propios',
    result: 'exito',
    objectType: 'usuario',
    objectId: userId,
    detail: { formato },
  });
  const content = Readable.from(writeDatos(formato, new Date(), readSecciones(database, secciones, userId)));
  return new FileAnswer({ content, name: `mis-datos.${formato}`, type: TYPES[formato], bytes: null });
}

async function* readSecciones(
  database: Kysely<DatabaseSchema>,
  secciones: readonly OwnSection<DatabaseSchema>[],
  usuarioId: number,
): AsyncGenerator<SeccionLeida> {
  for (const seccion of secciones) yield [seccion, await seccion.read(database, usuarioId)];
}
