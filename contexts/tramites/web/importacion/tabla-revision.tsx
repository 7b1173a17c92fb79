import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { formatNumber } from '@marco/web-kit/format';
import type { RevisionTramites, TramiteRevisado } from '../../contract/index.ts';
import { ACCIONES_TRAMITE, type AccionTramite, TAMANOS_TRAMITES } from '../../contract/terms.ts';
import styles from './importacion.module.css';

const TONOS: Readonly<Record<AccionTramite, ChipTone>> = {
  error: 'red',
  nuevo: 'green',
  cambiado: 'yellow',
  'no-visto': 'gray',
};

const RESULTADOS = [
  {
    key: 'resultado',
    label: 'Filtrar por resultado',
    selections: (Object.keys(ACCIONES_TRAMITE) as AccionTramite[]).map((value) => ({
      value,
      label: ACCIONES_TRAMITE[value],
    })),
  },
];

const COLUMNAS: readonly TableColumn<TramiteRevisado>[] = [
  { key: 'linea', label: 'Línea', align: 'end', text: ({ linea }) => (linea === null ? '—' : String(linea)) },
  {
    key: 'resultado',
    label: 'Resultado',
    value: ({ accion }) => accion,
    text: ({ accion }) => ACCIONES_TRAMITE[accion],
    cell: ({ accion }) => <Chip tone={TONOS[accion]}>{ACCIONES_TRAMITE[accion]}</Chip>,
  },
  { key: 'codigo', label: 'Código', text: ({ codigo }) => codigo || '—' },
  { key: 'nombre', label: 'Trámite', kind: 'main', text: ({ nombre }) => nombre || '—' },
  {
    key: 'mensajes',
    label: 'Detalle',
    sortable: false,
    value: ({ mensajes }) => mensajes.join(' '),
    cell: ({ mensajes }) =>
      mensajes.length === 0 ? (
        '—'
      ) : (
        <span className={styles['mensajes']}>
          {mensajes.map((mensaje) => (
            <span key={mensaje}>{mensaje}</span>
          ))}
        </span>
      ),
  },
];

/** What a file would do, trámite by trámite; nothing was changed yet. */
export function TablaRevisionTramites({ revision }: { readonly revision: RevisionTramites }) {
  const rows = revision.filas.map((fila, posicion) => ({ ...fila, posicion }));
  return (
    <DataTable
      caption="Revisión del archivo"
      title="Revisión del archivo"
      titleMessage={`Trámites que quedan iguales: ${formatNumber(revision.iguales)}`}
      rows={rows}
      columns={COLUMNAS}
      rowKey={({ posicion }) => posicion}
      optionsNumber={TAMANOS_TRAMITES}
      columnsState={RESULTADOS}
      search={{ label: 'Buscar por palabra', live: true }}
      messageEmpty="El archivo no cambia ningún trámite."
    />
  );
}
