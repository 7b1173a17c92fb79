import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { Notice } from '@marco/web-kit/notice';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Inconsistencia, InformeMensaje, NodoConErrores } from '../../contract/index.ts';
import { toElementoDelNodo } from '../../contract/validador.paths.ts';
import { REGLAS_VALIDADOR } from '../../contract/validador.terms.ts';
import { presentTotal } from '../../rules/validador/informe.ts';
import styles from './validador.module.css';

/** One fault with the place it is in. */
export interface FilaInconsistencia extends Inconsistencia, Omit<NodoConErrores, 'hallazgos'> {
  readonly key: string;
}

/** The faults of a message, those of one node one after the other. */
export function listFilas({ nodos }: InformeMensaje): FilaInconsistencia[] {
  return nodos.flatMap(({ hallazgos, ...nodo }, lugar) =>
    hallazgos.map((inconsistencia, orden) => ({ ...nodo, ...inconsistencia, key: `${lugar}-${orden}` })),
  );
}

const toTexto = (valor: string | null) => valor ?? '—';

export const COLUMNAS_INCONSISTENCIAS: readonly TableColumn<FilaInconsistencia>[] = [
  { key: 'linea', label: 'Línea', align: 'end' },
  { key: 'columna', label: 'Columna', priority: 2, align: 'end' },
  {
    key: 'ruta',
    label: 'Elemento',
    text: ({ nombre, ruta }) => `${nombre} ${ruta}`,
    cell: (fila) => <Nodo fila={fila} />,
  },
  {
    key: 'mensaje',
    label: 'Qué pasa',
    kind: 'main',
    cell: ({ mensaje, regla, detalle }) => (
      <span className={styles['node']}>
        {mensaje}
        <small>{detalle ?? REGLAS_VALIDADOR[regla]}</small>
      </span>
    ),
  },
  { key: 'sugerencia', label: 'Cómo corregirlo', text: ({ sugerencia }) => toTexto(sugerencia) },
  {
    key: 'esperado',
    label: 'Se esperaba',
    priority: 3,
    cell: ({ esperado }) => <Valor>{toTexto(esperado)}</Valor>,
  },
  {
    key: 'encontrado',
    label: 'Se encontró',
    priority: 3,
    cell: ({ encontrado }) => <Valor>{toTexto(encontrado)}</Valor>,
  },
];

function Valor({ children }: { readonly children: string }) {
  return <span className={styles['value']}>{children}</span>;
}

/** A path goes on in another line between its names, never inside one. */
function Ruta({ children }: { readonly children: string }) {
  const [root = '', ...names] = children.split('/');
  let path = root;
  return (
    <>
      {root}
      {names.map((name) => {
        path = `${path}/${name}`;
        return (
          <Fragment key={path}>
            <wbr />/{name}
          </Fragment>
        );
      })}
    </>
  );
}

function Nodo({ fila: { elemento, nombre, ruta } }: { readonly fila: FilaInconsistencia }) {
  if (nombre === '') return '—';
  return (
    <span className={styles['node']}>
      {elemento ? <Link to={toElementoDelNodo(elemento)}>{nombre}</Link> : nombre}
      <small>
        <Ruta>{ruta}</Ruta>
      </small>
    </span>
  );
}

/** What the validator found in one message. */
export function InformePanel({ informe }: { readonly informe: InformeMensaje }) {
  const { resultado, motivo, formato } = informe;
  if (resultado === 'valido')
    return <Notice tone="ok">El mensaje está bien formado y es válido: cumple el esquema.</Notice>;
  if (motivo)
    return (
      <Notice tone="err">
        <strong>El mensaje no se validó.</strong> {motivo.mensaje}
        {motivo.detalles.length > 0 ? (
          <ul className={styles['details']}>
            {motivo.detalles.map((detalle) => (
              <li key={detalle}>{detalle}</li>
            ))}
          </ul>
        ) : null}
      </Notice>
    );
  return (
    <>
      <Notice tone="err">
        <strong>
          {resultado === 'mal-formado'
            ? `El mensaje no es un ${formato.toUpperCase()} bien formado.`
            : 'El mensaje está bien formado, pero no es válido.'}
        </strong>{' '}
        {presentTotal(informe)}
      </Notice>
      <DataTable
        caption="Errores del mensaje"
        title="Errores"
        rows={listFilas(informe)}
        columns={COLUMNAS_INCONSISTENCIAS}
        rowKey={({ key }) => key}
        optionsNumber={[10, 25, 50]}
      />
    </>
  );
}
