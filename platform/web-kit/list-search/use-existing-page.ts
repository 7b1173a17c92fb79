import { useEffect } from 'react';
import type { AddressSearch } from './use-address-search.ts';

interface FoundPage {
  readonly data: { readonly total: number } | undefined;
  readonly isPlaceholderData: boolean;
}

/** An address may name a page that no longer exists: the last one shows then. */
export function useExistingPage<Search extends { readonly pagina: number; readonly tamano: number }>(
  search: Search,
  { data, isPlaceholderData }: FoundPage,
  show: AddressSearch<Search>['show'],
): void {
  const lastPage = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / search.tamano)) : null;
  useEffect(() => {
    if (lastPage !== null && search.pagina > lastPage)
      show({ ...search, pagina: lastPage }, { replace: true });
  });
}
