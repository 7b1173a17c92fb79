export { toOid } from '../../contract/oid.paths.ts';
export { OidEstructura, type OidEstructuraProps } from './oid-estructura.tsx';
