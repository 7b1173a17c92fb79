import { readCookie, writeCookie } from '../theme/index.ts';

export type TableDensity = 'comoda' | 'compacta';

/** How a person wants to see a table. */
export interface TableView {
  readonly density: TableDensity;
  /** Keys of the columns that do not show. */
  readonly hidden: readonly string[];
}

export const DEFAULT_VIEW: TableView = { density: 'comoda', hidden: [] };

const PREFIX = 'tabla-';
const SEPARATOR = '.';

/** What was kept for a table; the default for what makes no sense. */
function parseView(text: string | undefined): TableView {
  const [density, ...hidden] = (text ?? '').split(SEPARATOR);
  return { density: density === 'compacta' ? density : 'comoda', hidden: hidden.filter((key) => key !== '') };
}

/** 'compacta.nit.sector'. */
function writeView({ density, hidden }: TableView): string {
  return [density, ...hidden].join(SEPARATOR);
}

/**
 * Kept like the theme, in a cookie: signing out empties the local storage, which holds the keys of the specification and
 * no others.
 */
export function readTableView(name: string): TableView {
  return parseView(readCookie(PREFIX + name));
}

export function keepTableView(name: string, view: TableView): void {
  writeCookie(PREFIX + name, writeView(view));
}
