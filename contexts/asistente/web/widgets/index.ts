export type { CamposAceptados } from '../revision/campos-aceptados.ts';
export { useLineas } from '../revision/use-lineas.ts';
export { EleccionDeFuente } from './eleccion-de-fuente.tsx';
export { LineasDeFuente } from './lineas-de-fuente.tsx';
export { RevisionDeFuente } from './revision-de-fuente.tsx';
