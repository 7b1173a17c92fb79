import { eventosAcceso } from '@marco/acceso/server';
import { eventosArchivos } from '@marco/archivos/server';
import { eventosElementos } from '@marco/elementos-de-dato/server';
import { eventosMesas } from '@marco/mesas/server';
import { buildEventos, eventosParametros, listPlantillasIniciales } from '@marco/parametros/server';
import { eventosSolicitudes } from '@marco/solicitudes/server';
import { eventosUsuarios } from '@marco/usuarios/server';

/** What every context tells people of. */
export const EVENTOS = buildEventos([
  eventosParametros,
  eventosArchivos,
  eventosUsuarios,
  eventosAcceso,
  eventosElementos,
  eventosSolicitudes,
  eventosMesas,
]);

/** What is said of each event in a new installation. */
export const PLANTILLAS_INICIALES = listPlantillasIniciales(EVENTOS);
