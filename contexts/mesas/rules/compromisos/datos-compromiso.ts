import { explainRequired } from '@marco/contract-kit/required-text';
import { addWorkingDays, isWorkingDay } from '@marco/country/working-days';
import { LIMITES_COMPROMISO } from '../../contract/terms.ts';

/** What somebody wrote about a commitment; null and the empty text are absent. */
export interface CompromisoPorVerificar {
  readonly descripcion: string;
  readonly responsable: string;
  readonly idResponsable: number | null;
  readonly idEntidad: number | null;
  /** Working days from the agreement; without it `venceEn` says the day. */
  readonly plazoDiasHabiles: number | null;
  readonly venceEn: string | null;
  readonly idServicio: number | null;
  readonly idEstadoServicio: number | null;
  readonly idElemento: number | null;
  readonly idSolicitud: number | null;
  readonly idEstadoSolicitud: number | null;
}

export type CampoCompromiso = keyof CompromisoPorVerificar;
export type ErroresCompromiso = Partial<Record<CampoCompromiso, string>>;

/** Labels of the fields, in the order of the form. */
export const NOMBRES_CAMPOS_COMPROMISO: Readonly<Record<CampoCompromiso, string>> = {
  descripcion: 'Compromiso',
  idEntidad: 'Entidad responsable',
  idResponsable: 'Persona con cuenta',
  responsable: 'Responsable',
  plazoDiasHabiles: 'Plazo en días hábiles',
  venceEn: 'Fecha de vencimiento',
  idServicio: 'Servicio',
  idEstadoServicio: 'Estado que lo cumple',
  idElemento: 'Elemento de dato',
  idSolicitud: 'Solicitud',
  idEstadoSolicitud: 'Estado de la solicitud que lo cumple',
};

const UNA_META = 'Elija un servicio, un elemento de dato o una solicitud, no varios.';

/**
 * First broken rule of each field; the same in the form and on the server (MESA-11).
 *
 * @param acordadoEn day of the agreement, from which a term runs
 */
export function findErroresCompromiso(datos: CompromisoPorVerificar, acordadoEn: string): ErroresCompromiso {
  const errores: ErroresCompromiso = {};
  if (datos.descripcion.trim() === '') errores.descripcion = explainRequired('Compromiso');
  else if (datos.descripcion.trim().length > LIMITES_COMPROMISO.descripcion)
    errores.descripcion = `Escriba máximo ${LIMITES_COMPROMISO.descripcion} caracteres.`;
  if (datos.responsable.trim() === '') errores.responsable = explainRequired('Responsable');
  else if (datos.responsable.trim().length > LIMITES_COMPROMISO.responsable)
    errores.responsable = `Escriba máximo ${LIMITES_COMPROMISO.responsable} caracteres.`;
  if (datos.idEntidad === null) errores.idEntidad = explainRequired('Entidad responsable');
  Object.assign(errores, findErrorPlazo(datos, acordadoEn), findErrorMeta(datos));
  return errores;
}

function findErrorPlazo(
  { plazoDiasHabiles, venceEn }: CompromisoPorVerificar,
  acordadoEn: string,
): ErroresCompromiso {
  if (plazoDiasHabiles !== null) {
    const isTerm =
      Number.isInteger(plazoDiasHabiles) &&
      plazoDiasHabiles >= 1 &&
      plazoDiasHabiles <= LIMITES_COMPROMISO.plazo;
    if (!isTerm)
      return { plazoDiasHabiles: `Escriba un número de días entre 1 y ${LIMITES_COMPROMISO.plazo}.` };
    return venceEn === null ? {} : { venceEn: 'Indique el plazo o la fecha, no ambos.' };
  }
  if (venceEn === null) return { venceEn: 'Indique el plazo en días hábiles o la fecha de vencimiento.' };
  if (venceEn <= acordadoEn) return { venceEn: 'Elija una fecha posterior a la del acuerdo.' };
  if (venceEn > addWorkingDays(acordadoEn, LIMITES_COMPROMISO.plazo))
    return { venceEn: `Elija una fecha a máximo ${LIMITES_COMPROMISO.plazo} días hábiles del acuerdo.` };
  return isWorkingDay(venceEn) ? {} : { venceEn: 'Ese día no es hábil. Elija otro.' };
}

/** One goal at most; a servicio and a request each go together with the state they must reach. */
function findErrorMeta(datos: CompromisoPorVerificar): ErroresCompromiso {
  const { idServicio, idEstadoServicio, idElemento, idSolicitud, idEstadoSolicitud } = datos;
  const hasServicio = idServicio !== null || idEstadoServicio !== null;
  const hasSolicitud = idSolicitud !== null || idEstadoSolicitud !== null;
  if (hasSolicitud && (hasServicio || idElemento !== null)) return { idSolicitud: UNA_META };
  if (idElemento !== null && hasServicio) return { idElemento: UNA_META };
  if ((idServicio === null) !== (idEstadoServicio === null))
    return idServicio === null
      ? { idServicio: 'Elija el servicio que debe llegar a ese estado.' }
      : { idEstadoServicio: 'Elija el estado al que debe llegar el servicio.' };
  if ((idSolicitud === null) === (idEstadoSolicitud === null)) return {};
  return idSolicitud === null
    ? { idSolicitud: 'Elija la solicitud que debe llegar a ese estado.' }
    : { idEstadoSolicitud: 'Elija el estado al que debe llegar la solicitud.' };
}

/** The day a commitment is due: the end of its term, or the day that was chosen. */
export function computeVencimiento(
  acordadoEn: string,
  { plazoDiasHabiles, venceEn }: Pick<CompromisoPorVerificar, 'plazoDiasHabiles' | 'venceEn'>,
): string {
  return plazoDiasHabiles === null ? (venceEn ?? acordadoEn) : addWorkingDays(acordadoEn, plazoDiasHabiles);
}
