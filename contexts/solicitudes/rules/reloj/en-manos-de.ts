import type { Dueno, Encargado, EstadoSolicitud, Nivel } from '../../contract/terms.ts';

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

const TEXTOS: Readonly<Record<Encargado, string>> = {
  solicitante: 'En manos de la entidad',
  aprobadores: 'En manos de quien aprueba por la entidad',
  coordinadores: 'En manos de la coordinación del ministerio',
  consultor: 'En manos del consultor del ministerio',
  certificadores: 'En manos de quien certifica en el ministerio',
  operador: 'En manos de la Agencia Nacional Digital',
};

/** 'En manos de la coordinación del ministerio'; to the person who belongs to the entity, 'En manos de su entidad'. */
export function presentEnManosDe({ dueno, encargado }: EnManosDe, esDeLaEntidad: boolean): string {
  return esDeLaEntidad && dueno === 'entidad' ? 'En manos de su entidad' : TEXTOS[encargado];
}
