import type { SelectOption } from '@marco/web-kit/select';
import type { OpcionesEntidad } from '../../contract/index.ts';

export type OpcionesFormulario = OpcionesEntidad;

type Fila = { readonly nombre: string; readonly activo?: boolean } & (
  | { readonly id: number }
  | { readonly codigo: string }
);

/** Options of a catalogue: the active rows, and the one the entity already has. */
export function toCatalogOptions(filas: readonly Fila[], current: string): SelectOption[] {
  return filas
    .map((fila) => ({ fila, value: 'id' in fila ? String(fila.id) : fila.codigo }))
    .filter(({ fila, value }) => fila.activo !== false || value === current)
    .map(({ fila, value }) => ({
      value,
      label: fila.activo === false ? `${fila.nombre} (inactivo)` : fila.nombre,
    }));
}
