export { buildCompromisosVisibles } from './compromisos/compromisos.queries.ts';
export { addPuntoDeAgenda } from './reuniones/add-punto-de-agenda.ts';
