export { EsquemasPanel } from '../esquemas/esquemas-panel.tsx';
export { elementosAcciones } from '../panels/elementos-acciones.tsx';
