export { ontologiaRoutes } from './ontologia.routes.ts';
