import { ButtonLink } from '@marco/web-kit/button';
import type { TableColumn } from '@marco/web-kit/data-table';
import type { FilaFicha } from '../../contract/index.ts';
import { toFicha } from '../../contract/ontologia.paths.ts';
import {
  CLASE_FICHA,
  COLUMNAS_FICHAS,
  type Palabra,
  RESUMEN_FICHA,
  TIPOS_POR_PALABRA,
} from '../../contract/terms.ts';
import { EstadoFichaChip } from '../estado-ficha-chip.tsx';
import styles from './lista.module.css';

/** Longest summary a row shows; the detail has it whole. */
const RESUMEN_MAXIMO = 90;

function shorten(text: string): string {
  return text.length > RESUMEN_MAXIMO ? `${text.slice(0, RESUMEN_MAXIMO).trimEnd()}…` : text || '—';
}

function buildColumns(palabra: Palabra): readonly TableColumn<FilaFicha>[] {
  const clase = CLASE_FICHA[palabra];
  const tipos = TIPOS_POR_PALABRA[palabra];
  return [
    {
      key: 'nombre',
      label: 'Nombre y código',
      kind: 'main',
      cell: ({ nombre, codigo }) => (
        <>
          {nombre} <code className={styles['code']}>{codigo}</code>
        </>
      ),
    },
    ...(palabra === 'individuo'
      ? []
      : [
          {
            key: 'tipo',
            label: COLUMNAS_FICHAS.tipo,
            priority: 2 as const,
            text: ({ tipo }: FilaFicha) => tipos[tipo ?? ''] ?? '—',
          },
        ]),
    {
      key: 'resumen',
      label: RESUMEN_FICHA[palabra],
      priority: 3,
      sortable: false,
      text: ({ resumen }) => shorten(resumen),
    },
    ...(clase === null
      ? []
      : [
          {
            key: 'clase',
            label: clase,
            priority: 2 as const,
            sortable: false,
            text: ({ clase: reference }: FilaFicha) => reference?.nombre ?? '—',
          },
        ]),
    { key: 'oid', label: COLUMNAS_FICHAS.oid, kind: 'oid', sortable: false },
    {
      key: 'estado',
      label: COLUMNAS_FICHAS.estado,
      cell: ({ estado }) => <EstadoFichaChip estado={estado} />,
    },
    {
      key: 'accion',
      label: 'Acción',
      kind: 'action',
      cell: ({ id, nombre }) => (
        <ButtonLink variant="neutral" size="small" to={toFicha(palabra, id)}>
          Ver <span className="sr">{nombre}</span>
        </ButtonLink>
      ),
    },
  ];
}

/** Columns of the list of each word; their keys are the orders the server knows. */
export const COLUMNAS: Readonly<Record<Palabra, readonly TableColumn<FilaFicha>[]>> = {
  definicion: buildColumns('definicion'),
  individuo: buildColumns('individuo'),
  evento: buildColumns('evento'),
  regla: buildColumns('regla'),
};
