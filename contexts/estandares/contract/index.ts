export { criterios } from './criterios.collection.ts';
