export { goToBlock, toTitleId } from './go-to-block.ts';
export type { IndexEntry } from './index-entry.ts';
export { PageIndex } from './page-index.tsx';
export { ReadingBlock, ReadingPart } from './reading-block.tsx';
export { ReadingFrame } from './reading-frame.tsx';
