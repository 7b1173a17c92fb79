export { toOid } from '../oid.paths.ts';
export { OidEstructura, type OidEstructuraProps } from './oid-estructura.tsx';
