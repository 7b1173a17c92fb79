import { ButtonLink } from '@marco/web-kit/button';
import type { TableColumn } from '@marco/web-kit/data-table';
import type { FilaEntidad } from '../../contract/index.ts';
import { capitalizeNombre, TIPOS_ENTIDAD } from '../../contract/terms.ts';
import { toEntidad } from '../entidades.paths.ts';
import { EstadoEntidadChip } from '../estado-entidad-chip.tsx';

/** Columns of the list; their keys are the orders the server knows. */
export const COLUMNAS: readonly TableColumn<FilaEntidad>[] = [
  {
    key: 'nombre',
    label: 'Entidad',
    kind: 'main',
    cell: ({ nombre, sigla }) =>
      sigla ? `${capitalizeNombre(nombre)} (${sigla})` : capitalizeNombre(nombre),
  },
  {
    key: 'nit',
    label: 'NIT',
    nowrap: true,
    cell: ({ nit, dv }) => (
      <span className="num">
        {nit}-{dv}
      </span>
    ),
  },
  { key: 'tipo', label: 'Tipo', text: ({ tipo }) => TIPOS_ENTIDAD[tipo] },
  { key: 'sector', label: 'Sector', text: ({ sector }) => sector ?? '—' },
  {
    key: 'departamento',
    label: 'Ubicación',
    text: ({ departamento, municipio }) => [municipio, departamento].filter(Boolean).join(', ') || '—',
  },
  { key: 'estado', label: 'Estado', cell: ({ activa }) => <EstadoEntidadChip activa={activa} /> },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: ({ id, nombre }) => (
      <ButtonLink variant="neutral" size="small" to={toEntidad(id)}>
        Ver <span className="sr">{capitalizeNombre(nombre)}</span>
      </ButtonLink>
    ),
  },
];
