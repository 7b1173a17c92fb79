export { OidCell } from './oid-cell.tsx';
