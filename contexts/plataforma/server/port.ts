export { listConsultasEnProduccion } from './operacion/consultas-medidas.queries.ts';
