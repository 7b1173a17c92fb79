import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { VEREDICTOS, type VeredictoPapel } from '../contract/terms.ts';

const TONOS: Readonly<Record<VeredictoPapel, ChipTone>> = {
  'suprimible-ya': 'green',
  'suprimible-con-acuerdo': 'yellow',
  'suprimible-al-publicar': 'yellow',
  parcial: 'blue',
  'estado-lo-tiene': 'purple',
  legitimo: 'gray',
  'por-clasificar': 'gray-ring',
};

interface VeredictoChipProps {
  readonly veredicto: VeredictoPapel;
  readonly esPosible: boolean;
}

/** What the map says of a paper; what people have not confirmed is told as possible. */
export function VeredictoPapelChip({ veredicto, esPosible }: VeredictoChipProps) {
  return <Chip tone={TONOS[veredicto]}>{`${esPosible ? 'Posible: ' : ''}${VEREDICTOS[veredicto]}`}</Chip>;
}
