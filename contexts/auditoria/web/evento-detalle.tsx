import { capitalizeNombre } from '@marco/entidades/terms';
import { Card } from '@marco/web-kit/card';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { formatLongDate, formatNumber, formatTime } from '@marco/web-kit/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Evento } from '../contract/index.ts';
import { presentTipoObjeto } from '../rules/acciones.ts';
import { type Cambio, listCambios, listDatos } from '../rules/cambios.ts';
import { toCorrelacion } from './auditoria.paths.ts';
import styles from './evento-detalle.module.css';

const COLUMNAS: readonly TableColumn<Cambio>[] = [
  { key: 'campo', label: 'Campo', kind: 'main', sortable: false },
  { key: 'antes', label: 'Antes', sortable: false },
  {
    key: 'despues',
    label: 'Después',
    sortable: false,
    cell: ({ despues, cambio }) => (cambio ? <strong>{despues}</strong> : despues),
  },
];

/** Everything an event tells: who and where, what changed, and the seal that protects it. */
export function EventoDetalle({ evento }: { readonly evento: Evento }) {
  const cambios = listCambios(evento.detalle);
  const datos = listDatos(evento.detalle);
  return (
    <div className={styles['stack']}>
      <Card title="Quién y cuándo">
        <Origen evento={evento} />
      </Card>
      {cambios.length > 0 ? (
        <DataTable
          caption="Lo que cambió: campo, valor de antes y valor de después"
          title="Cambios"
          rows={cambios}
          columns={COLUMNAS}
          rowKey={({ campo }) => campo}
          pagination={false}
        />
      ) : null}
      {datos.length > 0 ? (
        <Card title="Detalle">
          <dl className={styles['facts']}>
            {datos.map(({ campo, valor }) => (
              <Dato key={campo} titulo={campo}>
                {valor}
              </Dato>
            ))}
          </dl>
        </Card>
      ) : null}
      <Card title="Sello">
        <Sello evento={evento} />
      </Card>
    </div>
  );
}

function Origen({ evento }: { readonly evento: Evento }) {
  const { id, fecha, usuario, entidad, rol, direccion, tipoObjeto, idObjeto, correlacion } = evento;
  return (
    <dl className={styles['facts']}>
      <Dato titulo="Fecha y hora">
        {formatLongDate(fecha)}, {formatTime(fecha)}
      </Dato>
      <Dato titulo="Número del evento">{id}</Dato>
      <Dato titulo="Persona">{usuario && (usuario.nombre ?? `N.º ${usuario.id}`)}</Dato>
      <Dato titulo="Entidad">{entidad && capitalizeNombre(entidad.nombre ?? `N.º ${entidad.id}`)}</Dato>
      <Dato titulo="Rol">{rol}</Dato>
      <Dato titulo="Dirección de red">{direccion}</Dato>
      <Dato titulo="Objeto">{[presentTipoObjeto(tipoObjeto), idObjeto].filter(Boolean).join(' ')}</Dato>
      <Dato titulo="Id de correlación">
        {correlacion ? <Link to={toCorrelacion(correlacion)}>{correlacion}</Link> : null}
      </Dato>
    </dl>
  );
}

function Sello({ evento: { sello } }: { readonly evento: Evento }) {
  if (!sello) return <p>El evento aún no está sellado. Los sellos se hacen cada minuto.</p>;
  return (
    <dl className={styles['facts']}>
      <Dato titulo="Sello">{formatNumber(sello.lote)}</Dato>
      <Dato titulo="Sellado">
        {formatLongDate(sello.fecha)}, {formatTime(sello.fecha)}
      </Dato>
      <Dato titulo="Huella del sello">{sello.huella}</Dato>
    </dl>
  );
}

/** One fact; a dash where there is nothing. */
function Dato({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{titulo}</dt>
      <dd>{children || '—'}</dd>
    </div>
  );
}
