import { ButtonLink } from '@marco/web-kit/button';
import type { TableColumn } from '@marco/web-kit/data-table';
import { toEntidad } from '../../contract/entidades.paths.ts';
import type { FilaEntidad } from '../../contract/index.ts';
import { COLUMNAS_ENTIDADES, presentEntidad, TIPOS_ENTIDAD } from '../../contract/terms.ts';
import { EstadoEntidadChip } from '../estado-entidad-chip.tsx';

/** Columns of the list; their keys are the orders the server knows. */
export const COLUMNAS: readonly TableColumn<FilaEntidad>[] = [
  {
    key: 'nombre',
    label: COLUMNAS_ENTIDADES.nombre,
    kind: 'main',
    cell: ({ nombre, sigla }) => presentEntidad(nombre, sigla),
  },
  {
    key: 'nit',
    label: COLUMNAS_ENTIDADES.nit,
    nowrap: true,
    cell: ({ nit, dv }) => (
      <span className="num">
        {nit}-{dv}
      </span>
    ),
  },
  { key: 'tipo', label: COLUMNAS_ENTIDADES.tipo, priority: 3, text: ({ tipo }) => TIPOS_ENTIDAD[tipo] },
  { key: 'sector', label: COLUMNAS_ENTIDADES.sector, priority: 2, text: ({ sector }) => sector ?? '—' },
  {
    key: 'departamento',
    label: COLUMNAS_ENTIDADES.departamento,
    text: ({ departamento, municipio }) => [municipio, departamento].filter(Boolean).join(', ') || '—',
  },
  {
    key: 'estado',
    label: COLUMNAS_ENTIDADES.estado,
    cell: ({ activa }) => <EstadoEntidadChip activa={activa} isListed />,
  },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: ({ id, nombre }) => (
      <ButtonLink variant="neutral" size="small" to={toEntidad(id)}>
        Ver <span className="sr">{presentEntidad(nombre)}</span>
      </ButtonLink>
    ),
  },
];
