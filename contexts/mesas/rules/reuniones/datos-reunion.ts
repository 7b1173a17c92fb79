import { explainRequired } from '@marco/contract-kit/required-text';
import { DURACION_REUNION, LIMITES_REUNION } from '../../contract/terms.ts';
import { isFecha, isHora } from './momento-reunion.ts';

export interface PuntoPorVerificar {
  readonly id: number | null;
  readonly titulo: string;
  readonly idCompromiso: number | null;
}

export interface ParticipantePorVerificar {
  readonly id: number | null;
  readonly idEntidad: number | null;
  readonly nombre: string;
  readonly correo: string;
}

/** What somebody wrote about a meeting; null and the empty text are absent. */
export interface ReunionPorVerificar {
  readonly tematica: string;
  readonly fecha: string;
  readonly hora: string;
  readonly duracionMinutos: number | null;
  readonly lugar: string;
  readonly enlace: string;
  readonly consultorPrincipal: number | null;
  readonly consultores: readonly number[];
  readonly puntos: readonly PuntoPorVerificar[];
  readonly participantes: readonly ParticipantePorVerificar[];
}

/** Messages by field: `tematica`, `puntos.0.titulo`, `participantes.2.correo`. */
export type ErroresReunion = Readonly<Record<string, string>>;

/** Labels of the fields, in the order of the form. */
export const NOMBRES_CAMPOS_REUNION: Readonly<Record<keyof ReunionPorVerificar, string>> = {
  tematica: 'Temática',
  fecha: 'Fecha',
  hora: 'Hora de Colombia',
  duracionMinutos: 'Duración en minutos',
  lugar: 'Lugar',
  enlace: 'Enlace de la reunión virtual',
  consultorPrincipal: 'Consultor principal de apoyo',
  consultores: 'Consultores de apoyo',
  puntos: 'Orden del día',
  participantes: 'Participantes',
};

/** Lower case, one at sign, a domain with a dot: an invitation is sent to it. */
const CORREO = /^[a-z0-9._%+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

const ENLACE = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Whether it is a web address over an encrypted connection, without a user or spaces in it. */
export function isEnlaceSeguro(enlace: string): boolean {
  return ENLACE.test(enlace);
}

/** First broken rule of each field; the same in the form and on the server (MESA-11). */
export function findErroresReunion(reunion: ReunionPorVerificar): ErroresReunion {
  return {
    ...findErroresProgramacion(reunion),
    ...findErroresPuntos(reunion.puntos),
    ...findErroresParticipantes(reunion.participantes),
  };
}

function findErroresProgramacion(reunion: ReunionPorVerificar): Record<string, string> {
  const { tematica, fecha, hora, duracionMinutos, lugar, enlace, consultorPrincipal } = reunion;
  const errores: Record<string, string> = {};
  if (tematica.trim() === '') errores['tematica'] = explainRequired('Temática');
  if (fecha === '') errores['fecha'] = explainRequired('Fecha');
  else if (!isFecha(fecha)) errores['fecha'] = 'Escriba una fecha que exista.';
  if (hora === '') errores['hora'] = explainRequired('Hora');
  else if (!isHora(hora)) errores['hora'] = 'Escriba una hora entre 00:00 y 23:59.';
  const { minima, maxima } = DURACION_REUNION;
  const inRange = duracionMinutos !== null && duracionMinutos >= minima && duracionMinutos <= maxima;
  if (!inRange || !Number.isInteger(duracionMinutos))
    errores['duracionMinutos'] = `Escriba una duración entre ${minima} y ${maxima} minutos.`;
  if (enlace.trim() !== '' && !isEnlaceSeguro(enlace.trim()))
    errores['enlace'] = 'Escriba un enlace que empiece por https://.';
  else if (lugar.trim() === '' && enlace.trim() === '')
    errores['lugar'] = 'Escriba el lugar o el enlace de la reunión.';
  if (consultorPrincipal === null)
    errores['consultorPrincipal'] = explainRequired('Consultor principal de apoyo');
  return errores;
}

function findErroresPuntos(puntos: readonly PuntoPorVerificar[]): Record<string, string> {
  const errores: Record<string, string> = {};
  for (const [lugar, { titulo }] of puntos.entries())
    if (titulo.trim() === '') errores[`puntos.${lugar}.titulo`] = 'Escriba el punto o quítelo.';
  if (puntos.length > LIMITES_REUNION.puntos)
    errores['puntos'] = `Incluya máximo ${LIMITES_REUNION.puntos} puntos.`;
  return errores;
}

function findErroresParticipantes(
  participantes: readonly ParticipantePorVerificar[],
): Record<string, string> {
  const errores: Record<string, string> = {};
  const vistos = new Set<string>();
  for (const [lugar, { idEntidad, nombre, correo }] of participantes.entries()) {
    const campo = `participantes.${lugar}`;
    if (idEntidad === null) errores[`${campo}.idEntidad`] = explainRequired('Entidad');
    if (nombre.trim() === '') errores[`${campo}.nombre`] = explainRequired('Nombre');
    const escrito = correo.trim();
    if (escrito === '') errores[`${campo}.correo`] = explainRequired('Correo');
    else if (!CORREO.test(escrito))
      errores[`${campo}.correo`] = 'Escriba un correo en minúsculas, como nombre@entidad.gov.co.';
    else if (vistos.has(escrito)) errores[`${campo}.correo`] = 'Este correo ya está en la lista.';
    vistos.add(escrito);
  }
  if (participantes.length > LIMITES_REUNION.participantes)
    errores['participantes'] = `Incluya máximo ${LIMITES_REUNION.participantes} participantes.`;
  return errores;
}
