export { OrderedTable } from './ordered-table.tsx';
export { type StackedColumn, StackedTable } from './stacked-table.tsx';
