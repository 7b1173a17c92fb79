export { addPuntoDeAgenda } from './reuniones/add-punto-de-agenda.ts';
