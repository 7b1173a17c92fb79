import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { ESTADO_REUNION, type EstadoReunion } from '../../contract/terms.ts';

const TONOS: Readonly<Record<EstadoReunion, ChipTone>> = {
  programada: 'blue',
  'en-curso': 'yellow',
  realizada: 'green',
  cancelada: 'gray-ring',
};

/** State of a meeting. */
export function EstadoReunionChip({ estado }: { readonly estado: EstadoReunion }) {
  return <Chip tone={TONOS[estado]}>{ESTADO_REUNION[estado]}</Chip>;
}
