import { Chip } from '@marco/web-kit/chip';
import { ESTADOS_CAPA, type EstadoCapa } from '../contract/terms.ts';

const TONOS = { borrador: 'yellow', vigente: 'green', historica: 'gray', inactiva: 'gray-ring' } as const;

/** State of a version of a layer. */
export function EstadoCapaChip({ estado }: { readonly estado: EstadoCapa }) {
  return <Chip tone={TONOS[estado]}>{ESTADOS_CAPA[estado]}</Chip>;
}
