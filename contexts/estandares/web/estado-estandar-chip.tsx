import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { ESTADOS_ESTANDAR, type EstadoEstandar } from '../contract/terms.ts';

const TONES: Readonly<Record<EstadoEstandar, ChipTone>> = {
  propuesto: 'gray',
  'en-evaluacion': 'yellow',
  adoptado: 'green',
  recomendado: 'blue',
  'no-adoptado': 'red',
  retirado: 'gray-ring',
};

/** State of a standard in the framework. */
export function EstadoEstandarChip({ estado }: { readonly estado: EstadoEstandar }) {
  return <Chip tone={TONES[estado]}>{ESTADOS_ESTANDAR[estado]}</Chip>;
}
