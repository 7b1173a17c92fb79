import type { DatabaseSchema } from '@marco/database';
import type { JobHandler } from '@marco/server-kit';
import { cerrarCumplidos } from './compromisos/close-cumplidos.ts';
import { recordarCompromisos } from './compromisos/recordar-compromisos.ts';

export { createActasJobs, createActasPublicasWork, createActasWork } from './actas/actas-jobs.ts';
export { canReadArchivoDeActa } from './actas/can-read-archivo.ts';
export { closeConElemento, closeConSolicitud, closeCumplidos } from './compromisos/close-cumplidos.ts';
export { compromisosVencidos } from './compromisos/compromisos-vencidos.ts';
export { deleteDatosDeUsuario } from './delete-datos-de-usuario.ts';
export { eventosMesas } from './eventos.ts';
export { catalogoContenido } from './exportacion/catalogo-contenido.ts';
export { catalogoMesas } from './exportacion/catalogo-mesas.ts';
export { createMesasModule, type MesasDependencies } from './mesas.routes.ts';
export { canReadArchivoDeReunion } from './reuniones/can-read-archivo.ts';

/** Work about the commitments that no request waits for. */
export function createCompromisosJobs(): readonly JobHandler<DatabaseSchema>[] {
  return [...recordarCompromisos, cerrarCumplidos];
}
