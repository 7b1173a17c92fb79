import type { DatabaseSchema } from '@marco/database';
import { spanishOrder } from '@marco/server-kit/database';
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { TablaDeNombres } from '../../rules/explorador/conjunto.ts';
import type { ClaveNombrada } from '../../rules/explorador/orden-de-grupos.ts';
import { listNombres } from '../indicadores/indicadores.queries.ts';
import { SERVICIO } from '../informes/xroad.queries.ts';

type DeAqui = Exclude<
  TablaDeNombres,
  'sector' | 'orden' | 'departamento' | 'entidad' | 'capa' | 'dominio' | 'consultor'
>;

const POR_NOMBRE = spanishOrder('n.nombre');

/** Rows with `clave`, `nombre` and what orders them; the others are named as the indicators name theirs. */
const TABLAS: Readonly<Record<DeAqui, readonly [RawBuilder<unknown>, Expression<unknown>]>> = {
  mesa: [sql`select id::text as clave, nombre from mesas`, POR_NOMBRE],
  servicio: [sql`select id::text as clave, nombre from servicios`, POR_NOMBRE],
  'estado-servicio': [sql`select codigo as clave, nombre, orden from estados_servicio`, sql`n.orden`],
  miembro: [
    sql`select distinct on (codigo_xroad) codigo_xroad as clave, nombre from entidades where codigo_xroad is not null
      order by codigo_xroad, id`,
    POR_NOMBRE,
  ],
  'servicio-xroad': [
    sql`select p.id::text as clave, ${SERVICIO} as nombre from plataforma_servicios p`,
    POR_NOMBRE,
  ],
  indicador: [
    sql`select codigo as clave, codigo || ' ' || nombre as nombre, orden from indicadores`,
    sql`n.orden, n.clave`,
  ],
};

const isDeAqui = (tabla: TablaDeNombres): tabla is DeAqui => tabla in TABLAS;

/** What some keys are called, in the order they are read. */
export async function listClavesNombradas(
  database: Kysely<DatabaseSchema>,
  tabla: TablaDeNombres,
  claves: readonly string[],
): Promise<readonly ClaveNombrada[]> {
  if (!isDeAqui(tabla)) {
    const nombres = await listNombres(database, tabla, claves);
    return nombres.map(({ valor, nombre }) => ({ clave: valor, nombre }));
  }
  const [de, orden] = TABLAS[tabla];
  const { rows } = await sql<ClaveNombrada>`
    select n.clave, n.nombre from (${de}) n where n.clave = any(${[...claves]}::text[]) order by ${orden}`.execute(
    database,
  );
  return rows;
}
