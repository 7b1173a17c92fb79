import { matchPath } from 'react-router';
import type { MenuEntry } from './menu-entry.ts';

/** Where the person is, as `useLocation` tells it. */
interface Place {
  readonly pathname: string;
  /** The query with its question mark, or nothing. */
  readonly search: string;
}

/** How specific an entry is for the address; undefined if it does not match. */
function weighEntry({ to, end = false }: MenuEntry, { pathname, search }: Place): number | undefined {
  const [path = '', query = ''] = to.split('?');
  if (!matchPath({ path, end }, pathname)) return undefined;
  const wanted = [...new URLSearchParams(query)];
  if (wanted.length === 0) return 0;
  const asked = new URLSearchParams(search);
  // A list with a filter is a separate entry; a page below the list no longer has the filter.
  return matchPath(path, pathname) && wanted.every(([name, value]) => asked.get(name) === value)
    ? wanted.length
    : undefined;
}

/**
 * Entries that the current screen belongs to: the screen is at their address or below it. If one of them names the
 * filter of the list, the entries without it are left out.
 */
export function findCurrentEntries(entries: readonly MenuEntry[], place: Place): ReadonlySet<MenuEntry> {
  const weighed = entries.flatMap((entry) => {
    const weight = weighEntry(entry, place);
    return weight === undefined ? [] : [{ entry, weight }];
  });
  const most = Math.max(0, ...weighed.map(({ weight }) => weight));
  return new Set(weighed.filter(({ weight }) => weight === most).map(({ entry }) => entry));
}
