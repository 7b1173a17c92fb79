import { Chip } from '@marco/web-kit/chip';
import type { ColorEstado } from '../../contract/terms.ts';
import { toTonoEstado } from './tono-estado.ts';

export interface EstadoServicioChipProps {
  readonly nombre: string;
  /** Colour of the catalogue; without it the one the specification gives to the name. */
  readonly color?: ColorEstado;
  /** Whether the level came from the directory before. */
  readonly importado?: boolean;
}

/** State of a servicio: its text beside its colour (MESA-12). */
export function EstadoServicioChip({ nombre, color, importado = false }: EstadoServicioChipProps) {
  const chip = <Chip tone={toTonoEstado(nombre, color)}>{nombre}</Chip>;
  if (!importado) return chip;
  // One box: the grid of a narrow table would give each its own place.
  return (
    <span>
      {chip} <Chip>Importado</Chip>
    </span>
  );
}
