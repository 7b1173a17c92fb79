import { ButtonLink } from '@marco/web-kit/button';
import { Identifier } from '@marco/web-kit/clipboard';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatDate } from '@marco/web-kit/format';
import { toVersionElemento } from '../../contract/elementos-de-dato.paths.ts';
import type { ElementoListado } from '../../contract/index.ts';
import { CLASE_ELEMENTO, COLUMNAS_ELEMENTOS, ESTADO_VERSION, TIPO_ELEMENTO } from '../../contract/terms.ts';
import { EstadoVersionChip } from '../detalle/estado-version-chip.tsx';
import styles from './lista.module.css';
import { OidConsultado } from './oid-consultado.tsx';

/** Both in one column: at 1280 px beside the menu there is no room for two. */
const VERSION_Y_OID = `${COLUMNAS_ELEMENTOS.numero} y ${COLUMNAS_ELEMENTOS.oid}`;

/** Columns of the list; their keys are the orders the server knows. */
const COLUMNAS: readonly TableColumn<ElementoListado>[] = [
  {
    key: 'nombre',
    label: COLUMNAS_ELEMENTOS.nombre,
    kind: 'main',
    cell: ({ nombre, identificador }) => (
      <>
        {nombre}{' '}
        <code className={styles['technical']}>
          <Identifier text={identificador} name="el identificador" />
        </code>
      </>
    ),
  },
  {
    key: 'tipo',
    label: COLUMNAS_ELEMENTOS.tipo,
    priority: 3,
    text: ({ tipo, clase }) => `${TIPO_ELEMENTO[tipo]} · ${CLASE_ELEMENTO[clase]}`,
  },
  {
    key: 'capa',
    label: COLUMNAS_ELEMENTOS.capa,
    priority: 2,
    text: ({ capaNombre, dominioNombre }) => `${capaNombre} · ${dominioNombre}`,
  },
  {
    key: 'estado',
    label: COLUMNAS_ELEMENTOS.estado,
    text: ({ estado }) => ESTADO_VERSION[estado],
    cell: ({ estado }) => <EstadoVersionChip estado={estado} isListed />,
  },
  {
    key: 'fechaModificacion',
    label: COLUMNAS_ELEMENTOS.fechaModificacion,
    priority: 2,
    nowrap: true,
    cell: ({ fechaModificacion }) => <span className="num">{formatDate(fechaModificacion)}</span>,
  },
  {
    key: 'oid',
    label: VERSION_Y_OID,
    sortable: false,
    cell: ({ numero, oid }) => (
      // One piece: the card of a phone lays out what stands in a cell.
      <span>
        <span className="num">{numero}</span> <OidConsultado oid={oid} />
      </span>
    ),
  },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: ({ versionId, nombre }) => (
      <ButtonLink variant="neutral" size="small" to={toVersionElemento(versionId)}>
        Ver <span className="sr">{nombre}</span>
      </ButtonLink>
    ),
  },
];

/** Columns of the registry of a past day: what the state says is of today. */
export function toColumnasDelDia(fecha: string): readonly TableColumn<ElementoListado>[] {
  if (fecha === '') return COLUMNAS;
  return COLUMNAS.map((columna) =>
    columna.key === 'estado' ? { ...columna, label: `${COLUMNAS_ELEMENTOS.estado} hoy` } : columna,
  );
}
