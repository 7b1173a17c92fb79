export { type FuenteEtiquetada, listFuentesEtiquetadas } from './fuentes-etiquetadas.ts';
export { type CampoMedido, computeMedida, type Medida } from './medida.ts';
export { listVueltas, type Vuelta } from './vueltas.ts';
