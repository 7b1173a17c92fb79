export { createOidSite } from './oid-site.tsx';
