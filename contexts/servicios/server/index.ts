export { createServiciosModule, type ServiciosDependencies } from './servicios.routes.ts';
