import type { DatabaseSchema } from '@marco/database';
import type { Valor } from '@marco/elementos-de-dato/contract';
import { countValores, listValores } from '@marco/elementos-de-dato/port';
import { refuse } from '@marco/server-kit';
import type { Page } from '@marco/server-kit/database';
import type { Kysely } from 'kysely';
import { diccionarioErrors } from '../contract/diccionario.errors.ts';

interface ValoresPedidos extends Page {
  readonly versionId: number;
  readonly texto?: string | null | undefined;
}

/**
 * One page of the permissible values of a published list, in their order.
 *
 * @throws AppError `ELEMENTO_NO_PUBLICADO`
 */
export async function searchValores(
  database: Kysely<DatabaseSchema>,
  { versionId, texto, pagina, tamano }: ValoresPedidos,
): Promise<{ valores: Valor[]; total: number }> {
  const publicada = await database
    .selectFrom('diccionario_entradas')
    .select('version_id')
    .where('version_id', '=', versionId)
    .executeTakeFirst();
  if (!publicada) throw refuse(diccionarioErrors, 'ELEMENTO_NO_PUBLICADO');
  const buscado = texto ?? '';
  return {
    valores: await listValores(database, versionId, {
      limit: tamano,
      offset: tamano * (pagina - 1),
      texto: buscado,
    }),
    total: await countValores(database, versionId, buscado),
  };
}
