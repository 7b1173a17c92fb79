export { createOidModule, type OidDependencies } from './oid.routes.ts';
