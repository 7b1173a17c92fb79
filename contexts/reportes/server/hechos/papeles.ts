import type { DatabaseSchema } from '@marco/database';
import { computeSimulacionesPorEntidad, computeVeredictos } from '@marco/tramites/port';
import type { Kysely } from 'kysely';
import type { HechoAhorro, HechoPapel } from '../../rules/hechos/hechos-de-intercambio.ts';
import type { Pagina } from './momento.queries.ts';
import { listPapelesDeTramites, listTramitesDeEntidades } from './papeles.queries.ts';

type Database = Kysely<DatabaseSchema>;

const SUPRIMIBLES = ['suprimible-ya', 'suprimible-con-acuerdo', 'suprimible-al-publicar'] as const;

/** What a verdict is told as: what people did not confirm is no more than possible (domain directorio §7.3). */
function findTipo(veredicto: string | undefined, esPosible: boolean): HechoPapel['tipo'] {
  const suprimible = SUPRIMIBLES.find((uno) => uno === veredicto);
  if (suprimible === undefined) return 'se-pide';
  return esPosible ? 'posible' : suprimible;
}

/** The papers of the trámites in use, by what the once-only map says of each; those no longer asked for are spared already. */
export async function listHechosDePapeles(
  database: Database,
  pagina: Pagina,
): Promise<readonly HechoPapel[]> {
  const papeles = await listPapelesDeTramites(database, pagina);
  const pedidos = papeles.filter(({ sePide }) => sePide).map(({ tramiteId }) => tramiteId);
  const { veredictos } = await computeVeredictos(database, [...new Set(pedidos)]);
  return papeles.map(({ id, sePide, sector, orden, departamento }) => {
    const suyo = veredictos.get(id);
    const tipo = sePide ? findTipo(suyo?.veredicto, suyo?.esPosible ?? false) : 'suprimido';
    return { id, tipo, sector, orden, departamento };
  });
}

/** What the papers of each entidad could save in a year, and save already by what production measured. */
export async function listHechosDeAhorros(
  database: Database,
  pagina: Pagina,
): Promise<readonly HechoAhorro[]> {
  const entidades = await listTramitesDeEntidades(database, pagina);
  if (entidades.length === 0) return [];
  const mapa = await computeVeredictos(
    database,
    entidades.flatMap(({ tramites }) => tramites),
  );
  const ahorros = await computeSimulacionesPorEntidad(database, mapa, pagina.hasta);
  return entidades.flatMap(({ id, sector, orden, departamento }): readonly HechoAhorro[] => {
    const suyo = ahorros.get(id);
    const de = { id, sector, orden, departamento };
    return [
      { ...de, tipo: 'potencial', simulaciones: suyo?.potencial ?? [] },
      { ...de, tipo: 'logrado', simulaciones: suyo?.logrado ?? [] },
    ];
  });
}
