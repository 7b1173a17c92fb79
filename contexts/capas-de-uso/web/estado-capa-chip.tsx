import { Chip } from '@marco/web-kit/chip';
import { ESTADOS_CAPA, type EstadoCapa } from '../contract/terms.ts';

const TONOS = { borrador: 'yellow', vigente: 'green', historica: 'gray', inactiva: 'gray-ring' } as const;

interface EstadoCapaChipProps {
  readonly estado: EstadoCapa;
  /** In a list most are in force: theirs is no news. */
  readonly isListed?: boolean;
}

/** State of a version of a layer. */
export function EstadoCapaChip({ estado, isListed = false }: EstadoCapaChipProps) {
  return (
    <Chip tone={TONOS[estado]} isQuiet={isListed && estado === 'vigente'}>
      {ESTADOS_CAPA[estado]}
    </Chip>
  );
}
