export { type ConsultaOntologia, CONSULTA_VACIA, formatConsulta, parseConsulta } from './consulta-ontologia.ts';
