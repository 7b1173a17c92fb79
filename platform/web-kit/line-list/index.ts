export { LineList, LineNote } from './line-list.tsx';
