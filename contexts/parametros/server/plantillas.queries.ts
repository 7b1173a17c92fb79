import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { Plantilla } from '../contract/index.ts';
import { EVENTOS, type Evento } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

function selectPlantillas(database: Database) {
  return database
    .selectFrom('plantillas_correo')
    .select([
      ...(['evento', 'asunto', 'cuerpo', 'aviso', 'version'] as const),
      ...(['por_correo as porCorreo', 'por_producto as porProducto'] as const),
    ]);
}

/** Templates of the events this release knows, in the order of the events. */
export async function listPlantillas(database: Database): Promise<Plantilla[]> {
  const rows = await selectPlantillas(database).execute();
  return (Object.keys(EVENTOS) as Evento[]).flatMap((evento) => {
    const row = rows.find((candidate) => candidate.evento === evento);
    return row ? [{ ...row, evento }] : [];
  });
}

/** One template; `forUpdate` makes a second change wait for the first. */
export async function findPlantilla(
  database: Database,
  evento: Evento,
  { forUpdate = false } = {},
): Promise<Plantilla | undefined> {
  const row = await selectPlantillas(database)
    .where('evento', '=', evento)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && { ...row, evento };
}
