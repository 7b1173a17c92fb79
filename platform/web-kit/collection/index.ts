export { CollectionTable } from './collection-table.tsx';
export type { CollectionField, CollectionRow, CollectionView } from './collection-view.ts';
export { refreshCollection } from './use-collection.ts';
