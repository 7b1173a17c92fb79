import type { SelectedRows, TableSelection } from '@marco/web-kit/data-table';
import { useState } from 'react';
import type { EstadoVersion } from '../../contract/terms.ts';
import { DescargarEsquemas } from './descargar-esquemas.tsx';

/** A row of a list of elements. */
interface FilaElegible {
  readonly elementoId: number;
  readonly estado: EstadoVersion;
}

/** A package holds what is in force: other versions have their schemas on their own pages. */
function isVigente({ estado }: FilaElegible): boolean {
  return estado === 'incorporado';
}

/** Lets people choose elements in force, page after page, and take their schemas together. */
export function useSeleccionEsquemas<Row extends FilaElegible>(): TableSelection<Row> {
  const [selected, setSelected] = useState<SelectedRows<Row>>(new Map());
  return {
    selected,
    onChange: setSelected,
    keepAcrossPages: true,
    checkbox: isVigente,
    counted: ['elemento seleccionado', 'elementos seleccionados'],
    actions: (chosen) => (
      <DescargarEsquemas elementos={[...new Set([...chosen.values()].map(({ elementoId }) => elementoId))]} />
    ),
  };
}
