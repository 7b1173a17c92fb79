import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { formatDate } from '@marco/web-kit/format';
import { useState } from 'react';
import type { DetalleEstandar } from '../../contract/index.ts';
import { CambioModal } from './cambio-modal.tsx';

type Cambio = DetalleEstandar['cambios'][number];

const COLUMNAS: readonly TableColumn<Cambio>[] = [
  { key: 'numero', label: 'Versión', nowrap: true },
  { key: 'fecha', label: 'Fecha', nowrap: true, text: ({ fecha }) => formatDate(fecha) },
  { key: 'responsable', label: 'Responsable' },
  { key: 'naturaleza', label: 'Naturaleza del cambio', kind: 'main' },
];

/** Change control of the document (domain §3.1). */
export function CambiosSeccion({ estandar }: { readonly estandar: DetalleEstandar }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DataTable
        caption="Control de cambios"
        rows={estandar.cambios}
        columns={COLUMNAS}
        rowKey={({ id }) => id}
        optionsNumber={[10, 25, 50]}
        messageEmpty="Aún no hay cambios registrados."
        showCreateButton={estandar.acciones.editar.allowed}
        titleCreateButton="AGREGAR CAMBIO"
        onEvent={({ key }) => {
          if (key === 'CREATE') setOpen(true);
        }}
      />
      {isOpen ? <CambioModal id={estandar.id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
