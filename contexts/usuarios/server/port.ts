export type {
  EsperaDeAsuntos,
  FuenteActividades,
  TextosDeAsunto,
} from './actividades/fuente-actividades.ts';
export { toEnteros } from './busqueda/cuales.ts';
export type {
  CandidatoRow,
  CorrectorDePalabras,
  Cuales,
  FichaEncontrada,
  FuenteDeBusqueda,
} from './busqueda/fuente-de-busqueda.ts';
export { buildEventos } from './eventos.queries.ts';
export type { AccionOfrecida, BloqueDeInicio } from './inicio/bloque-de-inicio.ts';
export {
  countAdministradores,
  isUltimoAdministrador,
  startTurnoDeAdministracion,
} from './usuarios/administracion.queries.ts';
export { listAprobadores } from './usuarios/aprobadores.queries.ts';
export { createMembresiaAdministradora } from './usuarios/create-membresia-administradora.ts';
export { deleteDatosDeUsuario } from './usuarios/delete-datos-de-usuario.ts';
export { createMembresiaPendiente, getOrCreateUsuario } from './usuarios/membresias.repository.ts';
export { buildNombreCompleto } from './usuarios/nombre-completo.ts';
export { listQuienesPueden } from './usuarios/quienes-pueden.queries.ts';
