export { createMesasModule, type MesasDependencies } from './mesas.routes.ts';
