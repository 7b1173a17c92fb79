export { getMaterial } from './propuestas/get-material.ts';
