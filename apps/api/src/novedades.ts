import { listPlantillasIniciales } from '@marco/parametros/server';
import { joins } from './modules.ts';

/** What every context tells people of. */
export const NOVEDADES = joins.novedades;

/** What is said of each event in a new installation. */
export const PLANTILLAS_INICIALES = listPlantillasIniciales(NOVEDADES);
