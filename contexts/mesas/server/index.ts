export { createActasJobs } from './actas/actas-jobs.ts';
export { catalogoMesas } from './exportacion/catalogo-mesas.ts';
export { createMesasModule, type MesasDependencies } from './mesas.routes.ts';
