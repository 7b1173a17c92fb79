import type { DatabaseSchema } from '@marco/database';
import { containsText, onPage, type Page } from '@marco/server-kit/database';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { EstadoCorreo } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

export interface FiltroSalientes extends Page {
  readonly estado?: EstadoCorreo | undefined;
  readonly texto?: string | undefined;
}

/** The same as `findEstadoCorreo`, in SQL. */
function whereEstado(
  where: ExpressionBuilder<DatabaseSchema, 'outbox_messages'>,
  estado: EstadoCorreo,
): Expression<SqlBool> {
  const enCola = [where('sent_at', 'is', null), where('abandoned_at', 'is', null)];
  switch (estado) {
    case 'enviado':
      return where('sent_at', 'is not', null);
    case 'abandonado':
      return where('abandoned_at', 'is not', null);
    case 'reintentando':
      return where.and([...enCola, where('attempts', '>', 0)]);
    case 'pendiente':
      return where.and([...enCola, where('attempts', '=', 0)]);
  }
}

function filterSalientes(database: Database, { estado, texto }: FiltroSalientes) {
  return database
    .selectFrom('outbox_messages')
    .$if(estado !== undefined, (query) => query.where((where) => whereEstado(where, estado ?? 'pendiente')))
    .$if(texto !== undefined && texto !== '', (query) =>
      query.where((where) =>
        where.or([containsText('subject', texto ?? ''), containsText('recipient', texto ?? '')]),
      ),
    );
}

const COLUMNS = [
  'id' as const,
  'event' as const,
  'recipient' as const,
  'subject' as const,
  'attempts' as const,
  'last_error' as const,
  'secret' as const,
  'created_at' as const,
  'next_attempt_at' as const,
  'sent_at' as const,
  'abandoned_at' as const,
] as const;

export type SalienteRow = Awaited<ReturnType<typeof searchSalientes>>['rows'][number];

/** One page of the outbox, newest first, and how many mails the filter leaves. */
export async function searchSalientes(database: Database, filtro: FiltroSalientes) {
  const rows = await filterSalientes(database, filtro)
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .$call(onPage(filtro))
    .execute();
  const { total } = await filterSalientes(database, filtro)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export function findSaliente(database: Database, id: number) {
  return database
    .selectFrom('outbox_messages')
    .select([
      ...COLUMNS,
      'message_key',
      'text_body',
      'html_body',
      'sealed_body',
      'calendar_body',
      'attachment_name',
      'attachment_bytes',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}
