import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { Plantilla, PlantillaDetalle } from '../../contract/index.ts';
import type { NovedadDefinida } from '../define-novedades.ts';
import { type NovedadesReunidas, presentNovedad, presentNovedadDetalle } from '../novedades-reunidas.ts';

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
export async function listPlantillas(database: Database, novedades: NovedadesReunidas): Promise<Plantilla[]> {
  const rows = await selectPlantillas(database).execute();
  return [...novedades.values()].flatMap((evento) => {
    const row = rows.find((candidate) => candidate.evento === evento.codigo);
    return row ? [{ ...row, ...presentNovedad(evento) }] : [];
  });
}

/** One template; `forUpdate` makes a second change wait for the first. */
export async function findPlantilla(
  database: Database,
  evento: NovedadDefinida,
  { forUpdate = false } = {},
): Promise<PlantillaDetalle | undefined> {
  const row = await selectPlantillas(database)
    .where('evento', '=', evento.codigo)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && { ...row, ...presentNovedadDetalle(evento) };
}
