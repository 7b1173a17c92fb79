import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { ESTADO_VERSION, type EstadoVersion } from '../../contract/ciclo-de-vida.terms.ts';

const TONOS: Readonly<Record<EstadoVersion, ChipTone>> = {
  borrador: 'gray-ring',
  'en-revision': 'yellow',
  'pendiente-entidad': 'purple',
  aprobado: 'blue',
  incorporado: 'green',
  historico: 'gray',
  caducado: 'red',
  descartado: 'gray',
};

interface EstadoVersionChipProps {
  readonly estado: EstadoVersion;
  /** Most versions of a list are in force, so this state does not stand out. */
  readonly isListed?: boolean;
}

/** State of a version of an element. */
export function EstadoVersionChip({ estado, isListed = false }: EstadoVersionChipProps) {
  return (
    <Chip tone={TONOS[estado]} isQuiet={isListed && estado === 'incorporado'}>
      {ESTADO_VERSION[estado]}
    </Chip>
  );
}
