import { toCertificadoEnLista } from '@marco/certificados/paths';
import { Card } from '@marco/web-kit/card';
import { formatLongDate } from '@marco/web-kit/format';
import { CircleCheck, Hand } from 'lucide-react';
import { Link } from 'react-router';
import type { Solicitud } from '../../contract/index.ts';
import { CAUSA_SUSPENSION, type EstadoSolicitud, type Nivel } from '../../contract/terms.ts';
import { presentPlazo } from '../../rules/ciclo/present-plazo.ts';
import { findEnManosDe, presentEnManosDe } from '../../rules/reloj/en-manos-de.ts';
import { isEnCalendario } from '../../rules/reloj/plazo.ts';
import { AccionesSolicitud } from '../detalle/acciones-solicitud.tsx';
import { BotonSeguir } from '../seguimiento/boton-seguir.tsx';
import styles from './en-manos.module.css';
import { getTextosDeTurno } from './textos-turno.ts';

/** What the owner of the turn does in each state; nothing where only the form or nobody does it. */
const ACCION_DEL_TURNO: Readonly<Partial<Record<EstadoSolicitud, keyof Solicitud['acciones']>>> = {
  borrador: 'editar',
  radicada: 'asignar',
  asignada: 'revisar',
  'en-revision': 'conceptualizar',
  devuelta: 'editar',
  'en-conceptualizacion': 'catalogar',
  'pendiente-entidad': 'decidir',
  'concepto-favorable': 'certificar',
};

/** Those of a level that does another work. */
const ACCION_DE_NIVEL: Readonly<
  Record<Nivel, Readonly<Partial<Record<EstadoSolicitud, keyof Solicitud['acciones']>>>>
> = {
  1: {},
  2: { 'en-revision': 'evaluar', 'en-evaluacion': 'devolver', 'pendiente-entidad': 'observar' },
  3: { 'en-revision': 'verificar', 'en-verificacion': 'dictaminar', 'pendiente-entidad': 'observar' },
};

/** Whether the person who reads is the one who acts. */
function isSuyo({ estado, nivel, acciones }: Solicitud): boolean {
  const accion = ACCION_DE_NIVEL[nivel][estado] ?? ACCION_DEL_TURNO[estado];
  return accion !== undefined && acciones[accion].allowed;
}

/** While marks wait for an answer they are what comes next; null otherwise. */
function presentMarcasDelTurno(solicitud: Solicitud): string | null {
  const cuantas = solicitud.marcas.filter(({ respuesta }) => respuesta === null).length;
  if (solicitud.estado !== 'devuelta' || cuantas === 0) return null;
  const observaciones = cuantas === 1 ? '1 observación' : `${cuantas} observaciones`;
  return isSuyo(solicitud)
    ? `Responda ${observaciones} y radique de nuevo`
    : `La entidad responde ${observaciones}`;
}

/** A certified request of level 3 ends when the operator records its version in production; null of any other. */
function presentPublicada({ estado, nivelTres }: Solicitud): string | null {
  return estado === 'certificada' && nivelTres?.servicioVersion.estado === 'publicada'
    ? 'El servicio está publicado en nivel 3'
    : null;
}

/** Whose turn it is, what they do, by when, and the one button that moves the request on. */
export function EnManosCard({ solicitud }: { readonly solicitud: Solicitud }) {
  const textos = getTextosDeTurno(solicitud);
  const isOpen = solicitud.cerradaEn === null;
  return (
    <Card className={styles['card']} flush>
      <div className={styles['body']}>
        <div>
          <p className={styles['who']}>
            {isOpen ? <Hand size={16} /> : <CircleCheck size={16} />}
            <span>{presentQuien(solicitud)}</span>
          </p>
          <h2>
            {presentMarcasDelTurno(solicitud) ??
              presentPublicada(solicitud) ??
              (isSuyo(solicitud) ? textos.suyo : textos.ajeno)}
          </h2>
          <Detalle solicitud={solicitud} />
        </div>
        <Vence solicitud={solicitud} />
      </div>
      <div className={styles['actions']} data-print="hide">
        <AccionesSolicitud solicitud={solicitud} />
        {isOpen && !isSuyo(solicitud) ? <BotonSeguir solicitud={solicitud} /> : null}
      </div>
    </Card>
  );
}

function presentQuien(solicitud: Solicitud): string {
  const { estado, nivel, tipo, pasos, cerradaEn, nivelTres } = solicitud;
  const turno = findEnManosDe(estado, nivel, {
    conceptoPendiente: nivelTres?.concepto === null,
    // To end a version the operator has nothing to do.
    publicada: tipo === 'retiro' || nivelTres?.publicarHasta === null,
  });
  if (turno === null) return `Cerrada el ${formatLongDate(cerradaEn)}`;
  const texto = presentEnManosDe(turno, isSuyo(solicitud));
  const desde = pasos.findLast(({ desdeEstado, hastaEstado }) => desdeEstado !== hastaEstado)?.fecha;
  return desde === undefined ? texto : `${texto} desde el ${formatLongDate(desde)}`;
}

/** Why it was returned or stands still, what is missing, and what came of it. */
function Detalle({
  solicitud: { estado, pasos, pendientes, radicado, suspension, nivelTres },
}: {
  readonly solicitud: Solicitud;
}) {
  const vuelta = estado === 'devuelta' ? pasos.findLast(({ accion }) => accion === 'devolver') : undefined;
  return (
    <>
      {vuelta ? <p>Devuelta por el ministerio: {vuelta.motivo}</p> : null}
      {estado === 'certificada' && radicado !== null ? (
        <p>
          <Link to={toCertificadoEnLista(radicado)}>Ver el certificado</Link>
        </p>
      ) : null}
      {nivelTres === null || nivelTres.publicarHasta === null ? null : (
        <p>
          La Agencia Nacional Digital lo publica a más tardar el {formatLongDate(nivelTres.publicarHasta)}.
        </p>
      )}
      {suspension === null ? null : (
        <p>
          {CAUSA_SUSPENSION[suspension.causa]}: {suspension.motivo}
        </p>
      )}
      {pendientes.length === 0 ? null : (
        <ul className={styles['missing']}>
          {pendientes.map(({ mensaje }) => (
            <li key={mensaje}>{mensaje}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The last day of the term, large; of one that stands still, what it keeps. */
function Vence({ solicitud: { plazo, suspension, estado } }: { readonly solicitud: Solicitud }) {
  if (suspension !== null) {
    const { diasRestantes, desde, reanudaEn } = suspension;
    const unit = isEnCalendario(estado) ? 'días calendario' : 'días hábiles';
    return (
      <p className={styles['due']}>
        <b>Plazo suspendido</b>
        <span>
          desde el {formatLongDate(desde)}
          {reanudaEn === null ? '' : ` hasta el ${formatLongDate(reanudaEn)}`}; se conservan {diasRestantes}{' '}
          {unit}
        </span>
      </p>
    );
  }
  if (plazo === null) return null;
  return (
    <p className={styles['due']}>
      <b>{formatLongDate(plazo.venceEn)}</b>
      <span>{presentPlazo(plazo)}</span>
    </p>
  );
}
