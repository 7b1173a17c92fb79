export {
  type CertificadoXroad,
  downloadInstanciaEndpoint,
  type RevisionCatalogo,
  searchCertificadosXroadEndpoint,
  submitCatalogoEndpoint,
  verifyCatalogoEndpoint,
} from './catalogo.endpoints.ts';
export {
  type DerivaDeContrato,
  type DerivaDetallada,
  uploadContratoProduccionEndpoint,
} from './contratos.endpoints.ts';
export type {
  CalculoOperacion,
  ImportacionOperacion,
  ResumenOperacion,
} from './importacion.schema.ts';
export {
  createImportacionEndpoint,
  getImportacionEndpoint,
  searchImportacionesEndpoint,
  submitPasoImportacionEndpoint,
  uploadParteEndpoint,
} from './importaciones.endpoints.ts';
export {
  type AnomaliaPlataforma,
  getOperacionServicioEndpoint,
  type OperacionServicioMedida,
  type ServicioPlataforma,
  searchAnomaliasEndpoint,
  searchServiciosPlataformaEndpoint,
  updateAnomaliaEndpoint,
  updateServicioPlataformaEndpoint,
} from './operacion.endpoints.ts';
export { plataformaErrors } from './plataforma.errors.ts';
export {
  getTareaEndpoint,
  type RegistroXroad,
  searchTareasEndpoint,
  submitPasoTareaEndpoint,
  submitPublicacionEndpoint,
  submitRegistroXroadEndpoint,
  type TareaDetallada,
  type TareaXroad,
} from './tareas.endpoints.ts';
export {
  createVentanaEndpoint,
  deleteVentanaEndpoint,
  listVentanasEndpoint,
  type VentanaDeServicio,
  type VentanasDeServicio,
} from './ventanas.endpoints.ts';
