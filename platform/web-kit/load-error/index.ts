export { LoadError, type LoadErrorProps } from './load-error.tsx';
export { QueryError } from './query-error.tsx';
