export { type FuenteEtiquetada, listFuentesEtiquetadas } from './fuentes-etiquetadas.ts';
export { type CampoMedido, computeMedida, type Medida } from './medida.ts';
export { sampleRevision } from './revision-sample.ts';
