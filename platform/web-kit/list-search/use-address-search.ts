import { useEffect } from 'react';
import { useAddressParams } from '../page/index.ts';

interface AddressSearchOptions<Search> {
  readonly parse: (params: URLSearchParams) => Search;
  /** The query of the address for a search; empty for the default search. */
  readonly format: (search: Search) => [name: string, value: string][];
  /** How to restore a search that is not in the address. */
  readonly restore?: {
    /** Mark of the address a detail returns to (ROUTE-17). */
    readonly mark: string;
    /** Where the tab keeps the last search; local storage holds the specified keys only. */
    readonly key: string;
    /**
     * Stores it elsewhere than in the session storage, if it must be forgotten at other moments than when the tab
     * closes.
     */
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
 * The shown search. It is in the address, so a person can share it and go back to it. An address that only asks to
 * restore gets the last search of this tab, and then contains it too.
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
