import { formatMonth } from '@marco/country/day-text';
import { findHoliday } from '@marco/country/working-days';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { capitalizeFirst, formatLongDate } from '@marco/web-kit/format';
import { IconButton } from '@marco/web-kit/icon-button';
import { QueryError } from '@marco/web-kit/load-error';
import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BloqueCalendario, GestionMesa } from '../../contract/index.ts';
import { toReunion } from '../../contract/mesas.paths.ts';
import { toGestionReunion, toProgramarReunion } from '../../contract/mesas-private.paths.ts';
import { addMeses, listSemanas } from '../../rules/espacio/semanas-del-mes.ts';
import styles from './calendario-card.module.css';
import espacio from './espacio.module.css';
import { useCalendario } from './use-espacio.ts';

interface CalendarioCardProps {
  readonly mesa: GestionMesa;
  /** The month of today. */
  readonly datos: BloqueCalendario;
}

const DIAS = [
  ['lu', 'lunes'],
  ['ma', 'martes'],
  ['mi', 'miércoles'],
  ['ju', 'jueves'],
  ['vi', 'viernes'],
  ['sá', 'sábado'],
  ['do', 'domingo'],
] as const;

/** A month of the mesa: meetings, days commitments are due, and the holidays of Colombia. */
export function CalendarioCard({ mesa, datos }: CalendarioCardProps) {
  const [mes, setMes] = useState(datos.mes);
  const query = useCalendario(mesa.id, mes, datos);
  const shown = mes === datos.mes ? datos : query.data;
  const titulo = capitalizeFirst(formatMonth(`${mes}-01`));
  return (
    <Card
      title="Calendario"
      aside={
        mesa.gestiona ? (
          <ButtonLink
            variant="secondary"
            size="small"
            icon={<CalendarPlus size={16} />}
            to={toProgramarReunion(mesa.id)}
            blocked={mesa.permisos.editar}
          >
            Programar <span className="sr">reunión</span>
          </ButtonLink>
        ) : null
      }
      flush
    >
      <div className={styles['calendar']}>
        <div className={styles['month']}>
          <IconButton
            label="Mes anterior"
            icon={<ChevronLeft size={18} />}
            onClick={() => setMes(addMeses(mes, -1))}
          />
          <p role="status">{titulo}</p>
          <IconButton
            label="Mes siguiente"
            icon={<ChevronRight size={18} />}
            onClick={() => setMes(addMeses(mes, 1))}
          />
        </div>
        <table aria-busy={shown === undefined}>
          <caption className="sr">{titulo}</caption>
          <thead>
            <tr>
              {DIAS.map(([corto, largo]) => (
                <th key={corto} scope="col">
                  <abbr title={largo}>{corto}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listSemanas(mes).map((semana) => (
              <tr key={semana[0]}>
                {semana.map((dia) => (
                  <td key={dia}>
                    <Dia
                      mesa={mesa}
                      dia={dia}
                      isOut={!dia.startsWith(mes)}
                      hoy={datos.hoy}
                      calendario={shown}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ul className={styles['legend']}>
          <li className={styles['meeting']}>Reunión</li>
          <li className={styles['due']}>Vence</li>
          <li className={styles['holiday']}>Festivo</li>
        </ul>
      </div>
      {query.error && mes !== datos.mes ? (
        <div className={espacio['failed']}>
          <QueryError title="No fue posible cargar el mes" query={query} />
        </div>
      ) : null}
    </Card>
  );
}

interface DiaProps {
  readonly mesa: GestionMesa;
  readonly dia: string;
  readonly isOut: boolean;
  readonly hoy: string;
  readonly calendario: BloqueCalendario | undefined;
}

/** A day; one with something is a link that says what. */
function Dia({ mesa, dia, isOut, hoy, calendario }: DiaProps) {
  const numero = String(Number(dia.slice(8)));
  if (isOut) return <span className={styles['out']}>{numero}</span>;
  const reuniones = calendario?.reuniones.filter((reunion) => reunion.dia === dia) ?? [];
  const vencen = calendario?.vencimientos.find((vencimiento) => vencimiento.dia === dia)?.total ?? 0;
  const festivo = findHoliday(dia);
  const what = describeDia(reuniones, vencen, festivo);
  const className = [
    reuniones.length > 0 && styles['meeting'],
    vencen > 0 && styles['due'],
    festivo !== undefined && styles['holiday'],
    dia === hoy && styles['today'],
  ]
    .filter(Boolean)
    .join(' ');
  const today = dia === hoy ? ({ 'aria-current': 'date' } as const) : {};
  const to = findTo(mesa, reuniones[0], vencen);
  if (to === null)
    return (
      <span className={className} {...today}>
        {numero}
        {what.length === 0 ? null : <span className="sr">, {what.join('; ')}</span>}
      </span>
    );
  const [diaLargo = '', mesLargo = ''] = formatLongDate(dia).split(' de ');
  return (
    <Link
      to={to}
      className={className}
      aria-label={`${diaLargo} de ${mesLargo}${dia === hoy ? ', hoy' : ''}: ${what.join('; ')}`}
      {...today}
    >
      {numero}
    </Link>
  );
}

/** What happens on a day, in words. */
function describeDia(
  reuniones: BloqueCalendario['reuniones'],
  vencen: number,
  festivo: string | undefined,
): string[] {
  return [
    ...reuniones.map(({ tematica }) => `reunión ${tematica}`),
    ...(vencen === 0 ? [] : [vencen === 1 ? 'vence un compromiso' : `vencen ${vencen} compromisos`]),
    ...(festivo === undefined ? [] : [`festivo, ${festivo}`]),
  ];
}

/** Where a day leads: its meeting, for those who may open it, or the commitments. */
function findTo(
  mesa: GestionMesa,
  reunion: BloqueCalendario['reuniones'][number] | undefined,
  vencen: number,
): string | null {
  if (reunion && mesa.gestiona) return toGestionReunion(reunion.idReunion);
  if (reunion?.estado === 'realizada') return toReunion(reunion.idReunion, mesa.id);
  return vencen > 0 ? '?pestana=compromisos' : null;
}
