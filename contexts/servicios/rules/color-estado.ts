import type { ColorEstado } from '../contract/terms.ts';

/** Colours by the names of the states (specification §4), for answers that carry the name alone. */
const COLORES: Readonly<Record<string, ColorEstado>> = {
  Identificado: 'gris',
  'Estandarizado Nivel 1': 'amarillo',
  'Evaluado Nivel 2': 'morado',
  'Publicado Nivel 3': 'verde',
  'Identificado no estandarizado': 'gris-anillo',
};

/** Colour of a state of a service; gray for a name we do not know. */
export function findColorEstado(nombre: string): ColorEstado {
  return Object.hasOwn(COLORES, nombre) ? (COLORES[nombre] ?? 'gris') : 'gris';
}
