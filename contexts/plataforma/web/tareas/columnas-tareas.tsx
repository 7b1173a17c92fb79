import { formatShortDay } from '@marco/country/day-text';
import { Chip, type ChipTone } from '@marco/web-kit/chip';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatMoment, formatNumber } from '@marco/web-kit/format';
import { Link } from 'react-router';
import type { TareaXroad } from '../../contract/index.ts';
import { toTareaXroad } from '../../contract/plataforma.paths.ts';
import { TIPO_TAREA } from '../../contract/tareas.terms.ts';
import styles from '../operacion/operacion.module.css';

/** Days from which a task is urgent, as those of a request. */
const PRONTO = 3;

export function findTonoDePlazo(dias: number): ChipTone {
  if (dias < 0) return 'red';
  return dias <= PRONTO ? 'yellow' : 'green';
}

/** When a task is due, in words. */
export function presentPlazo(dias: number): string {
  if (dias === 0) return 'Vence hoy';
  const cuantos = `${formatNumber(Math.abs(dias))} ${Math.abs(dias) === 1 ? 'día' : 'días'}`;
  return dias < 0 ? `Venció hace ${cuantos}` : `Vence en ${cuantos}`;
}

const PRIMERAS: readonly TableColumn<TareaXroad>[] = [
  {
    key: 'tarea',
    label: 'Tarea',
    kind: 'main',
    sortable: false,
    cell: ({ id, asunto, tipo }) => (
      <span className={styles['dos']}>
        <Link to={toTareaXroad(id)}>{asunto}</Link>
        <small>{TIPO_TAREA[tipo]}</small>
      </span>
    ),
  },
  {
    key: 'entidad',
    label: 'Entidad',
    priority: 2,
    sortable: false,
    text: ({ entidad }) => entidad ?? 'Sin registrar',
  },
];

/** Columns of the tasks that wait. */
export const COLUMNAS_PENDIENTES: readonly TableColumn<TareaXroad>[] = [
  ...PRIMERAS,
  {
    key: 'abierta',
    label: 'Espera desde',
    priority: 3,
    nowrap: true,
    sortable: false,
    cell: ({ abiertaEn }) => <span className="num">{formatMoment(abiertaEn)}</span>,
  },
  {
    key: 'vence',
    label: 'Plazo',
    sortable: false,
    cell: ({ dias, venceEn }) => (
      <span className={styles['dos']}>
        <Chip tone={findTonoDePlazo(dias)}>{presentPlazo(dias)}</Chip>
        <small className="num">{formatShortDay(venceEn)}</small>
      </span>
    ),
  },
];

/** Columns of the tasks that are done. */
export const COLUMNAS_HECHAS: readonly TableColumn<TareaXroad>[] = [
  ...PRIMERAS,
  {
    key: 'cerrada',
    label: 'Hecha',
    nowrap: true,
    sortable: false,
    cell: ({ cerradaEn }) => <span className="num">{cerradaEn === null ? '' : formatMoment(cerradaEn)}</span>,
  },
  {
    key: 'por',
    label: 'Cómo',
    sortable: false,
    cell: ({ cerradaPor, nota }) => (
      <span className={styles['dos']}>
        {cerradaPor ?? 'Se cumplió sola'}
        {nota === null ? null : <small>{nota}</small>}
      </span>
    ),
  },
];
