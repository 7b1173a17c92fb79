import { Button } from '@marco/web-kit/button';
import { classNames } from '@marco/web-kit/class-names';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { formatNumber } from '@marco/web-kit/format';
import { Avatar, initials } from '@marco/web-kit/menu-button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BloqueCarga } from '../../contract/index.ts';
import { BarraDeCarga, ClavesDeNivel, computeTope } from '../reparto/barra-de-carga.tsx';
import styles from './tabla-carga.module.css';

type Consultor = BloqueCarga['consultores'][number];

interface TablaCargaProps extends Pick<BloqueCarga, 'cupo' | 'consultores'> {
  /** What is done with the loads together. */
  readonly aside: ReactNode;
  /** Absent while nothing waits for a consultor. */
  readonly onAssign: ((consultorId: number) => void) | undefined;
}

/** Each consultor with their open requests by level beside their quota, those that are late and the days in hand. */
export function TablaCarga({ cupo, consultores, aside, onAssign }: TablaCargaProps) {
  const tope = computeTope(cupo, consultores);
  return (
    <DataTable
      caption="Carga de los consultores"
      title="Carga de los consultores"
      titleMessage={aside}
      toolbar={
        <p className={styles['note']}>
          <span>Solicitudes abiertas, cupo sugerido de {formatNumber(cupo)}</span>
          <ClavesDeNivel />
        </p>
      }
      rows={consultores}
      columns={buildColumnas({ cupo, tope, onAssign })}
      rowKey={({ id }) => id}
      pagination={false}
    />
  );
}

function buildColumnas({
  cupo,
  tope,
  onAssign,
}: Pick<TablaCargaProps, 'cupo' | 'onAssign'> & {
  readonly tope: number;
}): readonly TableColumn<Consultor>[] {
  const cifras: readonly TableColumn<Consultor>[] = [
    {
      key: 'consultor',
      label: 'Consultor',
      kind: 'main',
      sortable: false,
      text: ({ nombre }) => nombre,
      cell: ({ nombre, url }) => (
        <span className={styles['person']}>
          <Avatar text={toInitials(nombre)} />
          <Link to={url}>{nombre}</Link>
        </span>
      ),
    },
    {
      key: 'carga',
      label: 'Carga',
      sortable: false,
      cell: (consultor) => (
        <span className={styles['bar']}>
          <BarraDeCarga carga={consultor} tope={tope} />
        </span>
      ),
    },
    {
      key: 'abiertas',
      label: 'Abiertas',
      align: 'end',
      sortable: false,
      cell: ({ abiertas }) => (
        <span className={classNames(abiertas > cupo && styles['late'])}>{formatNumber(abiertas)}</span>
      ),
    },
    {
      key: 'vencidas',
      label: 'Vencidas',
      align: 'end',
      sortable: false,
      cell: ({ vencidas }) => (
        <span className={classNames(vencidas > 0 && styles['late'])}>{formatNumber(vencidas)}</span>
      ),
    },
    {
      key: 'dias',
      label: 'Días háb. en su mano',
      cardLabel: 'Días hábiles',
      align: 'end',
      sortable: false,
      cell: ({ diasEnMano }) => formatNumber(diasEnMano),
    },
  ];
  return onAssign ? [...cifras, buildAccion(onAssign)] : cifras;
}

function buildAccion(onAssign: (consultorId: number) => void): TableColumn<Consultor> {
  return {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: ({ id, nombre }) => (
      <Button size="small" variant="neutral" aria-label={`Asignar a ${nombre}`} onClick={() => onAssign(id)}>
        Asignar
      </Button>
    ),
  };
}

/** First letters of the first two words of a name: 'Luisa Peña' is 'LP'. */
function toInitials(nombre: string): string {
  const [one = '', other = ''] = nombre.split(' ');
  return initials(one, other);
}
