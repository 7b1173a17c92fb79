export { Tree, type TreeProps } from './tree.tsx';
export type { TreeRow } from './tree-row.ts';
