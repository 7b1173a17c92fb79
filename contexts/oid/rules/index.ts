export { isOid, listAscendencia } from './oid.ts';
