export { EsquemasPanel } from '../esquemas/esquemas-panel.tsx';
export { elementosAcciones } from '../panels/elementos-acciones.ts';
export { toValidador } from '../validador/validador.paths.ts';
