import type { DatabaseSchema } from '@marco/database';
import { computeSimulacionesPorServicio, computeVeredictos } from '@marco/tramites/port';
import { type Kysely, sql } from 'kysely';
import type { HechoEspera } from '../../rules/hechos/hechos-de-intercambio.ts';
import { addPartes } from '../../rules/indicadores/partes.ts';
import type { Pagina } from './momento.queries.ts';
import { listTramitesDeEntidades } from './papeles.queries.ts';
import { buildAbiertas, listDeRecorridos, type RecorridoAl } from './recorridos.queries.ts';

type Database = Kysely<DatabaseSchema>;
type Ahorros = ReadonlyMap<number, readonly number[]>;

/** Each brings thousands of simulations: few fit on a page. */
const SOLICITUDES_POR_PAGINA = 50;

/** What the servicios that are not published yet would save in a year, of all trámites; entidades are read some at a time. */
async function readAhorros(database: Database, pagina: Pagina): Promise<Ahorros> {
  const ahorros = new Map<number, number[]>();
  let despuesDe = 0;
  while (true) {
    const entidades = await listTramitesDeEntidades(database, { ...pagina, despuesDe });
    const ultima = entidades.at(-1);
    if (ultima === undefined) return ahorros;
    const mapa = await computeVeredictos(
      database,
      entidades.flatMap(({ tramites }) => tramites),
    );
    for (const [servicio, suyo] of await computeSimulacionesPorServicio(database, mapa, pagina.hasta)) {
      const suma = ahorros.get(servicio) ?? [];
      addPartes(suma, suyo);
      ahorros.set(servicio, suma);
    }
    despuesDe = ultima.id;
  }
}

/** The savings of the cut that is being read, so that they are computed once for all of its pages. */
const leidos = new WeakMap<Database, Ahorros>();

/** The requests that were open at a moment and whose servicio would spare papers, with how long they wait where they are. */
export async function listHechosDeEspera(
  database: Database,
  pagina: Pagina,
): Promise<readonly HechoEspera[]> {
  const isPrimera = pagina.despuesDe < 0;
  const ahorros = (isPrimera ? undefined : leidos.get(database)) ?? (await readAhorros(database, pagina));
  leidos.set(database, ahorros);
  const cuales = sql`s.servicio_id = any(${[...ahorros.keys()]}::int[]) and ${buildAbiertas(pagina.hasta)}`;
  const toHechos = ({ solicitud, segmentos }: RecorridoAl): readonly HechoEspera[] => {
    const { id, nivel, servicio, sector, orden, departamento, consultor } = solicitud;
    const ahorro = servicio === null ? undefined : ahorros.get(servicio);
    const ultimo = segmentos.at(-1);
    if (ahorro === undefined || ultimo?.dueno == null || ultimo.hasta !== null) return [];
    return [{ id, nivel, sector, orden, departamento, consultor, dias: ultimo.diasHabiles, ahorro }];
  };
  return listDeRecorridos(database, pagina, { cuales, toHechos, porPagina: SOLICITUDES_POR_PAGINA });
}
