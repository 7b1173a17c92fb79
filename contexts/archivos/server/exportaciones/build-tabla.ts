import type { Action, Resource } from '@marco/contract-kit';
import type { Cell, TableFileColumn } from '@marco/server-kit';
import type { TablaExportable } from './tabla-exportable.ts';

/** A column of the screen, with about how many characters it shows and its cell of a row. */
export type ColumnaDeTabla<Fila> = readonly [
  title: string,
  kind: TableFileColumn['kind'],
  width: number,
  cell: (fila: Fila) => Cell,
];

export interface DefinicionDeTabla<Peticion extends object, Fila>
  extends Pick<
    TablaExportable<Peticion>,
    'codigo' | 'titulo' | 'tipoObjeto' | 'listIds' | 'describeFiltros' | 'hojaDefinicion'
  > {
  /** Start of the name of the file; as the codigo unless said. */
  readonly archivo?: string;
  readonly recurso: Resource;
  /** What the rol must still allow of the resource; 'consultar' unless said. */
  readonly accion?: Action;
  readonly listFilas: (
    ...asked: Parameters<TablaExportable<Peticion>['readFilas']>
  ) => Promise<readonly Fila[]>;
  readonly toId: (fila: Fila) => number;
  readonly columnas: readonly ColumnaDeTabla<Fila>[];
}

/** A catalogue by its columns, each with what it shows. */
export function buildTabla<Peticion extends object, Fila>(
  tabla: DefinicionDeTabla<Peticion, Fila>,
): TablaExportable<Peticion> {
  const { archivo = tabla.codigo, recurso, accion = 'consultar', listFilas, toId, columnas, ...rest } = tabla;
  return {
    ...rest,
    archivo,
    permiso: { recurso, accion },
    columnas: columnas.map(([title, kind, width]) => ({ title, kind, width })),
    readFilas: async (...asked) => {
      const filas = await listFilas(...asked);
      return new Map(filas.map((fila) => [toId(fila), columnas.map(([, , , cell]) => cell(fila))]));
    },
  };
}

/** Filters for the audit: of the texts somebody typed, only that there were any. */
export function presentFiltros(
  filtros: object,
  ...textos: readonly (string | null | undefined)[]
): Readonly<Record<string, unknown>> {
  return { ...filtros, ...(textos.some(Boolean) ? { conTexto: true } : {}) };
}
