export { createActasJobs } from './actas/actas-jobs.ts';
export { createMesasModule, type MesasDependencies } from './mesas.routes.ts';
