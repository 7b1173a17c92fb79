import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { formatDate } from '@marco/web-kit/format';
import type { Compromiso } from '../../contract/index.ts';
import { ESTADO_COMPROMISO, type SituacionPlazo } from '../../contract/terms.ts';
import { presentPlazo } from '../../rules/compromisos/plazo-compromiso.ts';

const TONES: Readonly<Record<Exclude<SituacionPlazo, 'cerrado'>, ChipTone>> = {
  vencido: 'red',
  'por-vencer': 'yellow',
  'a-tiempo': 'gray',
  suspendido: 'gray-ring',
};

/** The term of a commitment: overdue in red, due soon in amber, always with words. */
export function PlazoChip({ compromiso }: { readonly compromiso: Compromiso }) {
  const { estado, situacion, fechaCierre } = compromiso;
  if (situacion !== 'cerrado') return <Chip tone={TONES[situacion]}>{presentPlazo(compromiso)}</Chip>;
  return (
    <Chip tone={estado === 'cumplido' ? 'green' : 'gray-ring'}>
      <span>
        {ESTADO_COMPROMISO[estado]} el <span className="num">{formatDate(fechaCierre)}</span>
      </span>
    </Chip>
  );
}
