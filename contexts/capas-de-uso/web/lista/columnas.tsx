import type { Decision } from '@marco/contract-kit';
import { OidEstructura } from '@marco/oid/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import type { TableColumn } from '@marco/web-kit/data-table';
import { GitBranchPlus, Pencil } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import {
  capasDeUsoPaths,
  toCapa,
  toEditarCapa,
  toVersionarCapa,
  toVersionCapa,
} from '../../contract/capas-de-uso.paths.ts';
import type { FilaCapa } from '../../contract/index.ts';
import { COLUMNAS_CAPAS, TIPOS_CAPA } from '../../contract/terms.ts';
import { EstadoCapaChip } from '../estado-capa-chip.tsx';
import styles from './lista.module.css';

/** Columns of the list; their keys are the orders the server knows. */
export const COLUMNAS: readonly TableColumn<FilaCapa>[] = [
  {
    // The identifier stands under the code: with a column of its own the words of the others would break.
    key: 'codigo',
    label: `${COLUMNAS_CAPAS.codigo} y ${COLUMNAS_CAPAS.oid}`,
    nowrap: true,
    cell: ({ codigo, oid, oidDetails }) => (
      <>
        {codigo}
        <br />
        <OidEstructura oid={oid} oidDetails={oidDetails} />
      </>
    ),
  },
  {
    key: 'nombre',
    label: COLUMNAS_CAPAS.nombre,
    kind: 'main',
    cell: ({ nombre, numero }) => (
      <>
        {nombre} <span className="num">{numero}</span>
      </>
    ),
  },
  { key: 'tipo', label: COLUMNAS_CAPAS.tipo, priority: 2, text: ({ tipo }) => TIPOS_CAPA[tipo] },
  {
    key: 'espacioNombres',
    label: COLUMNAS_CAPAS.espacioNombres,
    priority: 3,
    cell: ({ espacioNombres }) => <Espacio espacio={espacioNombres} />,
  },
  { key: 'version', label: COLUMNAS_CAPAS.version, kind: 'version', sortable: false },
  {
    key: 'estado',
    label: COLUMNAS_CAPAS.estado,
    cell: ({ estado }) => <EstadoCapaChip estado={estado} isListed />,
  },
  { key: 'accion', label: 'Acción', kind: 'action', cell: (fila) => <Acciones fila={fila} /> },
];

/** Where a namespace breaks: after a slash or a dot, and between the words of a segment. */
const CORTES = /(?<=[/.])(?!\/)|(?<=[a-z])(?=[A-Z])/;

/** A namespace that breaks between its segments. */
function Espacio({ espacio }: { readonly espacio: string }) {
  return (
    <span className={styles['address']}>
      {espacio.split(CORTES).map((segment, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments may repeat, and none moves
        <Fragment key={at}>
          {segment}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

/** Reading, changing, and the next version; what is not possible says why. */
function Acciones({ fila }: { readonly fila: FilaCapa }) {
  const { id, versionId, nombre, numero, flagHistorico, permisos } = fila;
  const cual = `${nombre} ${numero}`;
  const ver = flagHistorico ? toVersionCapa(id, versionId, capasDeUsoPaths.listaRestaurada) : toCapa(id);
  return (
    <div className={styles['actions']}>
      <ButtonLink variant="neutral" size="small" to={ver}>
        Ver <span className="sr">{cual}</span>
      </ButtonLink>
      <Cambio
        nombre="Editar"
        cual={cual}
        icon={<Pencil size={16} />}
        permiso={permisos.editar}
        to={toEditarCapa(id)}
      />
      <Cambio
        nombre="Versionar"
        cual={cual}
        icon={<GitBranchPlus size={16} />}
        permiso={permisos.versionar}
        to={toVersionarCapa(id)}
      />
    </div>
  );
}

interface CambioProps {
  readonly nombre: string;
  /** The version it changes, for people with a screen reader. */
  readonly cual: string;
  readonly icon: ReactNode;
  readonly permiso: Decision;
  readonly to: string;
}

/** An action as its icon, so that the three stand on one line beside seven columns. */
function Cambio({ nombre, cual, icon, permiso, to }: CambioProps) {
  return (
    <ButtonLink variant="neutral" size="small" icon={icon} title={nombre} to={to} blocked={permiso}>
      <span className="sr">{`${nombre} ${cual}`}</span>
    </ButtonLink>
  );
}
