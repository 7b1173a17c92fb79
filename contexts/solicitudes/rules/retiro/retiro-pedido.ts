import { formatLongDay } from '@marco/country/day-text';
import { addDays } from '@marco/country/working-days';
import {
  ESTADO_VERSION_SERVICIO,
  ESTADOS_CON_DIA_DE_RETIRO,
  type EstadoVersionServicio,
  LIMITES_VIDA,
  NIVEL_DE_RETIRO,
} from '@marco/servicios/terms';

/** The end of a version, as a request asks for it. */
export interface RetiroPedido {
  /** The state the version stands in now. */
  readonly estado: EstadoVersionServicio;
  readonly sucesoraId: number | null;
  /** First day on which it does not answer, as YYYY-MM-DD; null while nobody wrote it. */
  readonly fechaRetiro: string | null;
  readonly motivo: string;
  /** Versions that may take its place. */
  readonly sucesoras: readonly { readonly id: number }[];
}

type CampoDeRetiro = 'fechaRetiro' | 'sucesoraId' | 'motivo';

/** Whether a version ends on a day that its request says: others may use it. */
export function isConDiaDeRetiro(estado: EstadoVersionServicio): boolean {
  return ESTADOS_CON_DIA_DE_RETIRO.includes(estado);
}

/** What the request of an end lacks to be filed, by field; empty where it may be. The form and the server judge by it. */
export function listFaltasDeRetiroPedido(
  { estado, sucesoraId, fechaRetiro, motivo, sucesoras }: RetiroPedido,
  hoy: string,
): Readonly<Partial<Record<CampoDeRetiro, string>>> {
  const fecha = isConDiaDeRetiro(estado) ? findFaltaDeDia(fechaRetiro, hoy) : undefined;
  return {
    ...(fecha === undefined ? {} : { fechaRetiro: fecha }),
    ...(sucesoraId !== null && !sucesoras.some(({ id }) => id === sucesoraId)
      ? { sucesoraId: 'Elija una versión posterior del mismo servicio que no esté en elaboración.' }
      : {}),
    ...(motivo.trim() === '' ? { motivo: 'Escriba por qué se retira la versión.' } : {}),
  };
}

function findFaltaDeDia(fecha: string | null, hoy: string): string | undefined {
  if (fecha === null || fecha === '') return 'Elija el día del retiro.';
  if (fecha < hoy) return `Elija un día desde hoy, ${formatLongDay(hoy)}.`;
  const ultimo = addDays(hoy, LIMITES_VIDA.anios * 365);
  return fecha > ultimo ? `Elija un día hasta el ${formatLongDay(ultimo)}.` : undefined;
}

/** Part of the form that everything of it belongs to. */
const PARTE = 'retiro';

/** What the request lacks to be filed, each with the part of the form it belongs to. */
export function findPendientesDeRetiro(
  retiro: RetiroPedido,
  hoy: string,
): { readonly campo: string; readonly mensaje: string }[] {
  const mensajes = [...listFaltasDeEstado(retiro), ...Object.values(listFaltasDeRetiroPedido(retiro, hoy))];
  return mensajes.map((mensaje) => ({ campo: PARTE, mensaje }));
}

/** What keeps the version from ending now: it was suspended, or goes back to work. One that ended already keeps nothing. */
export function listFaltasDeEstado({ estado }: Pick<RetiroPedido, 'estado'>): readonly string[] {
  if (estado === 'retirada' || NIVEL_DE_RETIRO[estado] !== undefined) return [];
  return [
    `La versión está en «${ESTADO_VERSION_SERVICIO[estado]}»: solo se retira una certificada que no esté suspendida.`,
  ];
}
