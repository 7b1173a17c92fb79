import { Card } from '@marco/web-kit/card';
import { formatLongDate } from '@marco/web-kit/format';
import { CircleCheck, Hand, Info } from 'lucide-react';
import { Link } from 'react-router';
import { toAcuerdo } from '../../contract/acuerdos.paths.ts';
import type { AcuerdoDeConsumo } from '../../contract/index.ts';
import { CAUSA_RECHAZO, ESTADO_ACUERDO, LADO_ACUERDO } from '../../contract/terms.ts';
import { AccionesAcuerdo } from './acciones-acuerdo.tsx';
import styles from './detalle.module.css';

/** What who has the turn does, said to them and to who waits. */
const TURNOS = {
  borrador: ['Complete la petición y envíela', 'La entidad que consume escribe la petición'],
  enviado: ['Decida si su entidad lo concede', 'La entidad que ofrece decide'],
  'en-aclaracion': ['Responda lo que se pidió aclarar', 'La entidad que consume responde'],
} as const;

const isEnTurno = (estado: AcuerdoDeConsumo['estado']): estado is keyof typeof TURNOS =>
  Object.hasOwn(TURNOS, estado);

/** What the first card says of an acuerdo that waits for nobody. */
const SIN_TURNO: Readonly<Partial<Record<AcuerdoDeConsumo['estado'], string>>> = {
  activo: 'El acuerdo está en vigor',
  suspendido: 'El acuerdo está suspendido',
  rechazado: 'La petición se rechazó',
  terminado: 'El acuerdo terminó',
};

function presentTitulo({ estado, espera, lado }: AcuerdoDeConsumo): string {
  if (!isEnTurno(estado)) return SIN_TURNO[estado] ?? ESTADO_ACUERDO[estado];
  const [suyo, ajeno] = TURNOS[estado];
  return espera?.lado === lado ? suyo : ajeno;
}

function presentQuien({ espera, lado, estadoDesde }: AcuerdoDeConsumo): string {
  const desde = formatLongDate(estadoDesde);
  if (espera === null) return `Desde el ${desde}`;
  const quien = espera.lado === lado ? 'sus manos' : `manos de ${LADO_ACUERDO[espera.lado].toLowerCase()}`;
  return `En ${quien} desde el ${desde}`;
}

/** A hand while somebody is waited for; a check for what is in force alone. */
function IconoDeTurno({ acuerdo: { espera, estado } }: { readonly acuerdo: AcuerdoDeConsumo }) {
  if (espera !== null) return <Hand size={16} />;
  return estado === 'activo' ? <CircleCheck size={16} /> : <Info size={16} />;
}

/** Whose turn it is, what is missing, by when, and the buttons that move the acuerdo on. */
export function TurnoCard({ acuerdo }: { readonly acuerdo: AcuerdoDeConsumo }) {
  return (
    <Card className={styles['card']} flush>
      <div className={styles['body']}>
        <div>
          <p className={styles['who']}>
            <IconoDeTurno acuerdo={acuerdo} />
            <span>{presentQuien(acuerdo)}</span>
          </p>
          <h2>{presentTitulo(acuerdo)}</h2>
          <Detalle acuerdo={acuerdo} />
        </div>
        <Vence acuerdo={acuerdo} />
      </div>
      <div className={styles['actions']} data-print="hide">
        <AccionesAcuerdo acuerdo={acuerdo} />
      </div>
    </Card>
  );
}

/** Why it stands as it does, and what is missing. */
function Detalle({ acuerdo }: { readonly acuerdo: AcuerdoDeConsumo }) {
  const { estado, pasos, espera, base, suspendidoPor } = acuerdo;
  const ultimo = pasos.at(-1);
  const faltantes = espera?.faltantes ?? [];
  return (
    <>
      {suspendidoPor.length === 0 ? null : (
        <p>Lo suspendió: {suspendidoPor.map((lado) => LADO_ACUERDO[lado].toLowerCase()).join(' y ')}.</p>
      )}
      {estado !== 'activo' && ultimo && ultimo.motivo !== '' ? (
        <p>
          {ultimo.causa === null ? '' : `${CAUSA_RECHAZO[ultimo.causa]}. `}Motivo: {ultimo.motivo}
        </p>
      ) : null}
      {base === null ? null : (
        <p>
          {base.loReemplaza ? 'Al aprobarse reemplaza a ' : 'Empezó como copia de '}
          <Link to={toAcuerdo(base.id)}>{base.numero ?? 'una petición anterior'}</Link>.
        </p>
      )}
      {faltantes.length === 0 ? null : (
        <ul className={styles['missing']}>
          {faltantes.map((falta) => (
            <li key={falta}>{falta}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The last day, large: of whom is waited for, or of the acuerdo. */
function Vence({ acuerdo: { espera, vigencia, estado } }: { readonly acuerdo: AcuerdoDeConsumo }) {
  if (espera !== null && espera.hasta !== null)
    return (
      <p className={styles['due']}>
        <b>{formatLongDate(espera.hasta)}</b>
        <span>último día para hacerlo</span>
      </p>
    );
  if (vigencia.hasta === null) return null;
  return (
    <p className={styles['due']}>
      <b>{formatLongDate(vigencia.hasta)}</b>
      <span>{estado === 'terminado' ? 'último día que rigió' : 'último día de vigencia'}</span>
    </p>
  );
}
