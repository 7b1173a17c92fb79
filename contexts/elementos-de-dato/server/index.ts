export { findDireccionDatos } from '../rules/diccionario/direccion-datos.ts';
export { catalogoDiccionario } from './diccionario/catalogo-diccionario.ts';
export { actividadesDeElementos } from './elementos/actividades-elementos.ts';
export { createElementosJobs } from './elementos/caducidad/caducidad-jobs.ts';
export { canReadArchivoDeElemento } from './elementos/can-read-archivo.ts';
export { catalogoElementos } from './elementos/catalogo-elementos.ts';
export { createElementosDeDatoModule, type ElementosDeDatoDependencies } from './elementos-de-dato.routes.ts';
export { createValidationPool } from './validador/validation-pool.ts';
export type { Tarea } from './validador/worker/tarea.ts';
