import { presentEntidad } from '@marco/entidades/terms';
import { Button } from '@marco/web-kit/button';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatDate } from '@marco/web-kit/format';
import type { Compromiso } from '../../contract/index.ts';
import styles from './compromisos.module.css';
import { presentMeta } from './meta-compromiso.ts';
import { PlazoChip } from './plazo-chip.tsx';

/** What was agreed, in which mesa, and what an open one waits for where it closes itself. */
function Agreed({ compromiso, showsMesa }: { readonly compromiso: Compromiso; readonly showsMesa: boolean }) {
  const { descripcion, nombreMesa, estado } = compromiso;
  const meta = estado === 'abierto' ? presentMeta(compromiso) : null;
  return (
    <span className={styles['what']}>
      {descripcion}
      {showsMesa ? <small>Mesa {nombreMesa}</small> : null}
      {meta === null ? null : <small>Se cumple cuando {meta}</small>}
    </span>
  );
}

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
      cell: (compromiso) => <Agreed compromiso={compromiso} showsMesa={showsMesa} />,
    },
    {
      key: 'responsable',
      label: 'Responsable',
      sortable: false,
      cell: ({ responsable, entidad }) => (
        <span className={styles['what']}>
          {responsable}
          <small>{presentEntidad(entidad)}</small>
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
