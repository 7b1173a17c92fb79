import { Chip } from '@marco/web-kit/chip';
import { ESTADOS_ENTIDAD } from '../contract/terms.ts';

interface EstadoEntidadChipProps {
  readonly activa: boolean;
  /** In a list most are active: theirs is no news. */
  readonly isListed?: boolean;
}

/** State of an entity: active or inactivated. */
export function EstadoEntidadChip({ activa, isListed = false }: EstadoEntidadChipProps) {
  return (
    <Chip tone={activa ? 'green' : 'gray'} isQuiet={isListed && activa}>
      {activa ? ESTADOS_ENTIDAD.activa : ESTADOS_ENTIDAD.inactiva}
    </Chip>
  );
}
