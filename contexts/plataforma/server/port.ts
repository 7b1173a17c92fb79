export { findPercentil } from '../rules/operacion/histograma.ts';
export { presentPercentil } from '../rules/servicios/percentil.ts';
export { toNumeroAmbiente } from './operacion/ambiente.ts';
export { listConsultasEnProduccion } from './operacion/consultas-medidas.queries.ts';
