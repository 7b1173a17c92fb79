export { PagedList } from './paged-list.tsx';
