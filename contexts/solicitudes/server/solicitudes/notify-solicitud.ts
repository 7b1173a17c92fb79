import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Transaction } from 'kysely';
import { toSolicitud } from '../../contract/solicitudes.paths.ts';
import {
  type AccionSolicitud,
  type EstadoSolicitud,
  type Nivel,
  RECURSO_CERTIFICACION,
  RECURSO_SOLICITUDES,
  RECURSO_VERIFICACION,
} from '../../contract/terms.ts';
import { presentPlazo } from '../../rules/ciclo/present-plazo.ts';
import { novedadesSolicitudes } from '../novedades.ts';
import { novedadesNivelTres } from '../novedades-nivel-tres.ts';
import { novedadesReafirmacion } from '../novedades-reafirmacion.ts';
import { novedadesRetiro } from '../novedades-retiro.ts';
import type { SolicitudRow } from './solicitud-row.queries.ts';

type Running = Transaction<DatabaseSchema>;

/** The people who act next, or who get the result. */
export type ParteAvisada =
  | 'coordinadores'
  | 'consultor'
  | 'solicitante'
  | 'aprobadores'
  | 'certificadores'
  | 'operadores';

const AVISOS = {
  radicar: [novedadesSolicitudes['solicitud-radicada'], ['coordinadores']],
  reafirmar: [novedadesReafirmacion['solicitud-reafirmada'], ['certificadores']],
  asignar: [novedadesSolicitudes['solicitud-asignada'], ['consultor']],
  devolver: [novedadesSolicitudes['solicitud-devuelta'], ['solicitante']],
  verificar: [novedadesNivelTres['solicitud-por-verificar'], ['operadores']],
  conceptuar: [novedadesNivelTres['solicitud-conceptuada'], ['consultor']],
  presentar: [novedadesSolicitudes['solicitud-por-decidir'], ['aprobadores']],
  observar: [novedadesSolicitudes['solicitud-observada'], ['consultor']],
  aprobar: [novedadesSolicitudes['solicitud-aprobada'], ['certificadores']],
  reabrir: [novedadesSolicitudes['solicitud-reabierta'], ['consultor', 'aprobadores']],
  certificar: [novedadesSolicitudes['solicitud-certificada'], ['solicitante']],
  rechazar: [novedadesSolicitudes['solicitud-rechazada'], ['solicitante']],
  cancelar: [novedadesSolicitudes['solicitud-cancelada'], ['consultor']],
  desistir: [novedadesSolicitudes['solicitud-desistida'], ['solicitante']],
} as const satisfies Partial<Record<AccionSolicitud, readonly [object, readonly ParteAvisada[]]>>;

/** What ends a version leads no servicio to a level. */
const RETIRO_CERTIFICADO = [novedadesRetiro['retiro-certificado'], ['solicitante']] as const;

/** What was reaffirmed and is reopened waits for a coordinator, who assigns it. */
const REAFIRMADA_REABIERTA = [
  novedadesReafirmacion['reafirmacion-reabierta'],
  ['coordinadores', 'aprobadores'],
] as const;

function findAviso(accion: keyof typeof AVISOS, { tipo, estado }: SolicitudRow) {
  if (accion === 'certificar' && tipo === 'retiro') return RETIRO_CERTIFICADO;
  return accion === 'reabrir' && estado === 'radicada' ? REAFIRMADA_REABIERTA : AVISOS[accion];
}

/** The people who must act in each state. */
const ESPERA: Readonly<Partial<Record<EstadoSolicitud, ParteAvisada>>> = {
  radicada: 'coordinadores',
  asignada: 'consultor',
  'en-revision': 'consultor',
  'en-conceptualizacion': 'consultor',
  'en-evaluacion': 'consultor',
  'en-verificacion': 'consultor',
  devuelta: 'solicitante',
  'pendiente-entidad': 'aprobadores',
  'concepto-favorable': 'certificadores',
};

/** The people a request waits for; of level 3 the operator while its concept is open. */
function findEspera({
  estado,
  concepto_pendiente: conceptoPendiente,
}: SolicitudRow): ParteAvisada | undefined {
  return estado === 'en-verificacion' && conceptoPendiente ? 'operadores' : ESPERA[estado];
}

/** The work of each level, as a sentence says it. */
const TRABAJOS: Readonly<Record<Nivel, string>> = {
  1: 'la conceptualización',
  2: 'la evaluación',
  3: 'la verificación',
};

/** The people of a part, as they are now. */
export async function listPersonas(
  trx: Running,
  destino: ParteAvisada,
  row: SolicitudRow,
): Promise<number[]> {
  switch (destino) {
    case 'coordinadores':
      return listQuienesPueden(trx, RECURSO_SOLICITUDES, 'aprobar', 'ministerio');
    case 'certificadores':
      return listQuienesPueden(trx, RECURSO_CERTIFICACION, 'aprobar', 'ministerio');
    case 'operadores':
      return listQuienesPueden(trx, RECURSO_VERIFICACION, 'aprobar', 'operador');
    case 'aprobadores':
      return listQuienesPueden(trx, RECURSO_SOLICITUDES, 'aprobar', row.entidad_id);
    case 'consultor':
      return row.consultor_id === null ? [] : [row.consultor_id];
    case 'solicitante':
      return [row.solicitante_id];
  }
}

/** What every notice of a request says of it. */
export const toVariables = (row: SolicitudRow) => ({
  radicado: row.radicado ?? '',
  servicio: row.servicio_nombre,
  nivel: String(row.nivel),
  trabajo: row.tipo === 'retiro' ? 'la revisión' : TRABAJOS[row.nivel],
  entidad: row.entidad,
});

/** Where every notice of a request leads. */
export const toEnlace = ({ id }: SolicitudRow) => toSolicitud(id);

/**
 * Informs the people who act next that a request waits for them, or informs of its result. Nobody gets a message
 * about their own action.
 *
 * @returns whom it told
 */
export async function notifySolicitud(
  trx: Running,
  accion: AccionSolicitud,
  row: SolicitudRow,
  { motivo, quien }: { readonly motivo: string; readonly quien: number | null },
): Promise<readonly number[]> {
  if (!isAvisada(accion)) return [];
  const [evento, destinos] = findAviso(accion, row);
  const personas = new Set<number>();
  for (const destino of destinos)
    for (const usuarioId of await listPersonas(trx, destino, row)) personas.add(usuarioId);
  if (quien !== null) personas.delete(quien);
  for (const usuarioId of personas)
    await notify(trx, {
      evento,
      usuarioId,
      enlace: toEnlace(row),
      variables: { ...toVariables(row), motivo },
    });
  return [...personas];
}

/** Whether anybody is informed of a step. */
export function isAvisada(accion: AccionSolicitud): accion is keyof typeof AVISOS {
  return Object.hasOwn(AVISOS, accion);
}

/** Reminds the people who must act that the term of a request ends. */
export async function notifyPorVencer(
  trx: Running,
  row: SolicitudRow,
  plazo: { readonly diasHabiles: number; readonly vencida: boolean },
): Promise<void> {
  const destino = findEspera(row);
  if (destino === undefined) return;
  for (const usuarioId of await listPersonas(trx, destino, row))
    await notify(trx, {
      evento: novedadesSolicitudes['solicitud-por-vencer'],
      usuarioId,
      enlace: toEnlace(row),
      variables: { ...toVariables(row), plazo: presentPlazo(plazo).toLowerCase() },
    });
}

/** Tells who asked, who works on it and who is waited for that the term of a request stopped, runs or ends another day. */
export async function notifyPlazo(
  trx: Running,
  row: SolicitudRow,
  {
    cambio,
    motivo,
    quien,
  }: { readonly cambio: string; readonly motivo: string; readonly quien: number | null },
): Promise<readonly number[]> {
  const espera = findEspera(row);
  const personas = new Set<number>();
  for (const destino of ['solicitante', 'consultor', ...(espera ? [espera] : [])] as const)
    for (const usuarioId of await listPersonas(trx, destino, row)) personas.add(usuarioId);
  if (quien !== null) personas.delete(quien);
  for (const usuarioId of personas)
    await notify(trx, {
      evento: novedadesSolicitudes['solicitud-plazo'],
      usuarioId,
      enlace: toEnlace(row),
      variables: { ...toVariables(row), cambio, motivo },
    });
  return [...personas];
}
