import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { ESTADO_USUARIO, type EstadoDeMembresia } from '../../contract/terms.ts';

const TONOS: Readonly<Record<EstadoDeMembresia, ChipTone>> = {
  pendiente: 'yellow',
  activa: 'green',
  inactiva: 'gray',
  rechazada: 'red',
};

/** State of a user in an entidad. */
export function EstadoUsuarioChip({ estado }: { readonly estado: EstadoDeMembresia }) {
  return <Chip tone={TONOS[estado]}>{ESTADO_USUARIO[estado]}</Chip>;
}
