import { eventosActa } from './actas/eventos-acta.ts';
import { eventosCompromiso } from './compromisos/eventos-compromiso.ts';
import { eventosMesa } from './mesas/eventos-mesa.ts';
import { eventosReunion } from './reuniones/eventos-reunion.ts';

/** What this context tells people of. */
export const eventosMesas = {
  ...eventosMesa,
  ...eventosReunion,
  ...eventosCompromiso,
  ...eventosActa,
};
