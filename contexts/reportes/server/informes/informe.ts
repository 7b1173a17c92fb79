import { buildTabla, type ColumnaDeTabla, presentFiltros, type TablaExportable } from '@marco/archivos/port';
import type { Resource } from '@marco/contract-kit';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { Cell } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { VISTA_INFORME, type VistaInforme } from '../../contract/filtros-informe.terms.ts';
import type { InformeLeido } from '../../contract/index.ts';
import { INFORMES, type PalabraInforme, TAMANOS_INFORME } from '../../contract/informes.terms.ts';
import { RECURSO_REPORTES } from '../../contract/terms.ts';
import type { FuenteDeFilas } from './fuente-de-filas.ts';
import type { CualPagina } from './informe.queries.ts';
import type { InformePedido } from './informe-pedido.ts';
import type { LectorDeInformes } from './lector-informes.ts';
import { presentFiltrosDeInforme } from './present-filtros.ts';
import { presentNotasDeInforme } from './present-notas.ts';

type Database = Kysely<DatabaseSchema>;

type Pagina = { readonly [Una in keyof CualPagina]?: CualPagina[Una] | undefined };

/** Of when the facts behind a report are, now unless said, and how complete. */
export type EstadoDeHechos = Pick<InformeLeido['corte'], 'calidad' | 'razon'> &
  Partial<Pick<InformeLeido['corte'], 'momento'>>;

interface DefinicionDeInforme<Fila, Sumas> {
  readonly palabra: PalabraInforme;
  /** Another table of the report than its first one. */
  readonly vista?: VistaInforme;
  readonly tipoObjeto: string;
  /** What the rol must still allow when a file is downloaded; the reports unless said. */
  readonly recurso?: Resource;
  /** Which rows there are for this reader, in which order, and what they add up to. */
  readonly fuente: FuenteDeFilas<Sumas>;
  readonly listFilas: (
    database: Database,
    ids: readonly number[],
    pedido: InformePedido,
  ) => Promise<readonly Fila[]>;
  readonly toId: (fila: Fila) => number;
  readonly columnas: readonly ColumnaDeTabla<Fila>[];
  /** Title of the column that names the record of a row; the first text unless said. */
  readonly enlace?: string;
  /** Where the record of a row stands. */
  readonly toUrl: (fila: Fila, lector: LectorDeInformes) => string | null;
  readonly resumir: (sumas: Sumas, total: number) => InformeLeido['resumen'];
  readonly definicion: InformeLeido['definicion'];
  /** Complete unless said. */
  readonly presentHechos?: (sumas: Sumas, pedido: InformePedido) => EstadoDeHechos;
  /** What a workbook says beside: the definitions of what its rows tell. */
  readonly listNotas?: (
    database: Database,
    pedido: InformePedido,
  ) => Promise<readonly (readonly [string, string])[]>;
}

/** A report: what a page of it answers, and the whole of it as a file. */
export interface InformeDefinido {
  readonly tabla: TablaExportable<InformePedido>;
  readonly search: (database: Database, pedido: InformePedido & Pagina) => Promise<InformeLeido>;
}

const COMPLETO: EstadoDeHechos = { calidad: 'completo', razon: null };

function toCelda(cell: Cell, clase: string): string | number | null {
  if (!(cell instanceof Date)) return cell;
  return clase === 'day' ? toColombianDay(cell) : cell.toISOString();
}

/** A report by its rows and its columns (domain reportes §2). */
export function defineInforme<Fila, Sumas>(definicion: DefinicionDeInforme<Fila, Sumas>): InformeDefinido {
  const { palabra, vista, tipoObjeto, fuente, listFilas, toId, columnas, toUrl, resumir } = definicion;
  const {
    presentHechos = () => COMPLETO,
    listNotas = async () => [],
    recurso = RECURSO_REPORTES,
    enlace = columnas.find(([, clase]) => clase === 'text')?.[0],
  } = definicion;
  /** What a report says of all its rows, beside the ids of a page. */
  const readTodo = async (database: Database, pedido: InformePedido, pagina: CualPagina) => {
    const { ids, total, sumas } = await fuente.readPagina(database, pedido, pagina);
    const filtros = await presentFiltrosDeInforme(database, palabra, pedido, total);
    const corte = { momento: new Date().toISOString(), ...presentHechos(sumas, pedido) };
    return { ids, total, resumen: resumir(sumas, total), filtros, definicion: definicion.definicion, corte };
  };
  const tabla = buildTabla<InformePedido, Fila>({
    codigo: `reporte-${palabra}${vista === undefined ? '' : `-${vista}`}`,
    titulo: `${INFORMES[palabra].titulo}${vista === undefined ? '' : `: ${VISTA_INFORME[vista]}`}`,
    tipoObjeto,
    recurso,
    listIds: fuente.listIds,
    listFilas,
    toId,
    columnas,
    presentNotas: async (database, pedido) => {
      const [todo, suyas] = await Promise.all([
        readTodo(database, pedido, { pagina: 1, tamano: 1 }),
        listNotas(database, pedido),
      ]);
      return presentNotasDeInforme(database, { palabra, pedido, ...todo, suyas });
    },
    describeFiltros: ({ texto, lector: _, ...filtros }) => presentFiltros(filtros, texto),
  });
  return {
    tabla,
    search: async (database, pedido) => {
      const { pagina = 1, tamano = TAMANOS_INFORME[0], lector } = pedido;
      const { ids, ...todo } = await readTodo(database, pedido, { pagina, tamano });
      const filas = new Map(
        (ids.length === 0 ? [] : await listFilas(database, ids, pedido)).map((fila) => [toId(fila), fila]),
      );
      return {
        ...todo,
        columnas: columnas.map(([titulo, clase]) => ({ titulo, clase, enlace: titulo === enlace })),
        filas: ids.flatMap((id) => {
          const fila = filas.get(id);
          if (fila === undefined) return [];
          const celdas = columnas.map(([, clase, , cell]) => toCelda(cell(fila), clase));
          return [{ id, url: toUrl(fila, lector), celdas }];
        }),
      };
    },
  };
}
