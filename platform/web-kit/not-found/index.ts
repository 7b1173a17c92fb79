/** The id in an address; null when nothing can have it. */
export { parseWholeNumber as readId } from '@marco/contract-kit/address-number';
export { isNotFound } from './is-not-found.ts';
export { NotFound } from './not-found.tsx';
