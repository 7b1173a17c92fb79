import { Button, ButtonLink } from '@marco/web-kit/button';
import type { TableColumn } from '@marco/web-kit/data-table';
import type { FilaCapa } from '../../contract/index.ts';
import { TIPOS_CAPA } from '../../contract/terms.ts';
import {
  capasDeUsoPaths,
  toCapa,
  toEditarCapa,
  toVersionarCapa,
  toVersionCapa,
} from '../capas-de-uso.paths.ts';
import { EstadoCapaChip } from '../estado-capa-chip.tsx';
import styles from './lista.module.css';

/** Columns of the list; their keys are the orders the server knows. */
export const COLUMNAS: readonly TableColumn<FilaCapa>[] = [
  { key: 'codigo', label: 'Código', nowrap: true },
  {
    key: 'nombre',
    label: 'Nombre',
    kind: 'main',
    cell: ({ nombre, numero }) => (
      <>
        {nombre} <span className="num">{numero}</span>
      </>
    ),
  },
  { key: 'tipo', label: 'Tipo', text: ({ tipo }) => TIPOS_CAPA[tipo] },
  {
    key: 'espacioNombres',
    label: 'Espacio de nombres',
    cell: ({ espacioNombres }) => <span className={styles['address']}>{espacioNombres}</span>,
  },
  { key: 'version', label: 'Versión', kind: 'version', sortable: false },
  { key: 'estado', label: 'Estado', cell: ({ estado }) => <EstadoCapaChip estado={estado} /> },
  { key: 'oid', label: 'OID', kind: 'oid', sortable: false },
  { key: 'accion', label: 'Acción', kind: 'action', cell: (fila) => <Acciones fila={fila} /> },
];

/** Reading, changing, and the next version; what is not possible says why. */
function Acciones({ fila }: { readonly fila: FilaCapa }) {
  const { id, versionId, nombre, numero, flagHistorico, permisos } = fila;
  const what = <span className="sr">{`${nombre} ${numero}`}</span>;
  const ver = flagHistorico ? toVersionCapa(id, versionId, capasDeUsoPaths.listaRestaurada) : toCapa(id);
  return (
    <div className={styles['actions']}>
      <ButtonLink variant="neutral" size="small" to={ver}>
        Ver {what}
      </ButtonLink>
      {permisos.editar.allowed ? (
        <ButtonLink variant="neutral" size="small" to={toEditarCapa(id)}>
          Editar {what}
        </ButtonLink>
      ) : (
        <Button variant="neutral" size="small" blocked={permisos.editar}>
          Editar {what}
        </Button>
      )}
      {permisos.versionar.allowed ? (
        <ButtonLink variant="neutral" size="small" to={toVersionarCapa(id)}>
          Versionar {what}
        </ButtonLink>
      ) : (
        <Button variant="neutral" size="small" blocked={permisos.versionar}>
          Versionar {what}
        </Button>
      )}
    </div>
  );
}
