export type { CampoAceptado, CamposAceptados, GrupoAceptado } from '../revision/campos-aceptados.ts';
export { RevisionDeFuente } from './revision-de-fuente.tsx';
