export { useCopyText } from './use-copy-text.ts';
