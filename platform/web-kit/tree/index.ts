export { Tree } from './tree.tsx';
export type { TreeRow } from './tree-row.ts';
