import { capitalizeNombre } from '@marco/entidades/terms';
import { ButtonLink } from '@marco/web-kit/button';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatDate } from '@marco/web-kit/format';
import type { ElementoListado } from '../../contract/index.ts';
import { CLASE_ELEMENTO, ESTADO_VERSION, TIPO_ELEMENTO } from '../../contract/terms.ts';
import { EstadoVersionChip } from '../detalle/estado-version-chip.tsx';
import { toElemento } from '../elementos-de-dato.paths.ts';
import { OidConsultado } from './oid-consultado.tsx';

/** Columns of the list; their keys are the orders the server knows. */
export const COLUMNAS: readonly TableColumn<ElementoListado>[] = [
  { key: 'nombre', label: 'Nombre', kind: 'main' },
  { key: 'identificador', label: 'Identificador', cell: ({ identificador }) => <code>{identificador}</code> },
  {
    key: 'tipo',
    label: 'Tipo',
    text: ({ tipo, clase }) => `${TIPO_ELEMENTO[tipo]} · ${CLASE_ELEMENTO[clase]}`,
  },
  { key: 'capa', label: 'Capa de uso', text: ({ capaNombre }) => capaNombre },
  { key: 'dominio', label: 'Dominio', text: ({ dominioNombre }) => dominioNombre },
  {
    key: 'numero',
    label: 'Versión',
    nowrap: true,
    sortable: false,
    cell: ({ numero }) => <span className="num">{numero}</span>,
  },
  {
    key: 'estado',
    label: 'Estado',
    text: ({ estado }) => ESTADO_VERSION[estado],
    cell: ({ estado }) => <EstadoVersionChip estado={estado} />,
  },
  {
    key: 'entidadResponsable',
    label: 'Entidad responsable',
    text: ({ entidadResponsable }) => (entidadResponsable ? capitalizeNombre(entidadResponsable) : '—'),
  },
  {
    key: 'fechaModificacion',
    label: 'Modificado',
    nowrap: true,
    cell: ({ fechaModificacion }) => <span className="num">{formatDate(fechaModificacion)}</span>,
  },
  { key: 'oid', label: 'OID', sortable: false, cell: ({ oid }) => <OidConsultado oid={oid} /> },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: ({ versionId, nombre }) => (
      <ButtonLink variant="neutral" size="small" to={toElemento(versionId)}>
        Ver <span className="sr">{nombre}</span>
      </ButtonLink>
    ),
  },
];
