import { Card } from '@marco/web-kit/card';
import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { formatDate, formatPeriod } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Reloj, Solicitud } from '../../contract/index.ts';
import { CAUSA_SUSPENSION, DUENO, MUESTRAS_MINIMAS, SEMAFORO, type Semaforo } from '../../contract/terms.ts';
import { computeSemaforo } from '../../rules/reloj/semaforo.ts';
import { AccionesReloj } from './acciones-reloj.tsx';
import styles from './reloj.module.css';

const TONOS: Readonly<Record<Semaforo, ChipTone>> = {
  verde: 'green',
  amarillo: 'yellow',
  rojo: 'red',
  gris: 'gray-ring',
};

const presentDias = (dias: number) => (dias === 1 ? '1 día' : `${dias} días`);

interface RelojCardProps {
  readonly solicitud: Solicitud;
  readonly reloj: UseQueryResult<Reloj>;
}

/** The days of each side since the request was filed, and when it may end. */
export function RelojCard({ solicitud, reloj }: RelojCardProps) {
  const { plazo, suspension } = solicitud;
  const luz = suspension ? 'gris' : plazo && computeSemaforo(plazo);
  return (
    <Card title="Reloj" aside={luz ? <Chip tone={TONOS[luz]}>{SEMAFORO[luz]}</Chip> : null} flush>
      <LoadBlock query={reloj} subject="el reloj de la solicitud">
        {(data) => (
          <>
            <Dias reloj={data} />
            <PronosticoReloj reloj={data} nivel={solicitud.nivel} />
          </>
        )}
      </LoadBlock>
      <AccionesReloj solicitud={solicitud} />
    </Card>
  );
}

function Dias({ reloj: { dias, suspensiones } }: { readonly reloj: Reloj }) {
  const partes = [
    { clase: 'ministerio', nombre: DUENO.ministerio, dias: dias.ministerio },
    { clase: 'and', nombre: DUENO.and, dias: dias.and },
    { clase: 'entidad', nombre: DUENO.entidad, dias: dias.entidad },
    { clase: 'suspendidos', nombre: 'Plazo suspendido', dias: dias.suspendidos },
  ].filter((parte) => parte.dias > 0 || ['ministerio', 'entidad'].includes(parte.clase));
  const said = partes.map(({ nombre, dias: cuantos }) => `${nombre}: ${presentDias(cuantos)}`).join('; ');
  return (
    <div className={styles['days']}>
      <p className={styles['total']}>
        <b className="num">{dias.total}</b>{' '}
        <span>{dias.total === 1 ? 'día hábil desde que se radicó' : 'días hábiles desde que se radicó'}</span>
      </p>
      <div className={styles['bar']} role="img" aria-label={said}>
        {partes
          .filter((parte) => parte.dias > 0)
          .map(({ clase, dias: cuantos }) => (
            <span key={clase} className={styles[clase]} style={{ flexGrow: cuantos }} />
          ))}
      </div>
      <ul className={styles['sides']}>
        {partes.map(({ clase, nombre, dias: cuantos }) => (
          <li key={clase}>
            <i className={styles[clase]} />
            <span>{nombre}</span>
            <b>{presentDias(cuantos)}</b>
          </li>
        ))}
      </ul>
      {suspensiones.map(({ desde, hasta, causa }) => (
        <p key={`${desde} ${hasta}`} className={styles['note']}>
          Suspendido{' '}
          {hasta === null ? `del ${formatDate(desde)} hasta hoy` : formatPeriod(desde, hasta).toLowerCase()}:{' '}
          {CAUSA_SUSPENSION[causa].toLowerCase()}.
        </p>
      ))}
    </div>
  );
}

/** The likely day and the safe one; with too little history, the day of the terms alone, and that it is so. */
function PronosticoReloj({
  reloj: { pronostico },
  nivel,
}: {
  readonly reloj: Reloj;
  readonly nivel: number;
}) {
  if (pronostico === null) return null;
  const { base, casos, probable, segura, evaluadas, acertadas } = pronostico;
  if (base === 'plazos')
    return (
      <div className={styles['forecast']}>
        <dl>
          <div>
            <dt>Si cada paso toma todo su plazo</dt>
            <dd>{formatDate(segura)}</dd>
          </div>
        </dl>
        <p className={styles['note']}>
          Se calcula con los plazos: en los últimos 24 meses{' '}
          {casos === 1 ? 'se certificó 1 solicitud' : `se certificaron ${casos} solicitudes`} de nivel {nivel}
          , y un pronóstico necesita {MUESTRAS_MINIMAS}.
        </p>
      </div>
    );
  return (
    <div className={styles['forecast']}>
      <dl>
        <div>
          <dt>Lo más probable</dt>
          <dd>{formatDate(probable)}</dd>
        </div>
        <div>
          <dt>Con 80 % de seguridad</dt>
          <dd>{formatDate(segura)}</dd>
        </div>
      </dl>
      <p className={styles['note']}>
        Según {casos} solicitudes de nivel {nivel} de los últimos 24 meses.{' '}
        {evaluadas === 0
          ? 'Aún no hay pronósticos anteriores con los que comparar.'
          : `De ${evaluadas} que se ${evaluadas === 1 ? 'pronosticó' : 'pronosticaron'} así, ${acertadas} ${acertadas === 1 ? 'llegó' : 'llegaron'} antes de la fecha segura.`}
      </p>
    </div>
  );
}
