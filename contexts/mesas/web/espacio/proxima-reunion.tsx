import { ZONE } from '@marco/country/zone';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { formatLongDate, formatTime, formatWeekdayDate } from '@marco/web-kit/format';
import { CalendarPlus, Clock, MapPin, Video } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { BloqueReunion, Compromiso, GestionMesa, ReunionProxima } from '../../contract/index.ts';
import { toProgramarReunion, toReunionEnCupo } from '../../contract/mesas-private.paths.ts';
import { AccionesProxima } from './acciones-proxima.tsx';
import styles from './proxima-reunion.module.css';

interface ProximaReunionProps {
  readonly mesa: GestionMesa;
  readonly datos: BloqueReunion;
  /** Opens a commitment. */
  readonly onOpen: (compromiso: Compromiso) => void;
}

/** The next meeting with what the person may do, or where one would fit. */
export function ProximaReunion({ mesa, datos, onOpen }: ProximaReunionProps) {
  const { reunion } = datos;
  if (reunion) return <Convocada mesa={mesa} datos={datos} reunion={reunion} onOpen={onOpen} />;
  if (datos.programar !== null) return <SinReunion mesa={mesa} datos={datos} />;
  if (datos.porResponder === null) return null;
  return (
    <Card title="Lo que espera por usted">
      <div className={styles['alone']}>
        <p>
          Un compromiso de su entidad en esta mesa está vencido: <b>{datos.porResponder.descripcion}</b>
        </p>
        <PorResponder compromiso={datos.porResponder} onOpen={onOpen} />
      </div>
    </Card>
  );
}

/** Free slots of the next working days, for who may programme a meeting. */
function SinReunion({ mesa, datos: { programar, cupos } }: Pick<ProximaReunionProps, 'mesa' | 'datos'>) {
  return (
    <Card title="Próxima reunión">
      <div className={styles['alone']}>
        <p>
          {mesa.estado
            ? 'No hay una reunión programada. Programe la próxima reunión.'
            : 'No hay una reunión programada.'}
        </p>
        {cupos.length > 0 ? (
          <ul className={styles['slots']} aria-label="Cupos libres de quien apoya la mesa">
            {cupos.map(({ fecha, hora }) => (
              <li key={fecha}>
                <Link to={toReunionEnCupo(mesa.id, fecha, hora)}>
                  <b>{formatWeekdayDate(fecha).split(' de ').slice(0, 2).join(' de ')}</b>
                  {formatTime(`${fecha}T${hora}:00${ZONE.offset}`)}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        <ButtonLink
          icon={<CalendarPlus size={18} />}
          to={toProgramarReunion(mesa.id)}
          blocked={programar ?? undefined}
        >
          Programar reunión
        </ButtonLink>
      </div>
    </Card>
  );
}

function PorResponder({
  compromiso,
  onOpen,
}: { readonly compromiso: Compromiso } & Pick<ProximaReunionProps, 'onOpen'>) {
  return (
    <Button block onClick={() => onOpen(compromiso)}>
      Responder compromiso
    </Button>
  );
}

interface ConvocadaProps extends ProximaReunionProps {
  readonly reunion: ReunionProxima;
}

function Convocada({ mesa, datos, reunion, onOpen }: ConvocadaProps) {
  const titleId = useId();
  const [now] = useState(() => Date.now());
  const { inicio, duracionMinutos, lugar, enlace, puntos, estado } = reunion;
  const [dia = '', , mes = ''] = formatLongDate(inicio).split(' ');
  const fin = new Date(Date.parse(inicio) + duracionMinutos * MINUTO_MS).toISOString();
  return (
    <section className={styles['next']} aria-labelledby={titleId}>
      <div className={styles['when']}>
        <time className={styles['date']} dateTime={inicio}>
          <span className="sr">{formatWeekdayDate(inicio)}</span>
          <b aria-hidden="true">{dia}</b>
          <span aria-hidden="true">{mes.slice(0, 3)}</span>
        </time>
        <div>
          <p className={styles['eyebrow']}>
            {estado === 'en-curso' ? 'Reunión en curso' : presentEspera(inicio, now)}
          </p>
          <h2 id={titleId}>{reunion.tematica}</h2>
          <ul className={styles['facts']}>
            <li>
              <Clock size={16} aria-hidden="true" />
              {formatTime(inicio)} a {formatTime(fin)}
            </li>
            {lugar === '' ? null : (
              <li>
                <MapPin size={16} aria-hidden="true" />
                {lugar}
              </li>
            )}
            {enlace === '' ? null : (
              <li>
                <Video size={16} aria-hidden="true" />
                <a href={enlace} target="_blank" rel="noreferrer">
                  Sala virtual <span className="sr">(se abre en otra pestaña)</span>
                </a>
              </li>
            )}
          </ul>
        </div>
      </div>
      <AccionesProxima
        mesa={mesa}
        datos={datos}
        reunion={reunion}
        responder={
          datos.porResponder ? <PorResponder compromiso={datos.porResponder} onOpen={onOpen} /> : null
        }
      />
      {puntos.length === 0 ? (
        <p className={styles['noAgenda']}>La agenda está por definir.</p>
      ) : (
        <ol className={styles['agenda']} aria-label="Agenda">
          {puntos.map(({ id, titulo }) => (
            <li key={id}>{titulo}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

const MINUTO_MS = 60_000;
const HORA_MS = 60 * MINUTO_MS;
const MEDIO_DIA_MS = 12 * HORA_MS;

/** How far a meeting is: 'Próxima reunión en 3 h 48 min'; from half a day on, its day. */
function presentEspera(inicio: string, now: number): string {
  const left = Date.parse(inicio) - now;
  if (left < 0) return 'Reunión que aún no se inicia';
  if (left >= MEDIO_DIA_MS) return `Próxima reunión: ${formatWeekdayDate(inicio)}`;
  const minutos = Math.floor((left % HORA_MS) / MINUTO_MS);
  const horas = Math.floor(left / HORA_MS);
  return `Próxima reunión en ${horas === 0 ? '' : `${horas} h `}${minutos} min`;
}
