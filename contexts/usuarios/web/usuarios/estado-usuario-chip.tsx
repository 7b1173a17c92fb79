import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { ESTADO_USUARIO, type EstadoDeMembresia } from '../../contract/terms.ts';

const TONOS: Readonly<Record<EstadoDeMembresia, ChipTone>> = {
  pendiente: 'yellow',
  activa: 'green',
  inactiva: 'gray',
  rechazada: 'red',
};

interface EstadoUsuarioChipProps {
  readonly estado: EstadoDeMembresia;
  /** Most users of a list are active, so this state does not stand out. */
  readonly isListed?: boolean;
}

/** State of a user in an entidad. */
export function EstadoUsuarioChip({ estado, isListed = false }: EstadoUsuarioChipProps) {
  return (
    <Chip tone={TONOS[estado]} isQuiet={isListed && estado === 'activa'}>
      {ESTADO_USUARIO[estado]}
    </Chip>
  );
}
