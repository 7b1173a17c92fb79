import { Button } from '@marco/web-kit/button';
import type { SelectedRows, TableSelection } from '@marco/web-kit/data-table';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { SolicitudListada } from '../../contract/index.ts';
import { type DialogoAbierto, DialogosDeAsignacion } from './dialogos-de-asignacion.tsx';

const CertificacionesDialog = lazy(async () => ({
  default: (await import('./certificaciones-dialog.tsx')).CertificacionesDialog,
}));

const CONTADAS = ['solicitud seleccionada', 'solicitudes seleccionadas'] as const;

type Seleccion = readonly [TableSelection<SolicitudListada>, ReactNode];

/** Lets people choose requests, page after page, and assign them or share them out; with the dialog that does it. */
export function useSeleccionPorAsignar(): Seleccion {
  const [selected, setSelected] = useState<SelectedRows<SolicitudListada>>(new Map());
  // The list is that of the moment the dialog opened: what was assigned leaves the selection behind it.
  const [abierto, setAbierto] = useState<DialogoAbierto | null>(null);
  const dialog = (
    <DialogosDeAsignacion
      abierto={abierto}
      onClose={() => setAbierto(null)}
      onDone={() => setSelected(new Map())}
    />
  );
  const selection: TableSelection<SolicitudListada> = {
    selected,
    onChange: setSelected,
    keepAcrossPages: true,
    counted: CONTADAS,
    actions: (chosen) => (
      <>
        <Button
          size="small"
          onClick={() => setAbierto({ dialogo: 'asignar', solicitudes: [...chosen.values()] })}
        >
          Asignar a…
        </Button>
        <Button
          size="small"
          variant="neutral"
          onClick={() => setAbierto({ dialogo: 'repartir', solicitudes: [...chosen.values()] })}
        >
          Repartir por carga
        </Button>
      </>
    ),
  };
  return [selection, dialog];
}

/** The same for requests with a favourable concept, to certify them together. */
export function useSeleccionPorCertificar(): Seleccion {
  const [selected, setSelected] = useState<SelectedRows<SolicitudListada>>(new Map());
  const [elegidas, setElegidas] = useState<readonly SolicitudListada[] | null>(null);
  const dialog = elegidas ? (
    <Suspense fallback={null}>
      <CertificacionesDialog
        solicitudes={elegidas}
        onClose={() => setElegidas(null)}
        onDone={() => setSelected(new Map())}
      />
    </Suspense>
  ) : null;
  const selection: TableSelection<SolicitudListada> = {
    selected,
    onChange: setSelected,
    keepAcrossPages: true,
    counted: CONTADAS,
    actions: (chosen) => (
      <Button size="small" onClick={() => setElegidas([...chosen.values()])}>
        Certificar seleccionadas
      </Button>
    ),
  };
  return [selection, dialog];
}
