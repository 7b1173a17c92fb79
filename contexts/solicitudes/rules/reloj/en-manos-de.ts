import {
  type Dueno,
  ENCARGADO,
  type Encargado,
  type EstadoSolicitud,
  type Nivel,
} from '../../contract/terms.ts';

/** Whose turn it is: the side the days are counted to, and who of it acts. */
export interface EnManosDe {
  readonly dueno: Dueno;
  readonly encargado: Encargado;
}

const CONSULTOR: EnManosDe = { dueno: 'ministerio', encargado: 'consultor' };

/** Whose turn each state is; null where nothing else happens. */
const TURNOS: Readonly<Record<EstadoSolicitud, EnManosDe | null>> = {
  borrador: { dueno: 'entidad', encargado: 'solicitante' },
  radicada: { dueno: 'ministerio', encargado: 'coordinadores' },
  asignada: CONSULTOR,
  'en-revision': CONSULTOR,
  devuelta: { dueno: 'entidad', encargado: 'solicitante' },
  'en-conceptualizacion': CONSULTOR,
  'en-evaluacion': CONSULTOR,
  'en-verificacion': CONSULTOR,
  'pendiente-entidad': { dueno: 'entidad', encargado: 'aprobadores' },
  'concepto-favorable': { dueno: 'ministerio', encargado: 'certificadores' },
  certificada: null,
  rechazada: null,
  desistida: null,
  cancelada: null,
};

const OPERADOR: EnManosDe = { dueno: 'and', encargado: 'operador' };

/** What level 3 has of its own: whether the technical concept is asked for, and whether the operator published the version. */
export interface SituacionNivelTres {
  readonly conceptoPendiente?: boolean;
  readonly publicada?: boolean;
}

/**
 * Whose turn it is: of level 3, that of the operator while its technical concept is open, and once certified until it
 * publishes the version (domain §6).
 */
export function findEnManosDe(
  estado: EstadoSolicitud,
  nivel: Nivel,
  { conceptoPendiente = false, publicada = false }: SituacionNivelTres = {},
): EnManosDe | null {
  if (estado === 'certificada' && nivel === 3) return publicada ? null : OPERADOR;
  if (estado === 'en-verificacion' && conceptoPendiente) return OPERADOR;
  return TURNOS[estado];
}

/** 'La coordinación del ministerio'; to the person who belongs to the entity, 'Su entidad'. */
export function presentEncargado({ dueno, encargado }: EnManosDe, esDeLaEntidad: boolean): string {
  return esDeLaEntidad && dueno === 'entidad' ? 'Su entidad' : ENCARGADO[encargado];
}

/** 'En manos de la coordinación del ministerio'; to the person who belongs to the entity, 'En manos de su entidad'. */
export function presentEnManosDe(turno: EnManosDe, esDeLaEntidad: boolean): string {
  const quien = presentEncargado(turno, esDeLaEntidad);
  const seguido = `de ${quien.charAt(0).toLowerCase()}${quien.slice(1)}`.replace(/^de el /, 'del ');
  return `En manos ${seguido}`;
}
