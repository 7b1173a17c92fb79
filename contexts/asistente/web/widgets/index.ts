export type { CamposAceptados } from '../revision/campos-aceptados.ts';
export { RevisionDeFuente } from './revision-de-fuente.tsx';
