export { elementosAcciones } from '../panels/elementos-acciones.tsx';
