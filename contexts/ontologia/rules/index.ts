export {
  CONSULTA_VACIA,
  type ConsultaOntologia,
  formatConsulta,
  parseConsulta,
} from './consulta-ontologia.ts';
export { buildMuestra } from './muestra-regla.ts';
