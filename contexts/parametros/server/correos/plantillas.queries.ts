import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { Plantilla, PlantillaDetalle } from '../../contract/index.ts';
import type { EventoDefinido } from '../define-eventos.ts';
import { type EventosReunidos, presentEvento, presentEventoDetalle } from '../eventos-reunidos.ts';

type Database = Kysely<DatabaseSchema>;

function selectPlantillas(database: Database) {
  return database
    .selectFrom('plantillas_correo')
    .select([
      'evento',
      'asunto',
      'cuerpo',
      'aviso',
      'version',
      'por_correo as porCorreo',
      'por_producto as porProducto',
    ]);
}

/** Templates of the events this release knows, in the order of the events. */
export async function listPlantillas(database: Database, eventos: EventosReunidos): Promise<Plantilla[]> {
  const rows = await selectPlantillas(database).execute();
  return [...eventos.values()].flatMap((evento) => {
    const row = rows.find((candidate) => candidate.evento === evento.codigo);
    return row ? [{ ...row, ...presentEvento(evento) }] : [];
  });
}

/** One template; `forUpdate` makes a second change wait for the first. */
export async function findPlantilla(
  database: Database,
  evento: EventoDefinido,
  { forUpdate = false } = {},
): Promise<PlantillaDetalle | undefined> {
  const row = await selectPlantillas(database)
    .where('evento', '=', evento.codigo)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && { ...row, ...presentEventoDetalle(evento) };
}
