export { createEstandaresModule, type EstandaresDependencies } from './estandares.routes.ts';
