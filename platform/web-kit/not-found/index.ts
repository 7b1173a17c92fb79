export { isNotFound } from './is-not-found.ts';
export { NotFound } from './not-found.tsx';
export { readId } from './read-id.ts';
