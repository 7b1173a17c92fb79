import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import { containsText } from '@marco/server-kit/database';
import type { Kysely } from 'kysely';
import { diccionarioErrors } from '../../contract/diccionario.errors.ts';
import type { Valor } from '../../contract/index.ts';

interface ValoresPedidos {
  readonly versionId: number;
  readonly texto?: string | null | undefined;
  readonly pagina: number;
  readonly tamano: number;
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
  const matching = database
    .selectFrom('elementos_valores')
    .where('version_id', '=', versionId)
    .$if(Boolean(texto), (query) =>
      query.where((where) =>
        where.or([containsText('nombre', texto ?? ''), containsText('codigo', texto ?? '')]),
      ),
    );
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const valores = await matching
    .select([
      'codigo',
      'nombre',
      'descripcion',
      'vigente_desde as vigenteDesde',
      'vigente_hasta as vigenteHasta',
    ])
    .orderBy('orden')
    .orderBy('codigo')
    .limit(tamano)
    .offset(tamano * (pagina - 1))
    .execute();
  return { valores, total: Number(total) };
}
