import { Chip } from '@marco/web-kit/chip';
import { ESTADOS_CAPA, type EstadoCapa } from '../contract/terms.ts';

const TONOS = { borrador: 'yellow', vigente: 'green', historica: 'gray', inactiva: 'gray-ring' } as const;

interface EstadoCapaChipProps {
  readonly estado: EstadoCapa;
  /** Most layers of a list are in force, so this state does not stand out. */
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
