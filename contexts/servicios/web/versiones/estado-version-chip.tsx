import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { ESTADO_VERSION_SERVICIO, type EstadoVersionServicio } from '../../contract/versiones.terms.ts';

const TONOS: Readonly<Record<EstadoVersionServicio, ChipTone>> = {
  'en-elaboracion': 'gray-ring',
  estandarizada: 'yellow',
  evaluada: 'purple',
  certificada: 'purple',
  publicada: 'green',
  obsoleta: 'gray',
  retirada: 'gray',
  suspendida: 'red',
};

/** State of a version of a servicio. */
export function EstadoVersionChip({ estado }: { readonly estado: EstadoVersionServicio }) {
  return <Chip tone={TONOS[estado]}>{ESTADO_VERSION_SERVICIO[estado]}</Chip>;
}
