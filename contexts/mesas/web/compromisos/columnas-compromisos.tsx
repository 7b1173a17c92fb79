import { capitalizeNombre } from '@marco/entidades/terms';
import { Button } from '@marco/web-kit/button';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatDate } from '@marco/web-kit/format';
import type { Compromiso } from '../../contract/index.ts';
import styles from './compromisos.module.css';
import { PlazoChip } from './plazo-chip.tsx';

/** Columns of every board; the mesa shows where the board is of several. */
export function buildColumnas(
  onOpen: (compromiso: Compromiso) => void,
  { showsMesa }: { readonly showsMesa: boolean },
): TableColumn<Compromiso>[] {
  return [
    {
      key: 'descripcion',
      label: 'Compromiso',
      kind: 'main',
      sortable: false,
      cell: ({ descripcion, nombreMesa }) => (
        <span className={styles['what']}>
          {descripcion}
          {showsMesa ? <small>Mesa {nombreMesa}</small> : null}
        </span>
      ),
    },
    {
      key: 'responsable',
      label: 'Responsable',
      sortable: false,
      cell: ({ responsable, entidad }) => (
        <span className={styles['what']}>
          {responsable}
          <small>{capitalizeNombre(entidad)}</small>
        </span>
      ),
    },
    {
      key: 'venceEn',
      label: 'Vence',
      sortable: false,
      nowrap: true,
      cell: ({ venceEn }) => <span className="num">{formatDate(venceEn)}</span>,
    },
    {
      key: 'situacion',
      label: 'Estado',
      sortable: false,
      cell: (compromiso) => <PlazoChip compromiso={compromiso} />,
    },
    {
      key: 'accion',
      label: 'Acción',
      kind: 'action',
      cell: (compromiso) => (
        <Button variant="neutral" size="small" onClick={() => onOpen(compromiso)}>
          Ver <span className="sr">{compromiso.descripcion}</span>
        </Button>
      ),
    },
  ];
}
