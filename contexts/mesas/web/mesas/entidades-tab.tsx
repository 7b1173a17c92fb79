import { presentEntidad } from '@marco/entidades/terms';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { useMemo } from 'react';
import type { EntidadParticipante } from '../../contract/index.ts';
import { TAMANOS_PESTANA } from '../../contract/terms.ts';
import { ListaVacia } from './lista-vacia.tsx';

type Fila = EntidadParticipante & { readonly fila: number };

const SIN_ORDEN = 'Sin orden';

const COLUMNAS: readonly TableColumn<Fila>[] = [
  {
    key: 'entidad',
    label: 'Nombre de la entidad',
    cardLabel: 'Entidad',
    kind: 'main',
    text: ({ entidad }) => presentEntidad(entidad),
  },
  {
    key: 'admOrdenName',
    label: 'Orden',
    value: ({ admOrdenName }) => admOrdenName ?? SIN_ORDEN,
    // The order has its own filter; the text looks into the other three columns (MESA-07).
    text: () => '',
    cell: ({ admOrdenName }) => admOrdenName ?? SIN_ORDEN,
  },
  { key: 'admDepartamentoName', label: 'Departamento' },
  { key: 'admMunicipioName', label: 'Municipio' },
];

const ORDENES = [
  {
    key: 'admOrdenName',
    label: 'Filtrar por orden',
    selections: [
      { value: 'Territorial', label: 'Territorial' },
      { value: 'Nacional', label: 'Nacional' },
    ],
  },
];

/** Participating entidades (MESA-07). */
export function EntidadesTab({ entidades }: { readonly entidades: readonly EntidadParticipante[] }) {
  const filas = useMemo(() => entidades.map((entidad, fila) => ({ ...entidad, fila })), [entidades]);
  return (
    <DataTable
      caption="Entidades participantes"
      rows={filas}
      columns={COLUMNAS}
      rowKey={({ fila }) => fila}
      optionsNumber={TAMANOS_PESTANA}
      search={{ label: 'Entidad, departamento o municipio', live: true }}
      columnsState={filas.length === 0 ? [] : ORDENES}
      messageEmpty={
        <ListaVacia
          total={filas.length}
          titulo="No tiene ninguna entidad registrada."
          texto="Aún no hay entidades participantes registradas."
        />
      }
    />
  );
}
