export {
  approveEnmienda,
  closeActa,
  createActa,
  getActa,
  getGestionActa,
  openEnmienda,
  submitEnmienda,
  updateActa,
  verifyActa,
} from './actas.endpoints.ts';
export { actasErrors } from './actas.errors.ts';
export type { Acta, Enmienda, GestionActa, VerificacionActa } from './actas.schema.ts';
export type {
  BusquedaProfunda,
  Coincidencia,
  Facetas,
  MesaEncontrada,
  ValorFaceta,
} from './busqueda-profunda.schema.ts';
export {
  type BusquedaNombrada,
  createBusquedaNombrada,
  deleteBusquedaNombrada,
  listBusquedasNombradas,
  updateBusquedaNombrada,
} from './busquedas-nombradas.endpoints.ts';
export type { Compromiso, DatosCompromiso } from './compromiso.schema.ts';
export {
  createCompromiso,
  listResponsables,
  searchCompromisos,
  updateCompromiso,
  updateEstadoCompromiso,
} from './compromisos.endpoints.ts';
export {
  type CambioDesarrollo,
  closeDecisionReunion,
  createDecisionReunion,
  type DiferenciaDesarrollo,
  submitDesarrollo,
  updateDesarrollo,
} from './desarrollo-reunion.endpoints.ts';
export { deleteDocumento, getPermisosDocumentos, uploadDocumentos } from './documentos-reunion.endpoints.ts';
export { downloadEncontradas } from './download-encontradas.endpoint.ts';
export { downloadMesas, type PeticionMesas } from './download-mesas.endpoint.ts';
export { findMesas } from './find-mesas.endpoint.ts';
export {
  createMesa,
  getGestionMesa,
  getPermisosMesas,
  updateEstadoMesa,
  updateMesa,
} from './gestion-mesa.endpoints.ts';
export type {
  DatosMesa,
  GestionMesa,
  Participante,
  ServicioVinculado,
} from './gestion-mesa.schema.ts';
export {
  createReunion,
  downloadCalendario,
  getGestionReunion,
  listGestionReuniones,
  updateEstadoReunion,
  updateReunion,
} from './gestion-reunion.endpoints.ts';
export type {
  DatosReunion,
  DecisionReunion,
  GestionReunion,
  ParticipanteReunion,
  ReunionDeMesa,
  ReunionesDeMesa,
} from './gestion-reunion.schema.ts';
export { getMesa, listEntidadesDeMesa, listServiciosDeMesa } from './get-mesa.endpoint.ts';
export {
  type CambioHistorial,
  type EventoHistorial,
  type FiltroHistorial,
  listHistorial,
  type PersonaHistorial,
} from './historial.endpoint.ts';
export { listMesasEntidad, type MesaDeEntidad } from './list-mesas-entidad.endpoint.ts';
export {
  type EntidadParticipante,
  type Mesa,
  type MesaRow,
  mesaRowSchema,
  type ServicioDeMesa,
} from './mesa.schema.ts';
export { mesasErrors } from './mesas.errors.ts';
export {
  closeParticipante,
  closeServicioMesa,
  createServicioMesa,
  updateParticipante,
} from './participacion-mesa.endpoints.ts';
export type {
  Reunion,
  ReunionReciente,
  ReunionRow,
} from './reunion.schema.ts';
export { computeResumenMesas, getReunion, listReuniones } from './reuniones.endpoints.ts';
export { searchContenido } from './search-contenido.endpoint.ts';
export {
  type FiltroMesas,
  searchMesas,
} from './search-mesas.endpoint.ts';
