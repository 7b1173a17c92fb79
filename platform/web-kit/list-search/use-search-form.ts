import { useState } from 'react';
import type { FilterFormProps } from './filter-card.tsx';
import type { AddressSearch } from './use-address-search.ts';
import { useExistingPage } from './use-existing-page.ts';

interface FilterClearing {
  /** Key of the form: a cleared form is mounted again, so that text typed without a choice is removed too. */
  readonly key: number;
  readonly form: Pick<FilterFormProps, 'takesFocus' | 'onClear'>;
}

/** 'Limpiar' of a list; its form takes the focus then. */
export function useFilterClearing(onClear: () => void): FilterClearing {
  const [timesCleared, setTimesCleared] = useState(0);
  return {
    key: timesCleared,
    form: {
      takesFocus: timesCleared > 0,
      onClear: () => {
        setTimesCleared((times) => times + 1);
        onClear();
      },
    },
  };
}

interface FilteredSearch {
  readonly filtro: object;
  readonly pagina: number;
  readonly tamano: number;
}

interface Found {
  readonly data: { readonly total: number } | undefined;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
}

/**
 * The filter of a list as its form takes it: 'Consultar' and 'Limpiar' lead to the first page.
 *
 * @param empty the filter that leaves nothing out
 */
export function useSearchForm<Search extends FilteredSearch>(
  { search, show }: AddressSearch<Search>,
  query: Found,
  empty: Search['filtro'],
) {
  useExistingPage(search, query, show);
  const onSearch = (filtro: Search['filtro']) => show({ ...search, filtro, pagina: 1 });
  const { key, form } = useFilterClearing(() => onSearch(empty));
  const filtro: Search['filtro'] = search.filtro;
  const isSearching = query.isFetching && query.data === undefined;
  return { key, form: { ...form, filtro, isSearching, onSearch } };
}
