export { LoadError } from './load-error.tsx';
export { QueryError } from './query-error.tsx';
