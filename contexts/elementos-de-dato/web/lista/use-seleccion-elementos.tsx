import type { SelectedRows, TableSelection } from '@marco/web-kit/data-table';
import { useState } from 'react';
import type { EstadoVersion } from '../../contract/terms.ts';
import type { AccionesSlots } from '../elemento-slots.ts';

/** A row of a list of elements. */
interface FilaElegible {
  readonly elementoId: number;
  readonly estado: EstadoVersion;
}

/** Elements are chosen in force: other versions have what is done with them on their own pages. */
function isVigente({ estado }: FilaElegible): boolean {
  return estado === 'incorporado';
}

/** Lets people choose elements in force, page after page, and do with them what later contexts offer. */
export function useSeleccionElementos<Row extends FilaElegible>(
  acciones: AccionesSlots,
): TableSelection<Row> {
  const [selected, setSelected] = useState<SelectedRows<Row>>(new Map());
  return {
    selected,
    onChange: setSelected,
    keepAcrossPages: true,
    checkbox: isVigente,
    counted: ['elemento seleccionado', 'elementos seleccionados'],
    actions: (chosen) => {
      const elementos = [...new Set([...chosen.values()].map(({ elementoId }) => elementoId))];
      return acciones.map(({ order, Accion }) => <Accion key={order} elementos={elementos} />);
    },
  };
}
