import { DEFAULT_TABLE_STATE, type TableState } from '../data-table/index.ts';

/** Page and order of a search, by the names its service takes them. */
interface PageAndOrder<Order extends string> {
  readonly pagina: number;
  readonly tamano: number;
  readonly orden: Order;
  readonly descendente: boolean;
}

/** State of the table that shows a search. */
export function toTableState<Order extends string>(
  { pagina, tamano, orden, descendente }: PageAndOrder<Order>,
  filters: TableState['filters'] = {},
): TableState {
  const direction = descendente ? 'desc' : 'asc';
  return { ...DEFAULT_TABLE_STATE, page: pagina, size: tamano, sort: { column: orden, direction }, filters };
}

/**
 * Page and order a table asks for.
 *
 * @param orders columns the service can order by
 * @param usual the one that holds when an order is taken away
 */
export function fromTableState<Order extends string>(
  { page, size, sort }: TableState,
  orders: readonly Order[],
  usual: Order,
): PageAndOrder<Order> {
  return {
    pagina: page,
    tamano: size,
    orden: orders.find((column) => column === sort?.column) ?? usual,
    descendente: sort?.direction === 'desc',
  };
}

/** Order of a search, as the calls of a list name it. */
export function toOrden<Order extends string>({
  orden,
  descendente,
}: Pick<PageAndOrder<Order>, 'orden' | 'descendente'>) {
  return { ordenarPor: orden, descendente };
}
