import { Button } from '@marco/web-kit/button';
import type { SelectedRows, TableSelection } from '@marco/web-kit/data-table';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ElementoListado } from '../../contract/index.ts';

// Who incorporates several at once is one in many readers of the list.
const IncorporacionesDialog = lazy(async () => ({
  default: (await import('./incorporaciones-dialog.tsx')).IncorporacionesDialog,
}));

/** Lets people choose approved versions, page after page, and incorporate them together; with the dialog that does it. */
export function useSeleccionPorIncorporar(): readonly [TableSelection<ElementoListado>, ReactNode] {
  const [selected, setSelected] = useState<SelectedRows<ElementoListado>>(new Map());
  // The list is that of the moment the dialog opened: what was incorporated leaves the selection behind it.
  const [elegidos, setElegidos] = useState<readonly ElementoListado[] | null>(null);
  const dialog = elegidos ? (
    <Suspense fallback={null}>
      <IncorporacionesDialog
        elementos={elegidos}
        onClose={() => setElegidos(null)}
        onDone={() => setSelected(new Map())}
      />
    </Suspense>
  ) : null;
  const selection: TableSelection<ElementoListado> = {
    selected,
    onChange: setSelected,
    keepAcrossPages: true,
    counted: ['elemento seleccionado', 'elementos seleccionados'],
    actions: (chosen) => (
      <Button size="small" onClick={() => setElegidos([...chosen.values()])}>
        Incorporar seleccionados
      </Button>
    ),
  };
  return [selection, dialog];
}
