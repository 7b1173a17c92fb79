import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { CambioPlantilla, EdicionPlantilla, Plantilla, PlantillaDetalle } from '../../contract/index.ts';
import {
  type NovedadesReunidas,
  type NovedadReunida,
  presentNovedad,
  presentNovedadDetalle,
} from '../novedades-reunidas.ts';
import { buildPlantillaInicial } from './plantillas-iniciales.ts';

type Database = Kysely<DatabaseSchema>;

/** Changes of a template that are told at most. */
const CAMBIOS_CONTADOS = 20;

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

function isCambiada(plantilla: EdicionPlantilla, evento: NovedadReunida): boolean {
  const inicial = buildPlantillaInicial(evento);
  return (Object.keys(inicial) as (keyof EdicionPlantilla)[]).some(
    (campo) => inicial[campo] !== plantilla[campo],
  );
}

/** Templates of the events this release knows, in the order of the events. */
export async function listPlantillas(database: Database, novedades: NovedadesReunidas): Promise<Plantilla[]> {
  const rows = await selectPlantillas(database).execute();
  return [...novedades.values()].flatMap((evento) => {
    const row = rows.find((candidate) => candidate.evento === evento.codigo);
    return row ? [{ ...row, ...presentNovedad(evento), cambiada: isCambiada(row, evento) }] : [];
  });
}

/** One template; `forUpdate` makes a second change wait for the first. */
export async function findPlantilla(
  database: Database,
  evento: NovedadReunida,
  { forUpdate = false } = {},
): Promise<PlantillaDetalle | undefined> {
  const row = await selectPlantillas(database)
    .where('evento', '=', evento.codigo)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const [cambio] = await listCambiosPlantilla(database, evento.codigo, 1);
  return {
    ...row,
    ...presentNovedadDetalle(evento),
    cambiada: isCambiada(row, evento),
    inicial: buildPlantillaInicial(evento),
    caso: await findCaso(database, evento),
    ultimaEdicion: cambio ? { persona: cambio.persona, editadaEn: cambio.creadoEn } : null,
  };
}

/** The values of the last notice of an event that keeps them. */
async function findCaso(
  database: Database,
  { codigo, reservado }: NovedadReunida,
): Promise<PlantillaDetalle['caso']> {
  if (reservado) return null;
  const row = await database
    .selectFrom('notificaciones')
    .select(['valores', 'created_at'])
    .where('evento', '=', codigo)
    .where('valores', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { valores: row.valores as Record<string, string>, ocurrioEn: row.created_at.toISOString() }
    : null;
}

/** The last changes of a template, newest first. */
export async function listCambiosPlantilla(
  database: Database,
  evento: string,
  cuantos = CAMBIOS_CONTADOS,
): Promise<CambioPlantilla[]> {
  const rows = await database
    .selectFrom('plantillas_cambios as c')
    .innerJoin('usuarios as u', 'u.id', 'c.usuario_id')
    .select([
      'c.id',
      'c.antes',
      'c.despues',
      'c.created_at',
      sql<string>`concat_ws(' ', u.primer_nombre, u.primer_apellido)`.as('persona'),
    ])
    .where('c.evento', '=', evento)
    .orderBy('c.id', 'desc')
    .limit(cuantos)
    .execute();
  return rows.map(({ created_at, antes, despues, ...row }) => ({
    ...row,
    antes: antes as EdicionPlantilla,
    despues: despues as EdicionPlantilla,
    creadoEn: created_at.toISOString(),
  }));
}
