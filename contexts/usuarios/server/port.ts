export {
  countAdministradores,
  isUltimoAdministrador,
  startTurnoDeAdministracion,
} from './administracion.queries.ts';
export { listAprobadores } from './aprobadores.queries.ts';
export {
  createMembresiaAdministradora,
  type MembresiaAdministradora,
} from './create-membresia-administradora.ts';
export { deleteDatosDeUsuario } from './delete-datos-de-usuario.ts';
export { buildEventos } from './eventos.queries.ts';
export type { FuenteActividades } from './fuente-actividades.ts';
export { createMembresiaPendiente, getOrCreateUsuario } from './membresias.repository.ts';
export { buildNombreCompleto } from './nombre-completo.ts';
export { listQuienesPueden } from './quienes-pueden.queries.ts';
