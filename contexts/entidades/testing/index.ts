export { startAdministracionSite } from './administracion-site.ts';
export { getEntidadId } from './get-entidad-id.ts';
export { sampleEntidad } from './sample-entidad.ts';
export {
  closeConnection,
  keepWaiting,
  type StubAnswer,
  type StubRegistro,
  sendAnswer,
  startStubRegistro,
  stopHalfway,
} from './stub-registro.ts';
