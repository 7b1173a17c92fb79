export { dominios } from './dominios.collection.ts';
