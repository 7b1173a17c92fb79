import { presentEntidad } from '@marco/entidades/terms';
import { formatNumber } from '@marco/web-kit/format';
import { type StackedColumn, StackedTable } from '@marco/web-kit/stacked-table';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { FilaMapa } from '../../contract/index.ts';
import { MARCAS_MAPA, type MarcaMapa } from '../../contract/terms.ts';
import { toPapelesDeEntidad } from '../../contract/tramites.paths.ts';
import styles from './mapa.module.css';
import type { MapaHallado } from './use-mapa.ts';

/** The map as a list: of each element, which entidades have what to do with it. */
export function ListaMapa({ mapa: { filas, entidades } }: { readonly mapa: MapaHallado }) {
  const nombres = new Map(entidades.map((entidad) => [entidad.id, entidad]));
  const columna = (marca: MarcaMapa): StackedColumn<FilaMapa> => ({
    label: MARCAS_MAPA[marca],
    cell: (fila) => {
      const suyas = fila.entidades.filter(({ marcas }) => marcas.includes(marca));
      if (suyas.length === 0) return '—';
      return suyas.map(({ entidadId }, at) => {
        const { nombre = '', sigla = '' } = nombres.get(entidadId) ?? {};
        return (
          <Fragment key={entidadId}>
            {at > 0 ? ', ' : null}
            <Link to={toPapelesDeEntidad(entidadId)} className={sigla === '' ? undefined : styles['sigla']}>
              {sigla === '' ? presentEntidad(nombre) : sigla}
            </Link>
          </Fragment>
        );
      });
    },
  });
  return (
    <StackedTable
      label="Elementos y entidades"
      isTop
      columns={[
        { label: 'Elemento de dato', cell: ({ nombre }) => nombre },
        { label: 'Trámites que lo piden', cell: ({ tramites }) => formatNumber(tramites) },
        columna('tiene'),
        columna('sirve'),
        columna('pide'),
        columna('intercambia'),
      ]}
      rows={filas}
      rowKey={({ elementoId }) => elementoId}
    />
  );
}
