export { FilterCard, type FilterFormProps } from './filter-card.tsx';
export { FilterSelect, toRowOptions } from './filter-select.tsx';
export { ListsFailure } from './lists-failure.tsx';
export { ResultCount, SearchResults } from './search-results.tsx';
export { fromTableState, toTableState } from './table-state.ts';
export { type AddressSearch, useAddressSearch } from './use-address-search.ts';
export { useExistingPage } from './use-existing-page.ts';
export { useFilterDraft } from './use-filter-draft.ts';
export { findUnpicked, useFilterSubmit } from './use-filter-submit.ts';
