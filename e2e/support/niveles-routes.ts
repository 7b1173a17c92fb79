import type { Place } from './places.ts';
import { dialogOf, screen } from './private-routes.ts';

/** Who makes requests: the interoperability leader of one entity. */
export const LIDER = '1000000003';

const NIVELES = '/app/level/process-levelservices';
const NUEVA = 'Nueva solicitud de servicio, Nivel 1';
const step = (paso: string) => screen(`new request, ${paso}`, `${NIVELES}/nivel-uno/new?paso=${paso}`, NUEVA);

/** Screens of the entity that asks for level 1. */
export const nivelesPlaces: readonly Place[] = [
  screen('services by level', `${NIVELES}/home`, 'Servicios por niveles'),
  screen('no services by level', `${NIVELES}/home?texto=inexistente`, 'Servicios por niveles'),
  step('servicio'),
  step('elementos'),
  dialogOf(step('elementos'), /^Agregar campo/),
  step('documentos'),
  step('revision'),
];
