export { addPuntoDeAgenda, type PuntoPorAgendar } from './reuniones/add-punto-de-agenda.ts';
