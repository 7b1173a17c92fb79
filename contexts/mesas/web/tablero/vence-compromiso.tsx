import { CalendarDays, CircleAlert, CircleCheck } from 'lucide-react';
import type { Compromiso } from '../../contract/index.ts';
import type { ColumnaTablero } from '../../contract/tablero.terms.ts';
import { presentCierre, presentDistancia } from '../../rules/tablero/vence-en-tablero.ts';
import { presentDiaCorto } from '../espacio/present-dia.ts';
import { toDiaDeCierre } from './dia-de-cierre.ts';
import styles from './tablero.module.css';

const ICONOS = { vencidos: CircleAlert, semana: CalendarDays, despues: CalendarDays, cumplidos: CircleCheck };

/** When a card is due, in words that the colour of its column repeats. */
export function VenceCompromiso({
  compromiso,
  columna,
}: {
  readonly compromiso: Compromiso;
  readonly columna: ColumnaTablero;
}) {
  const Icon = ICONOS[columna];
  const isLate = columna === 'cumplidos' && toDiaDeCierre(compromiso) > compromiso.venceEn;
  return (
    <span className={isLate ? `${styles['due']} ${styles['tardio']}` : styles['due']}>
      <Icon size={14} aria-hidden="true" />
      {presentVence(compromiso, columna)}
    </span>
  );
}

function presentVence(compromiso: Compromiso, columna: ColumnaTablero): string {
  const { venceEn, diasHabiles } = compromiso;
  if (columna === 'cumplidos') {
    const dia = toDiaDeCierre(compromiso);
    return `${presentDiaCorto(dia)}, ${presentCierre(venceEn, dia)}`;
  }
  const distancia = presentDistancia(diasHabiles, columna === 'vencidos');
  return columna === 'despues' ? presentDiaCorto(venceEn) : `${presentDiaCorto(venceEn)}, ${distancia}`;
}
