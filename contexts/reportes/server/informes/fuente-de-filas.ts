import type { DatabaseSchema } from '@marco/database';
import { collectIds } from '@marco/server-kit/database';
import type { Kysely } from 'kysely';
import {
  buildOrdenados,
  type ConsultaDeInforme,
  type CualPagina,
  type PaginaDeInforme,
  readPagina,
} from './informe.queries.ts';
import type { InformePedido } from './informe-pedido.ts';

type Database = Kysely<DatabaseSchema>;

/** Where a report finds its rows. */
export interface FuenteDeFilas<Sumas> {
  /** Every one, in the order of the report. */
  readonly listIds: (database: Database, pedido: InformePedido) => Promise<readonly number[]>;
  readonly readPagina: (
    database: Database,
    pedido: InformePedido,
    pagina: CualPagina,
  ) => Promise<PaginaDeInforme<Sumas>>;
}

/** The rows are those of a statement. */
export function fromConsulta<Sumas extends object>(
  build: (pedido: InformePedido) => ConsultaDeInforme<Sumas>,
): FuenteDeFilas<Sumas> {
  return {
    listIds: (database, pedido) => collectIds(database, buildOrdenados(build(pedido))),
    readPagina: (database, pedido, pagina) => readPagina(database, build(pedido), pagina),
  };
}
