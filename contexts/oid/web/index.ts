export { oidRoutes } from './oid.routes.ts';
export { oidPublicRoutes } from './oid-public.routes.ts';
