import { Chip, type ChipTone } from '@marco/web-kit/chip';
import type { QuienUsa, VeredictoCambio } from '../../contract/compatibilidad.terms.ts';

const TONOS: Readonly<Record<VeredictoCambio, ChipTone>> = {
  compatible: 'green',
  aviso: 'yellow',
  rompe: 'red',
};

interface VeredictoChipProps {
  readonly veredicto: VeredictoCambio;
  readonly quien: QuienUsa;
}

/** Whom a change breaks. */
export function VeredictoChip({ veredicto, quien }: VeredictoChipProps) {
  return <Chip tone={TONOS[veredicto]}>{presentVeredicto(veredicto, quien)}</Chip>;
}

function presentVeredicto(veredicto: VeredictoCambio, quien: QuienUsa): string {
  if (veredicto === 'compatible') return 'Compatible';
  if (veredicto === 'aviso') return 'Compatible, con aviso';
  return quien === 'pide' ? 'Rompe a quien pide' : 'Rompe a quien lee';
}
