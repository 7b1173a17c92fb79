export { Identifier } from './identifier.tsx';
export { useCopyText } from './use-copy-text.ts';
