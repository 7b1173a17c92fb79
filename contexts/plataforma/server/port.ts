export { type ConsultasMedidas, listConsultasEnProduccion } from './operacion/consultas-medidas.queries.ts';
