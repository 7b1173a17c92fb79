import { Chip } from '@marco/web-kit/chip';
import { ESTADOS_ENTIDAD } from '../contract/terms.ts';

interface EstadoEntidadChipProps {
  readonly activa: boolean;
  /** Most entities of a list are active, so this state does not stand out. */
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
