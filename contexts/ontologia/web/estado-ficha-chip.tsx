import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { ESTADOS_FICHA, type EstadoFicha } from '../contract/terms.ts';

const TONES: Readonly<Record<EstadoFicha, ChipTone>> = {
  borrador: 'yellow',
  vigente: 'green',
  inactivo: 'gray',
};

/** State of a ficha, in words and colour. */
export function EstadoFichaChip({ estado }: { readonly estado: EstadoFicha }) {
  return <Chip tone={TONES[estado]}>{ESTADOS_FICHA[estado]}</Chip>;
}
