import { buildTabla, type ColumnaDeTabla, presentFiltros, type TablaExportable } from '@marco/archivos/port';
import type { Resource } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import type { Cell } from '@marco/server-kit';
import { collectIds } from '@marco/server-kit/database';
import type { Kysely } from 'kysely';
import type { FiltroInforme, InformeLeido } from '../../contract/index.ts';
import { INFORMES, type PalabraInforme, TAMANOS_INFORME } from '../../contract/informes.terms.ts';
import { RECURSO_REPORTES } from '../../contract/terms.ts';
import { type ConsultaDeInforme, listPagina, ordenarConsulta } from './informe.queries.ts';
import type { LectorDeInformes } from './lector-informes.ts';

type Database = Kysely<DatabaseSchema>;

/** What a report is asked for, and who asks. */
export type InformePedido = FiltroInforme & { readonly lector: LectorDeInformes };

interface Pagina {
  readonly pagina?: number | undefined;
  readonly tamano?: number | undefined;
}

/** How complete the facts behind a report are. */
export type EstadoDeHechos = Pick<InformeLeido['corte'], 'calidad' | 'razon'>;

interface DefinicionDeInforme<Fila> {
  readonly palabra: PalabraInforme;
  readonly tipoObjeto: string;
  /** What the rol must still allow when a file is downloaded; the reports unless said. */
  readonly recurso?: Resource;
  /** Which rows there are for this reader, and in which order. */
  readonly consulta: (pedido: InformePedido) => ConsultaDeInforme;
  readonly listFilas: (
    database: Database,
    ids: readonly number[],
    pedido: InformePedido,
  ) => Promise<readonly Fila[]>;
  readonly toId: (fila: Fila) => number;
  readonly columnas: readonly ColumnaDeTabla<Fila>[];
  /** Where the record of a row stands. */
  readonly toUrl: (fila: Fila, lector: LectorDeInformes) => string | null;
  readonly resumir: (database: Database, pedido: InformePedido) => Promise<InformeLeido['resumen']>;
  readonly definicion: InformeLeido['definicion'];
  /** Complete unless said. */
  readonly readHechos?: (database: Database, pedido: InformePedido) => Promise<EstadoDeHechos>;
}

/** A report: what a page of it answers, and the whole of it as a file. */
export interface Informe {
  readonly tabla: TablaExportable<InformePedido>;
  readonly search: (database: Database, pedido: InformePedido & Pagina) => Promise<InformeLeido>;
}

const COMPLETO: EstadoDeHechos = { calidad: 'completo', razon: null };

function toCelda(cell: Cell, clase: string): string | number | null {
  if (!(cell instanceof Date)) return cell;
  return clase === 'day' ? cell.toISOString().slice(0, 10) : cell.toISOString();
}

/** A report by its rows and its columns (domain reportes §2). */
export function defineInforme<Fila>(definicion: DefinicionDeInforme<Fila>): Informe {
  const { palabra, tipoObjeto, consulta, listFilas, toId, columnas, toUrl, resumir } = definicion;
  const { readHechos = async () => COMPLETO, recurso = RECURSO_REPORTES } = definicion;
  const tabla = buildTabla<InformePedido, Fila>({
    codigo: `reporte-${palabra}`,
    titulo: INFORMES[palabra].titulo,
    archivo: `reporte-${palabra}`,
    tipoObjeto,
    recurso,
    listIds: (database, pedido) => collectIds(database, ordenarConsulta(consulta(pedido))),
    listFilas,
    toId,
    columnas,
    describeFiltros: ({ texto, lector: _, ...filtros }) => presentFiltros(filtros, texto),
  });
  return {
    tabla,
    search: async (database, pedido) => {
      const { pagina = 1, tamano = TAMANOS_INFORME[0], lector } = pedido;
      const momento = new Date().toISOString();
      const [{ ids, total }, resumen, hechos] = await Promise.all([
        listPagina(database, consulta(pedido), { pagina, tamano }),
        resumir(database, pedido),
        readHechos(database, pedido),
      ]);
      const filas = new Map(
        (ids.length === 0 ? [] : await listFilas(database, ids, pedido)).map((fila) => [toId(fila), fila]),
      );
      return {
        columnas: columnas.map(([titulo, clase]) => ({ titulo, clase })),
        filas: ids.flatMap((id) => {
          const fila = filas.get(id);
          if (fila === undefined) return [];
          const celdas = columnas.map(([, clase, , cell]) => toCelda(cell(fila), clase));
          return [{ id, url: toUrl(fila, lector), celdas }];
        }),
        total,
        resumen,
        definicion: definicion.definicion,
        corte: { momento, ...hechos },
      };
    },
  };
}
