export { findVeredictoDeTabla } from '../rules/compatibilidad/clases-de-cambio.ts';
export { explainCambio } from '../rules/compatibilidad/explain-cambio.ts';
export { buildArbol, type Rama } from '../rules/mensajes/arbol.ts';
export { buildOperaciones, toOperaciones } from '../rules/mensajes/mensajes-de-campos.ts';
export { hasEstadoServicioAlcanzado } from '../rules/nivel-estado.ts';
export { NIVELES_DE_VERSION, type RespaldoDeVersion } from '../rules/versiones/respaldo.ts';
export { computeNumeroSiguiente, type NumeroPrevisto } from '../rules/versiones/transiciones.ts';
export { listSucesoras } from '../rules/vida/retiro.ts';
export { buildComparable, type NodoComparable } from './compatibilidad/build-comparable.ts';
export { createClausuraDeMensaje, toLugarDeMensaje } from './compatibilidad/clausura-de-mensaje.ts';
export { compareVersionesServicio } from './compatibilidad/compare-versiones-servicio.ts';
export { computeNumeroPrevisto, type ServicioPropuesto } from './compatibilidad/compute-numero-previsto.ts';
export type { SuscriptorEstadoServicio } from './estado-cambiado.ts';
export {
  type CausaDeServicio,
  createServicio,
  updateEstadoServicio,
} from './estados-servicio.repository.ts';
export { buildImportado } from './importado.queries.ts';
export { createVersionEstandarizada } from './versiones/create-version-estandarizada.ts';
export {
  buildCamposDeMensajes,
  listMensajes,
  listOperacionesEscritas,
} from './versiones/mensajes.queries.ts';
export { getOperaciones } from './versiones/present-servicio.ts';
export { publishVersion } from './versiones/publish-version.ts';
export { updateVersionCertificada } from './versiones/update-version-certificada.ts';
export { updateVersionEvaluada } from './versiones/update-version-evaluada.ts';
export { updateVersionRespaldada } from './versiones/update-version-respaldada.ts';
export {
  buildVersionesCertificadas,
  findLockedVersion,
  findServicioActivo,
  findVersionPorNumero,
  listVersiones,
} from './versiones/versiones.queries.ts';
export { closeVersionPedida, listImpedimentosDeVersion } from './vida/close-version-pedida.ts';
export { computeImpactoDeCambio } from './vida/compute-impacto-de-cambio.ts';
export { computeImpactoVersion } from './vida/compute-impacto-version.ts';
export type { FuenteDeConsumos } from './vida/consumidores.ts';
