import { Chip } from '@marco/web-kit/chip';
import { ESTADO_MESA } from '../contract/estado-mesa.terms.ts';

/** State of a mesa (specification §4 'Table status'). */
export function EstadoMesaChip({ activa }: { readonly activa: boolean }) {
  return <Chip tone={activa ? 'green' : 'gray'}>{activa ? ESTADO_MESA.abierta : ESTADO_MESA.cerrada}</Chip>;
}
