import { Chip } from '@marco/web-kit/chip';
import type { SolicitudListada } from '../contract/index.ts';
import { DIAS_POR_VENCER } from '../contract/terms.ts';
import { presentPlazo } from '../rules/ciclo/present-plazo.ts';

/** The term of the present state: over in red, about to end in amber, always with words. */
export function PlazoSolicitudChip({ plazo }: Pick<SolicitudListada, 'plazo'>) {
  if (plazo === null) return null;
  const isPorVencer = plazo.diasHabiles <= DIAS_POR_VENCER;
  return <Chip tone={plazo.vencida ? 'red' : isPorVencer ? 'yellow' : 'gray'}>{presentPlazo(plazo)}</Chip>;
}
