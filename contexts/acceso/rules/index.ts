export { isCorreoValido } from './correo.ts';
