import { ESTADO_SOLICITUD, type EstadoSolicitud } from '../../contract/terms.ts';
import { type ClaseDeSolicitud, findTrabajo } from '../ciclo/trabajo.ts';

/** A point of the line of life of a request. */
export interface PuntoDeVida {
  readonly estado: EstadoSolicitud;
  readonly nombre: string;
  /** `omitida`: the request ended before it. */
  readonly situacion: 'hecha' | 'actual' | 'futura' | 'omitida';
  /** A return, shown at the point where it happened. */
  readonly esVuelta: boolean;
  /** Day it was reached, or the moment; of a point to come, the day it is forecast for. */
  readonly fecha: string | null;
  /** Whose work it is. */
  readonly quien: string;
}

/**
 * The states of the ordinary way of a request: eight points, and one less to end a version, which is presented from the review; what is
 * reaffirmed goes from its entity to who certifies.
 */
function listVia(pedido: ClaseDeSolicitud): readonly EstadoSolicitud[] {
  if (pedido.esReafirmada) return ['borrador', 'concepto-favorable', 'certificada'];
  return [
    ...new Set<EstadoSolicitud>([
      'borrador',
      'radicada',
      'asignada',
      'en-revision',
      findTrabajo(pedido),
      'pendiente-entidad',
      'concepto-favorable',
      'certificada',
    ]),
  ];
}

/** Short names, where the state is called longer than its place. */
const NOMBRES: Readonly<Partial<Record<EstadoSolicitud, string>>> = {
  // Its column is narrower than the word: a soft hyphen says where it may part.
  'en-conceptualizacion': 'En conceptua\u00ADlización',
  'pendiente-entidad': 'Por aprobar',
  'concepto-favorable': 'Por certificar',
};

const QUIEN: Readonly<Partial<Record<EstadoSolicitud, string>>> = {
  borrador: 'Entidad',
  radicada: 'Coordinación',
  asignada: 'Consultor',
  'en-revision': 'Consultor',
  'en-conceptualizacion': 'Consultor',
  'en-evaluacion': 'Consultor',
  'en-verificacion': 'Consultor y AND',
  'pendiente-entidad': 'Entidad',
  'concepto-favorable': 'Ministerio',
  certificada: 'Ministerio',
  devuelta: 'Entidad',
};

/** States in which a request ends before it is certified. */
export const TERMINADAS: ReadonlySet<EstadoSolicitud> = new Set(['rechazada', 'desistida', 'cancelada']);

interface PasoDeVida {
  readonly desdeEstado: EstadoSolicitud;
  readonly hastaEstado: EstadoSolicitud;
  readonly fecha: string;
}

/** State of the way in which a request stands, or from which it was returned or ended. */
function findLugar(estado: EstadoSolicitud, pasos: readonly PasoDeVida[], via: readonly EstadoSolicitud[]) {
  if (via.includes(estado)) return estado;
  // What was returned and then ended did so where it was returned.
  return pasos.findLast(({ desdeEstado }) => via.includes(desdeEstado))?.desdeEstado ?? 'borrador';
}

/** The life of a request as points: past with its day, present, and to come as it is forecast. */
export function listPuntosDeVida({
  nivel,
  tipo = 'nueva',
  esReafirmada = false,
  estado,
  creada,
  pasos,
  hitos,
}: ClaseDeSolicitud & {
  readonly estado: EstadoSolicitud;
  readonly creada: string;
  readonly pasos: readonly PasoDeVida[];
  readonly hitos: readonly { readonly estado: EstadoSolicitud; readonly dia: string }[];
}): readonly PuntoDeVida[] {
  const via = listVia({ nivel, tipo, esReafirmada });
  const at = via.indexOf(findLugar(estado, pasos, via));
  const isCerrado = TERMINADAS.has(estado);
  // A step of the clock, or another consultor, leaves the request where it came to.
  const llegadas = pasos.filter(({ desdeEstado, hastaEstado }) => desdeEstado !== hastaEstado);
  const reached = (one: EstadoSolicitud) =>
    one === 'borrador'
      ? creada
      : (llegadas.findLast(({ hastaEstado }) => hastaEstado === one)?.fecha ?? null);
  return via.map((one, place) => {
    const plain = { estado: one, nombre: NOMBRES[one] ?? ESTADO_SOLICITUD[one], quien: QUIEN[one] ?? '' };
    if (place < at || (place === at && estado === 'certificada'))
      return { ...plain, situacion: 'hecha', esVuelta: false, fecha: reached(one) };
    if (place > at) {
      const fecha = hitos.find((hito) => hito.estado === one)?.dia ?? null;
      return { ...plain, situacion: isCerrado ? 'omitida' : 'futura', esVuelta: false, fecha };
    }
    return {
      estado,
      nombre: one === estado ? plain.nombre : ESTADO_SOLICITUD[estado],
      quien: QUIEN[estado] ?? '',
      situacion: 'actual',
      esVuelta: one !== estado,
      fecha: reached(estado),
    };
  });
}
