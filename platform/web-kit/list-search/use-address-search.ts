import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

interface AddressSearchOptions<Search> {
  readonly parse: (params: URLSearchParams) => Search;
  /** What the address says of a search; nothing for the usual one. */
  readonly format: (search: Search) => [name: string, value: string][];
  /** How a search comes back that the address does not say. */
  readonly restore?: {
    /** Mark of the address a detail returns to (ROUTE-17). */
    readonly mark: string;
    /** Where the tab keeps the last search; local storage holds the specified keys only. */
    readonly key: string;
  };
}

export interface AddressSearch<Search> {
  readonly search: Search;
  /** Puts another search into the address; `replace` corrects the one that stands there. */
  readonly show: (search: Search, how?: { readonly replace: boolean }) => void;
}

/**
 * The search on show. The address says it, so it can be shared and gone back to; an address that only
 * asks to restore takes what this tab showed last, and then says it too.
 */
export function useAddressSearch<Search>(options: AddressSearchOptions<Search>): AddressSearch<Search> {
  const { parse, format, restore } = options;
  const [params, setParams] = useSearchParams();
  const toQuery = (search: Search) => new URLSearchParams(format(search)).toString();
  const said = toQuery(parse(params));
  const stored = restore && said === '' && params.get(restore.mark) === '1' ? readStored(restore.key) : '';
  const query = stored === '' ? said : toQuery(parse(new URLSearchParams(stored)));
  const { mark, key } = restore ?? {};

  useEffect(() => {
    if (key === undefined) return;
    writeStored(key, query);
    if (query !== said) setParams(`${mark}=1&${query}`, { replace: true });
  }, [mark, key, query, said, setParams]);

  return {
    search: parse(new URLSearchParams(query)),
    show: (search, how) => setParams(toQuery(search), how),
  };
}

function readStored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    // A browser may forbid storage; the list then opens without a filter.
    return '';
  }
}

function writeStored(key: string, query: string): void {
  try {
    sessionStorage.setItem(key, query);
  } catch {
    // Forbidden or full: the address still says the search.
  }
}
