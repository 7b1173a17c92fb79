import type { ChipTone } from '@marco/web-kit/chip';
import type { ColorEstado } from '../../contract/terms.ts';
import { findColorEstado } from '../../rules/color-estado.ts';

const TONOS: Readonly<Record<ColorEstado, ChipTone>> = {
  gris: 'gray',
  'gris-anillo': 'gray-ring',
  amarillo: 'yellow',
  morado: 'purple',
  verde: 'green',
};

/** Tone of chips and bars for a state, by its colour or, where an answer has none, by its name. */
export function toTonoEstado(nombre: string, color?: ColorEstado): ChipTone {
  return TONOS[color ?? findColorEstado(nombre)];
}
