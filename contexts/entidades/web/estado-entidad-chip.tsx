import { Chip } from '@marco/web-kit/chip';
import { ESTADOS_ENTIDAD } from '../contract/terms.ts';

/** State of an entity: active or inactivated. */
export function EstadoEntidadChip({ activa }: { readonly activa: boolean }) {
  return (
    <Chip tone={activa ? 'green' : 'gray'}>{activa ? ESTADOS_ENTIDAD.activa : ESTADOS_ENTIDAD.inactiva}</Chip>
  );
}
