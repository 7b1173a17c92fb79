export { addServicioPublicado, type ServicioPublicado } from './add-servicio-publicado.ts';
