import { useEffect } from 'react';
import { useAddressParams } from '../page/index.ts';

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
    /** Keeps it in the place of the storage of the tab, where more than a reload has to forget it. */
    readonly keeper?: SearchKeeper;
  };
}

/** Where the last search of a list is kept, as the query of its address; empty text while there is none. */
export interface SearchKeeper {
  readonly read: (key: string) => string;
  readonly write: (key: string, query: string) => void;
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
  const { mark, key, keeper = TAB_STORAGE } = restore ?? {};
  const { params, change, correct } = useAddressParams();
  const toQuery = (search: Search) => new URLSearchParams(format(search)).toString();
  const said = toQuery(parse(params));
  const stored = restore && said === '' && params.get(restore.mark) === '1' ? keeper.read(restore.key) : '';
  const query = stored === '' ? said : toQuery(parse(new URLSearchParams(stored)));

  useEffect(() => {
    if (key === undefined) return;
    keeper.write(key, query);
    if (query !== said) correct(`${mark}=1&${query}`);
  }, [mark, key, keeper, query, said, correct]);

  return {
    search: parse(new URLSearchParams(query)),
    show: (search, how) => (how?.replace ? correct : change)(toQuery(search)),
  };
}

const TAB_STORAGE: SearchKeeper = {
  read: (key) => {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      // A browser may forbid storage; the list then opens without a filter.
      return '';
    }
  },
  write: (key, query) => {
    try {
      sessionStorage.setItem(key, query);
    } catch {
      // Forbidden or full: the address still says the search.
    }
  },
};
