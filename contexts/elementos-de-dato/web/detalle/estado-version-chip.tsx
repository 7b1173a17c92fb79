import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { ESTADO_VERSION, type EstadoVersion } from '../../contract/terms.ts';

const TONOS: Readonly<Record<EstadoVersion, ChipTone>> = {
  borrador: 'gray-ring',
  'en-revision': 'yellow',
  'pendiente-entidad': 'purple',
  aprobado: 'blue',
  incorporado: 'green',
  historico: 'gray',
  caducado: 'red',
  descartado: 'gray',
};

/** State of a version of an element. */
export function EstadoVersionChip({ estado }: { readonly estado: EstadoVersion }) {
  return <Chip tone={TONOS[estado]}>{ESTADO_VERSION[estado]}</Chip>;
}
