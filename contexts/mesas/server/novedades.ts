import { novedadesActa } from './actas/novedades-acta.ts';
import { novedadesCompromiso } from './compromisos/novedades-compromiso.ts';
import { novedadesConversacion } from './conversacion/novedades-conversacion.ts';
import { novedadesMesa } from './mesas/novedades-mesa.ts';
import { novedadesReunion } from './reuniones/novedades-reunion.ts';

/** The events that this context informs people of. */
export const novedadesMesas = {
  ...novedadesMesa,
  ...novedadesReunion,
  ...novedadesCompromiso,
  ...novedadesActa,
  ...novedadesConversacion,
};
