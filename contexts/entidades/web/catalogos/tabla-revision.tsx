import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { formatNumber } from '@marco/web-kit/format';
import type { FilaRevisada, Revision } from '../../contract/index.ts';
import { ACCIONES_IMPORTACION, type AccionImportacion, TAMANOS_LISTA } from '../../contract/terms.ts';
import styles from './catalogos.module.css';

const TONOS: Readonly<Record<AccionImportacion, ChipTone>> = {
  error: 'red',
  nueva: 'green',
  cambiada: 'yellow',
  inactivar: 'gray',
};
const ACCIONES = Object.keys(ACCIONES_IMPORTACION) as AccionImportacion[];

const ESTADOS = [
  {
    key: 'resultado',
    label: 'Filtrar por resultado',
    selections: ACCIONES.map((value) => ({ value, label: ACCIONES_IMPORTACION[value] })),
  },
];

const COLUMNAS: readonly TableColumn<FilaRevisada>[] = [
  { key: 'linea', label: 'Línea', align: 'end', text: ({ linea }) => (linea === null ? '—' : String(linea)) },
  {
    key: 'resultado',
    label: 'Resultado',
    value: ({ accion }) => accion,
    text: ({ accion }) => ACCIONES_IMPORTACION[accion],
    cell: ({ accion }) => <Chip tone={TONOS[accion]}>{ACCIONES_IMPORTACION[accion]}</Chip>,
  },
  { key: 'codigo', label: 'Código', text: ({ codigo }) => codigo || '—' },
  { key: 'nombre', label: 'Nombre', kind: 'main', text: ({ nombre }) => nombre || '—' },
  {
    key: 'mensajes',
    label: 'Detalle',
    sortable: false,
    value: ({ mensajes }) => mensajes.join(' '),
    cell: (fila) => <Detalle fila={fila} />,
  },
];

function Detalle({ fila: { mensajes, antes, nombre, accion } }: { readonly fila: FilaRevisada }) {
  if (mensajes.length > 0)
    return (
      <span className={styles['mensajes']}>
        {mensajes.map((mensaje) => (
          <span key={mensaje}>{mensaje}</span>
        ))}
      </span>
    );
  if (accion !== 'cambiada' || antes === null) return null;
  return [
    antes.nombre === nombre ? null : `Hoy se llama ${antes.nombre}.`,
    antes.activo ? null : 'Está inactiva y se reactiva.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a file would do, row by row (nothing was changed yet). */
export function TablaRevision({ revision }: { readonly revision: Revision }) {
  const rows = revision.filas.map((fila, posicion) => ({ ...fila, posicion }));
  return (
    <DataTable
      caption="Revisión del archivo"
      title="Revisión del archivo"
      titleMessage={`Filas que quedan iguales: ${formatNumber(revision.iguales)}`}
      rows={rows}
      columns={COLUMNAS}
      rowKey={({ posicion }) => posicion}
      optionsNumber={TAMANOS_LISTA}
      columnsState={ESTADOS}
      search={{ label: 'Buscar por palabra', live: true }}
      messageEmpty="El archivo no cambia nada en el catálogo."
    />
  );
}
