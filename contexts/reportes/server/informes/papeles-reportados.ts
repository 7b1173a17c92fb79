import type { DatabaseSchema } from '@marco/database';
import { collectIds } from '@marco/server-kit/database';
import { computeVeredictos } from '@marco/tramites/port';
import type { VeredictoPapel } from '@marco/tramites/terms';
import type { Kysely } from 'kysely';
import { keepRead } from '../descargas/keep-read.ts';
import type { FuenteDeFilas } from './fuente-de-filas.ts';
import { buildOrdenados } from './informe.queries.ts';
import type { InformePedido } from './informe-pedido.ts';
import { buildTramites } from './tramites.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Trámites whose verdicts are computed together. */
const LOTE = 1000;

/** A paper a trámite asks for, with what the once-only map says of it. */
export interface PapelReportado {
  readonly id: number;
  readonly tramiteId: number;
  readonly entidadId: number;
  readonly veredicto: VeredictoPapel;
  /** People have not decided about all it proves. */
  readonly esPosible: boolean;
  /** Servicios that give its data. */
  readonly servicios: readonly number[];
}

async function listPapelesDe(database: Database, ids: readonly number[]): Promise<readonly PapelReportado[]> {
  const { tramites, veredictos } = await computeVeredictos(database, ids);
  return tramites.flatMap(({ id: tramiteId, entidadId, requisitos }) =>
    requisitos.flatMap(({ id }): readonly PapelReportado[] => {
      const suyo = veredictos.get(id);
      if (suyo === undefined) return [];
      const { veredicto, esPosible, datos } = suyo;
      const servicios = [...new Set(datos.flatMap(({ servicioId }) => servicioId ?? []))];
      return [{ id, tramiteId, entidadId, veredicto, esPosible, servicios }];
    }),
  );
}

/**
 * The papers of the trámites a report is about, those of the asked verdict alone. Verdicts follow from what is served today, so
 * nobody keeps them: they are computed once for each request.
 */
export const readPapeles = keepRead(
  async (database: Database, pedido: InformePedido): Promise<readonly PapelReportado[]> => {
    const ids = await collectIds(database, buildOrdenados(buildTramites(pedido)));
    const papeles: PapelReportado[] = [];
    for (let desde = 0; desde < ids.length; desde += LOTE)
      papeles.push(...(await listPapelesDe(database, ids.slice(desde, desde + LOTE))));
    const { veredicto } = pedido;
    return veredicto ? papeles.filter((papel) => papel.veredicto === veredicto) : papeles;
  },
);

/** Papers by verdict, over all of them. */
export interface SumasDePapeles {
  readonly papeles: number;
  readonly suprimiblesYa: number;
  readonly porConfirmar: number;
}

const isSuprimibleYa = ({ veredicto }: PapelReportado) => veredicto === 'suprimible-ya';

/** Whether nobody need bring a paper any more: people confirmed what it proves. */
export const isSuprimibleSeguro = (papel: PapelReportado): boolean =>
  isSuprimibleYa(papel) && !papel.esPosible;

/** Rows that are groups of papers, in an order that is known once all of them are. */
export function fromPapeles(
  listIds: (database: Database, papeles: readonly PapelReportado[]) => Promise<readonly number[]>,
): FuenteDeFilas<SumasDePapeles> {
  const listTodos = async (database: Database, pedido: InformePedido) => {
    const papeles = await readPapeles(database, pedido);
    return { papeles, ids: await listIds(database, papeles) };
  };
  return {
    listIds: async (database, pedido) => (await listTodos(database, pedido)).ids,
    readPagina: async (database, pedido, { pagina, tamano }) => {
      const { papeles, ids } = await listTodos(database, pedido);
      const ya = papeles.filter(isSuprimibleYa);
      return {
        ids: ids.slice(tamano * (pagina - 1), tamano * pagina),
        total: ids.length,
        sumas: {
          papeles: papeles.length,
          suprimiblesYa: ya.filter(isSuprimibleSeguro).length,
          porConfirmar: ya.filter(({ esPosible }) => esPosible).length,
        },
      };
    },
  };
}
