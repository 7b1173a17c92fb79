import { Chip, type ChipTone } from '@marco/web-kit/chip';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatMoment, formatNumber, formatSize } from '@marco/web-kit/format';
import { ESTADO_EXPORTACION, type EstadoDeExportacion } from '../../contract/exportaciones.terms.ts';
import type { Exportacion } from '../../contract/index.ts';
import { AccionesExportacion } from './acciones-exportacion.tsx';
import { ExportProgress } from './export-progress.tsx';
import styles from './exportaciones.module.css';

const TONES: Readonly<Record<EstadoDeExportacion, ChipTone>> = {
  'en-cola': 'yellow',
  'en-curso': 'blue',
  lista: 'green',
  fallida: 'red',
  cancelada: 'gray',
  vencida: 'gray',
};

const presentMoment = (moment: string) => formatMoment(moment);

export const COLUMNAS: readonly TableColumn<Exportacion>[] = [
  { key: 'titulo', label: 'Tabla', kind: 'main' },
  {
    key: 'filasTotal',
    label: 'Archivo',
    text: ({ formato, filasTotal, bytes }) =>
      [formato.toUpperCase(), `${formatNumber(filasTotal)} filas`, bytes === null ? '' : formatSize(bytes)]
        .filter(Boolean)
        .join(', '),
  },
  { key: 'creadaEn', label: 'Pedida', priority: 2, text: ({ creadaEn }) => presentMoment(creadaEn) },
  {
    key: 'estado',
    label: 'Estado',
    text: ({ estado }) => ESTADO_EXPORTACION[estado],
    cell: (exportacion) => <Estado exportacion={exportacion} />,
  },
  {
    key: 'venceEn',
    label: 'Disponible hasta',
    priority: 3,
    text: ({ venceEn, estado }) => (venceEn !== null && estado === 'lista' ? presentMoment(venceEn) : '—'),
  },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: (exportacion) => <AccionesExportacion exportacion={exportacion} />,
  },
];

function Estado({ exportacion }: { readonly exportacion: Exportacion }) {
  const { estado, titulo, filasHechas, filasTotal, motivo } = exportacion;
  if (estado === 'en-curso')
    return <ExportProgress label={`Filas preparadas de ${titulo}`} done={filasHechas} total={filasTotal} />;
  return (
    <div className={styles['state']}>
      <Chip tone={TONES[estado]}>{ESTADO_EXPORTACION[estado]}</Chip>
      {motivo === null ? null : <small>{motivo}</small>}
    </div>
  );
}
