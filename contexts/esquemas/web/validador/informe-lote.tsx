import { DataTable, type TableColumn, type TableColumnState } from '@marco/web-kit/data-table';
import type { ReactNode } from 'react';
import type { InformeDeLote } from '../../contract/index.ts';
import { RESULTADOS_VALIDACION } from '../../contract/validador.terms.ts';
import { RESULTADO } from '../../rules/validador/informe.ts';
import { COLUMNAS_INCONSISTENCIAS, type FilaInconsistencia, listFilas } from './informe-panel.tsx';
import styles from './validador.module.css';

const TONOS = { valido: 'green', invalido: 'red', 'mal-formado': 'purple', rechazado: 'gray' } as const;

interface FilaMensaje extends InformeDeLote {
  readonly tono: string;
  readonly filas: readonly FilaInconsistencia[];
}

/** Why a message was not looked at, with what it was about. */
function presentMotivo({ motivo }: FilaMensaje): string {
  return motivo ? [motivo.mensaje, ...motivo.detalles].join(' ') : '—';
}

const COLUMNAS: readonly TableColumn<FilaMensaje>[] = [
  { key: 'numero', label: 'N.º', align: 'end' },
  { key: 'archivo', label: 'Mensaje', kind: 'main', text: ({ archivo }) => archivo ?? 'Sin nombre' },
  { key: 'resultado', label: 'Resultado', text: ({ resultado }) => RESULTADO[resultado] },
  {
    key: 'totalErrores',
    label: 'Errores',
    align: 'end',
    text: ({ totalErrores, hayMas }) => (hayMas ? `${totalErrores} o más` : String(totalErrores)),
  },
  {
    key: 'motivo',
    label: 'Motivo',
    sortable: false,
    text: presentMotivo,
    cell: (fila) => <span className={styles['value']}>{presentMotivo(fila)}</span>,
  },
];

const ESTADOS: readonly TableColumnState[] = [
  {
    key: 'resultado',
    classKey: 'tono',
    label: 'Filtrar por resultado',
    selections: RESULTADOS_VALIDACION.map((value) => ({ value, label: RESULTADO[value] })),
  },
];

interface InformeLoteProps {
  readonly informes: readonly InformeDeLote[];
  readonly acciones: ReactNode;
}

/** The messages of a batch, each with its faults under it. */
export function InformeLote({ informes, acciones }: InformeLoteProps) {
  const rows = informes.map((informe) => ({
    ...informe,
    tono: TONOS[informe.resultado],
    filas: listFilas(informe),
  }));
  return (
    <DataTable<FilaMensaje, FilaInconsistencia>
      caption="Mensajes del lote"
      title="Informe del lote"
      titleMessage={acciones}
      rows={rows}
      columns={COLUMNAS}
      rowKey={({ numero }) => numero}
      columnsState={ESTADOS}
      columnSubRows={{ title: 'Errores del mensaje', array: 'filas', columns: COLUMNAS_INCONSISTENCIAS }}
      optionsNumber={[10, 25, 50]}
    />
  );
}
