import { formatShortDay } from '@marco/country/day-text';
import { Chip, type ChipTone } from '@marco/web-kit/chip';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatNumber } from '@marco/web-kit/format';
import { DIAS_DE_AVISO, USO_CERTIFICADO_XROAD } from '../../contract/catalogo.terms.ts';
import type { CertificadoXroad } from '../../contract/index.ts';
import { AMBIENTE } from '../../contract/terms.ts';
import styles from '../operacion/operacion.module.css';

/** A certificate is urgent in its last week. */
const URGENTE = 7;

function findTono(dias: number): ChipTone {
  if (dias <= URGENTE) return 'red';
  return dias <= DIAS_DE_AVISO ? 'yellow' : 'green';
}

function presentDias(dias: number): string {
  if (dias < 0) return 'Vencido';
  if (dias === 0) return 'Vence hoy';
  return `Vence en ${formatNumber(dias)} ${dias === 1 ? 'día' : 'días'}`;
}

/** Columns of the certificates of security servers. */
export const COLUMNAS: readonly TableColumn<CertificadoXroad>[] = [
  {
    key: 'miembro',
    label: 'Miembro',
    kind: 'main',
    sortable: false,
    cell: ({ miembro, nombre, ambiente }) => (
      <span className={styles['dos']}>
        {nombre ?? miembro}
        <small>
          {nombre === null ? '' : `${miembro} · `}
          {AMBIENTE[ambiente]}
        </small>
      </span>
    ),
  },
  {
    key: 'certificado',
    label: 'Certificado',
    sortable: false,
    cell: ({ uso, serie, emisor }) => (
      <span className={styles['dos']}>
        {USO_CERTIFICADO_XROAD[uso]}
        <small>
          {serie}, de {emisor}
        </small>
      </span>
    ),
  },
  { key: 'servidor', label: 'Servidor', priority: 2, sortable: false, text: ({ servidor }) => servidor },
  {
    key: 'vence',
    label: 'Vencimiento',
    sortable: false,
    cell: ({ dias, venceEn }) => (
      <span className={styles['dos']}>
        <Chip tone={findTono(dias)}>{presentDias(dias)}</Chip>
        <small className="num">{formatShortDay(venceEn)}</small>
      </span>
    ),
  },
];
