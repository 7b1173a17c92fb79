export { listContratosReleidos } from './contratos-releidos.ts';
export { type FuenteEtiquetada, listFuentesEtiquetadas } from './fuentes-etiquetadas.ts';
export { type CampoMedido, computeMedida, type Medida } from './medida.ts';
