export { LoadBlock } from './load-block.tsx';
