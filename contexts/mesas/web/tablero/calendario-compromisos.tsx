import { formatLongDay, formatMonth } from '@marco/country/day-text';
import { findHoliday } from '@marco/country/working-days';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { capitalizeFirst } from '@marco/web-kit/format';
import { IconButton } from '@marco/web-kit/icon-button';
import { QueryError } from '@marco/web-kit/load-error';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { CalendarioCompromisos as Calendario, Compromiso } from '../../contract/index.ts';
import { COLUMNAS_TABLERO, type ColumnaTablero } from '../../contract/tablero.terms.ts';
import { addMeses, listSemanas } from '../../rules/espacio/semanas-del-mes.ts';
import styles from './calendario.module.css';
import { DiaDialog } from './dia-dialog.tsx';
import tablero from './tablero.module.css';
import { type FiltroDelTablero, useCalendarioCompromisos } from './use-tablero.ts';

interface CalendarioProps {
  readonly filtro: FiltroDelTablero;
  readonly mes: string;
  readonly hoy: string;
  readonly onMes: (mes: string) => void;
  readonly onOpen: (compromiso: Compromiso) => void;
}

const DIAS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'] as const;
/** What the colour of a commitment says. */
const PALABRAS: Readonly<Record<ColumnaTablero, string>> = {
  vencidos: 'Vencido',
  semana: 'Esta semana',
  despues: 'Después',
  cumplidos: 'Cumplido',
};

/** A month of commitments with the holidays of Colombia; on a phone, a list of the days with something. */
export function CalendarioCompromisos({ filtro, mes, hoy, onMes, onOpen }: CalendarioProps) {
  const query = useCalendarioCompromisos(filtro, mes, null);
  const [dia, setDia] = useState<string | null>(null);
  const titulo = capitalizeFirst(formatMonth(`${mes}-01`));
  const porDia = new Map((query.data?.dias ?? []).map((entry) => [entry.dia, entry]));
  return (
    <Card
      title={<span role="status">{titulo}</span>}
      aside={
        <span className={styles['months']}>
          <Button variant="neutral" size="small" onClick={() => onMes(hoy.slice(0, 7))}>
            Hoy
          </Button>
          <IconButton
            label="Mes anterior"
            icon={<ChevronLeft size={18} />}
            onClick={() => onMes(addMeses(mes, -1))}
          />
          <IconButton
            label="Mes siguiente"
            icon={<ChevronRight size={18} />}
            onClick={() => onMes(addMeses(mes, 1))}
          />
        </span>
      }
      flush
    >
      {query.error ? <QueryError title="No fue posible cargar el mes" query={query} /> : null}
      {/* biome-ignore lint/a11y/noRedundantRoles: on a phone the days are drawn as a list, and `display` takes the table semantics away */}
      <table role="table" className={styles['month']} aria-busy={query.isFetching}>
        <caption className="sr">Compromisos de {formatMonth(`${mes}-01`)}</caption>
        <thead>
          <tr>
            {DIAS.map((nombre) => (
              <th key={nombre} scope="col">
                {nombre}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listSemanas(mes).map((semana) => (
            <tr key={semana[0]}>
              {semana.map((day) => (
                <Celda
                  key={day}
                  dia={day}
                  isOut={!day.startsWith(mes)}
                  hoy={hoy}
                  entry={day.startsWith(mes) ? porDia.get(day) : undefined}
                  onOpen={onOpen}
                  onDia={setDia}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {query.isSuccess && porDia.size === 0 ? (
        <p className={styles['empty']}>Nada vence ni se cumplió en {formatMonth(`${mes}-01`)}.</p>
      ) : null}
      <ul className={styles['legend']}>
        {COLUMNAS_TABLERO.map((columna) => (
          <li key={columna} className={tablero[columna]}>
            <i aria-hidden="true" />
            {PALABRAS[columna]}
          </li>
        ))}
        <li>Rosado: festivo, no cuenta como día hábil</li>
      </ul>
      {dia === null ? null : (
        <DiaDialog
          filtro={filtro}
          dia={dia}
          onClose={() => setDia(null)}
          onOpen={(compromiso) => {
            setDia(null);
            onOpen(compromiso);
          }}
        />
      )}
    </Card>
  );
}

interface CeldaProps {
  readonly dia: string;
  readonly isOut: boolean;
  readonly hoy: string;
  readonly entry: Calendario['dias'][number] | undefined;
  readonly onOpen: (compromiso: Compromiso) => void;
  readonly onDia: (dia: string) => void;
}

/** A day with its first commitments, and how many more it has. */
function Celda({ dia, isOut, hoy, entry, onOpen, onDia }: CeldaProps) {
  const festivo = isOut ? undefined : findHoliday(dia);
  const weekday = new Date(dia).getUTCDay();
  const isToday = dia === hoy && !isOut;
  const rest = (entry?.total ?? 0) - (entry?.compromisos.length ?? 0);
  const className = [
    isOut && styles['out'],
    festivo !== undefined && styles['holiday'],
    (weekday === 0 || weekday === 6) && styles['weekend'],
    isToday && styles['today'],
    (entry !== undefined || isToday || festivo !== undefined) && styles['filled'],
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <td className={className} {...(isToday ? { 'aria-current': 'date' } : {})}>
      <span className={styles['number']}>
        {Number(dia.slice(8))}
        {isToday ? <span className="sr"> hoy</span> : null}
      </span>
      {festivo === undefined ? null : <small>{festivo}</small>}
      {entry?.compromisos.map((compromiso) => (
        <button
          key={compromiso.id}
          type="button"
          className={`${styles['item']} ${tablero[compromiso.columna]}`}
          onClick={() => onOpen(compromiso)}
        >
          <span>{compromiso.descripcion}</span>
          <span className="sr">, {PALABRAS[compromiso.columna].toLocaleLowerCase('es')}</span>
        </button>
      ))}
      {rest > 0 ? (
        <button type="button" className={styles['rest']} onClick={() => onDia(dia)}>
          {rest} más <span className="sr">el {formatLongDay(dia)}</span>
        </button>
      ) : null}
    </td>
  );
}
