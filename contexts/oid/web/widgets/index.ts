export { OidEstructura } from './oid-estructura.tsx';
