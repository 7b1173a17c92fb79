export {
  approveEnmiendaEndpoint,
  closeActaEndpoint,
  createActaEndpoint,
  getActaEndpoint,
  getGestionActaEndpoint,
  getPropuestaActaEndpoint,
  openEnmiendaEndpoint,
  submitEnmiendaEndpoint,
  updateActaEndpoint,
  verifyActaEndpoint,
} from './actas.endpoints.ts';
export { actasErrors } from './actas.errors.ts';
export type { Acta, Enmienda, GestionActa, PropuestaActa, VerificacionActa } from './actas.schema.ts';
export type { BloqueReuniones } from './bloque-reuniones.schema.ts';
export type {
  BusquedaProfunda,
  Coincidencia,
  Facetas,
  MesaEncontrada,
  ValorFaceta,
} from './busqueda-profunda.schema.ts';
export {
  type BusquedaNombrada,
  createBusquedaNombradaEndpoint,
  deleteBusquedaNombradaEndpoint,
  listBusquedasNombradasEndpoint,
  updateBusquedaNombradaEndpoint,
} from './busquedas-nombradas.endpoints.ts';
export {
  createCalendarioPropioEndpoint,
  deleteCalendarioPropioEndpoint,
  downloadCalendarioPropioEndpoint,
  getCalendarioPropioEndpoint,
} from './calendario-propio.endpoints.ts';
export type { Compromiso, DatosCompromiso } from './compromiso.schema.ts';
export {
  createCompromisoEndpoint,
  listResponsablesEndpoint,
  searchCompromisosEndpoint,
  submitProrrogaEndpoint,
  updateCompromisoEndpoint,
  updateEstadoCompromisoEndpoint,
} from './compromisos.endpoints.ts';
export {
  type ComentarioMesa,
  createComentarioMesaEndpoint,
  deleteComentarioMesaEndpoint,
  listComentariosMesaEndpoint,
  listMencionablesEndpoint,
  type PaginaComentarios,
  updateComentarioMesaEndpoint,
} from './conversacion.endpoints.ts';
export {
  type CambioDesarrollo,
  closeDecisionReunionEndpoint,
  createDecisionReunionEndpoint,
  type DiferenciaDesarrollo,
  submitDesarrolloEndpoint,
  updateDesarrolloEndpoint,
} from './desarrollo-reunion.endpoints.ts';
export {
  deleteDocumentoEndpoint,
  getPermisosDocumentosEndpoint,
  uploadDocumentosEndpoint,
} from './documentos-reunion.endpoints.ts';
export { downloadEncontradasEndpoint } from './download-encontradas.endpoint.ts';
export { downloadMesasEndpoint, type PeticionMesas } from './download-mesas.endpoint.ts';
export { getEspacioMesaEndpoint, submitConfirmacionEndpoint } from './espacio.endpoints.ts';
export type {
  BloqueCalendario,
  BloqueCompromisos,
  BloqueDocumentos,
  BloqueHechos,
  BloqueReunion,
  BloqueServiciosMesa,
  EspacioMesa,
  Hecho,
  ReunionProxima,
} from './espacio.schema.ts';
export { findMesasEndpoint } from './find-mesas.endpoint.ts';
export {
  createMesaEndpoint,
  getGestionMesaEndpoint,
  getPermisosMesasEndpoint,
  updateEstadoMesaEndpoint,
  updateMesaEndpoint,
} from './gestion-mesa.endpoints.ts';
export type {
  DatosMesa,
  GestionMesa,
  Participante,
  ServicioVinculado,
} from './gestion-mesa.schema.ts';
export {
  createReunionEndpoint,
  downloadCalendarioEndpoint,
  getGestionReunionEndpoint,
  listGestionReunionesEndpoint,
  updateEstadoReunionEndpoint,
  updateReunionEndpoint,
} from './gestion-reunion.endpoints.ts';
export type {
  DatosReunion,
  DecisionReunion,
  GestionReunion,
  ParticipanteReunion,
  ReunionDeMesa,
  ReunionesDeMesa,
} from './gestion-reunion.schema.ts';
export {
  getMesaEndpoint,
  listEntidadesDeMesaEndpoint,
  listServiciosDeMesaEndpoint,
} from './get-mesa.endpoint.ts';
export {
  type CambioHistorial,
  type EventoHistorial,
  type FiltroHistorial,
  listHistorialEndpoint,
  type PersonaHistorial,
} from './historial.endpoint.ts';
export { listMesasEntidadEndpoint, type MesaDeEntidad } from './list-mesas-entidad.endpoint.ts';
export {
  type EntidadParticipante,
  type Mesa,
  type MesaRow,
  mesaRowSchema,
  type ServicioDeMesa,
} from './mesa.schema.ts';
export { mesasErrors } from './mesas.errors.ts';
export {
  closeParticipanteEndpoint,
  closeServicioMesaEndpoint,
  createServicioMesaEndpoint,
  updateParticipanteEndpoint,
} from './participacion-mesa.endpoints.ts';
export {
  submitRecordatorioCompromisoEndpoint,
  submitRecordatorioReunionEndpoint,
} from './recordatorios.endpoints.ts';
export type {
  Reunion,
  ReunionReciente,
  ReunionRow,
} from './reunion.schema.ts';
export {
  computeResumenMesasEndpoint,
  getReunionEndpoint,
  listReunionesEndpoint,
} from './reuniones.endpoints.ts';
export { searchContenidoEndpoint } from './search-contenido.endpoint.ts';
export {
  type FiltroMesas,
  searchMesasEndpoint,
} from './search-mesas.endpoint.ts';
export { updateSeguimientoMesaEndpoint } from './seguimiento-mesa.endpoint.ts';
export {
  type CalendarioCompromisos,
  getTableroEndpoint,
  listCalendarioCompromisosEndpoint,
  searchColumnaEndpoint,
  type TableroCompromisos,
} from './tablero.endpoints.ts';
