export type { CamposAceptados } from '../revision/campos-aceptados.ts';
export { LineasDeFuente } from '../revision/lineas-de-fuente.tsx';
export { useLineas } from '../revision/use-lineas.ts';
export { EleccionDeFuente } from './eleccion-de-fuente.tsx';
export { RevisionDeFuente } from './revision-de-fuente.tsx';
