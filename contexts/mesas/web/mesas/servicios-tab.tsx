import { EstadoServicioChip } from '@marco/servicios/widgets';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { useMemo } from 'react';
import type { ServicioDeMesa } from '../../contract/index.ts';
import { TAMANOS_PESTANA } from '../../contract/terms.ts';
import { countByEstado } from './count-by-estado.ts';
import { ListaVacia } from './lista-vacia.tsx';

type Fila = ServicioDeMesa & { readonly fila: number };

const COLUMNAS: readonly TableColumn<Fila>[] = [
  {
    key: 'estado',
    label: 'Estado del servicio',
    cardLabel: 'Estado',
    cell: ({ estado }) => <EstadoServicioChip nombre={estado} />,
  },
  { key: 'nombre', label: 'Nombre del servicio', cardLabel: 'Nombre', kind: 'main' },
];

/** Servicios of the mesa with their state (MESA-08). */
export function ServiciosTab({ servicios }: { readonly servicios: readonly ServicioDeMesa[] }) {
  const filas = useMemo(() => servicios.map((servicio, fila) => ({ ...servicio, fila })), [servicios]);
  const estados = useMemo(
    () => [
      {
        key: 'estado',
        label: 'Filtrar por estado',
        selections: countByEstado(servicios).map(({ estado }) => ({ value: estado, label: estado })),
      },
    ],
    [servicios],
  );
  return (
    <DataTable
      caption="Servicios de la mesa"
      rows={filas}
      columns={COLUMNAS}
      rowKey={({ fila }) => fila}
      optionsNumber={TAMANOS_PESTANA}
      search={{ label: 'Filtrar por estado o nombre', live: true }}
      columnsState={filas.length === 0 ? [] : estados}
      messageEmpty={
        <ListaVacia
          total={filas.length}
          titulo="No tiene ningún servicio registrado."
          texto="Aún no hay servicios de la mesa registrados."
        />
      }
    />
  );
}
