import { ESTADO_VERSION } from '@marco/elementos-de-dato/terms';
import { EstadoVersionChip } from '@marco/elementos-de-dato/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { Identifier } from '@marco/web-kit/clipboard';
import type { TableColumn } from '@marco/web-kit/data-table';
import { Link } from 'react-router';
import type { EntradaDiccionario } from '../contract/index.ts';
import { CLASE_DICCIONARIO, COLUMNAS_DICCIONARIO, toDireccionElemento } from '../contract/terms.ts';
import type { EstadoDiccionario } from '../rules/direccion.ts';
import styles from './diccionario.module.css';

/** Both in one column: beside the facets there is no room for two. */
const NOMBRE_E_IDENTIFICADOR = 'Nombre e identificador';

/** Columns of the results of the dictionary; the state has one only where it may differ from row to row. */
export function listColumnas(
  estado: EstadoDiccionario['estado'],
): readonly TableColumn<EntradaDiccionario>[] {
  return estado === 'todos' ? COLUMNAS : COLUMNAS.filter(({ key }) => key !== 'estado');
}

const COLUMNAS: readonly TableColumn<EntradaDiccionario>[] = [
  {
    key: 'nombre',
    label: NOMBRE_E_IDENTIFICADOR,
    kind: 'main',
    sortable: false,
    cell: (entrada) => (
      <span className={styles['name']}>
        <Link to={toDireccion(entrada)}>{entrada.nombre}</Link>
        <code className={styles['code']}>
          <Identifier text={entrada.identificador} name="el identificador" />
        </code>
        <span>{entrada.definicion}</span>
      </span>
    ),
  },
  {
    key: 'tipo',
    label: COLUMNAS_DICCIONARIO.tipo,
    priority: 3,
    sortable: false,
    text: ({ clase }) => CLASE_DICCIONARIO[clase],
  },
  {
    key: 'capa',
    label: COLUMNAS_DICCIONARIO.capa,
    sortable: false,
    text: ({ capa }) => capa.nombre,
  },
  { key: 'version', label: COLUMNAS_DICCIONARIO.version, priority: 2, sortable: false },
  {
    key: 'estado',
    label: COLUMNAS_DICCIONARIO.estado,
    sortable: false,
    text: ({ estado }) => ESTADO_VERSION[estado],
    cell: ({ estado }) => <EstadoVersionChip estado={estado} isListed />,
  },
  { key: 'oid', label: COLUMNAS_DICCIONARIO.oid, kind: 'oid', sortable: false, nowrap: true },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: (entrada) => (
      <ButtonLink variant="neutral" size="small" to={toDireccion(entrada)}>
        Ver <span className="sr">{entrada.nombre}</span>
      </ButtonLink>
    ),
  },
];

/** The version in force stands at the address of the element, the others at their own. */
function toDireccion(entrada: EntradaDiccionario): string {
  return toDireccionElemento(entrada, entrada.estado === 'incorporado' ? undefined : entrada.version);
}
