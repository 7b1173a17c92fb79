export { createRegistroProductor, createRegistroXroad } from './registros.ts';
