import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { formatNumber } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import type { ErrorCelda, RevisionValores } from '../../contract/index.ts';
import styles from './valores.module.css';

const COLUMNAS: readonly TableColumn<ErrorCelda & { readonly lugar: number }>[] = [
  { key: 'fila', label: 'Fila', align: 'end' },
  { key: 'columna', label: 'Columna' },
  { key: 'valor', label: 'Valor', text: ({ valor }) => valor || '(vacío)' },
  { key: 'mensaje', label: 'Error', kind: 'main' },
];

interface RevisionDeValoresProps {
  readonly nombre: string;
  readonly revision: RevisionValores;
}

/** What a file would do, with each cell that is wrong (nothing was changed yet). */
export function RevisionDeValores({ nombre, revision }: RevisionDeValoresProps) {
  const { filas, nuevos, cambiados, retirados, iguales, errores } = revision;
  const rows = errores.map((error, lugar) => ({ ...error, lugar }));
  return (
    <>
      <Notice tone={errores.length === 0 ? 'ok' : 'err'} role="status">
        <b>{nombre}</b>:{' '}
        {`${present(filas, 'fila', 'filas')}, ${present(errores.length, 'celda', 'celdas')} con errores.`}
        <ul className={styles['counts']}>
          <Cuantos que="Nuevos" codigos={nuevos} />
          <Cuantos que="Cambiados" codigos={cambiados} />
          <li>Iguales: {formatNumber(iguales)}</li>
          <Cuantos que="Se retiran" codigos={retirados} />
        </ul>
      </Notice>
      {errores.length > 0 ? (
        <DataTable
          caption="Celdas con errores"
          title="Celdas con errores"
          rows={rows}
          columns={COLUMNAS}
          rowKey={({ lugar }) => lugar}
          optionsNumber={[10, 25, 50]}
          messageEmpty="El archivo no tiene errores."
        />
      ) : null}
    </>
  );
}

/** Codes named beside their number; of more only these. */
const NOMBRADOS = 5;

function Cuantos({ que, codigos }: { readonly que: string; readonly codigos: readonly string[] }) {
  const named = codigos.slice(0, NOMBRADOS).join(', ');
  const more = codigos.length > NOMBRADOS ? '…' : '';
  return (
    <li>
      {`${que}: ${formatNumber(codigos.length)}`}
      {named === '' ? null : <span>{` (${named}${more})`}</span>}
    </li>
  );
}

const present = (cuantos: number, one: string, many: string) =>
  `${formatNumber(cuantos)} ${cuantos === 1 ? one : many}`;
