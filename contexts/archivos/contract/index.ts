export { downloadArchivo } from './download-archivo.endpoint.ts';
