export {
  type BusquedaSalientes,
  type FiltroSalientes,
  formatSalientes,
  parseSalientes,
  SALIENTES_VACIA,
} from './busqueda-salientes.ts';
export { type CorreoEnCola, canSubmitReintento, findEstadoCorreo } from './can-submit-reintento.ts';
export { canUpdateParametro } from './can-update-parametro.ts';
export { chooseCanales, PREFERENCIA_HABITUAL } from './canales.ts';
export { findDiaResumen } from './dia-resumen.ts';
export { renderHtml, renderLinea, renderPlantilla } from './render-plantilla.ts';
export { findErroresTextos, listVariables, renderEjemplo } from './textos-plantilla.ts';
export { type ErrorValor, findErroresValor } from './valor-parametro.ts';
