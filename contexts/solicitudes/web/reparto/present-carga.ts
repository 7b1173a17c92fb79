import { formatNumber } from '@marco/web-kit/format';
import type { Carga, SolicitudListada } from '../../contract/index.ts';

type Cifras = Pick<Carga, 'abiertas' | 'vencidas' | 'diasEnMano'>;

const count = (cuantos: number, uno: string, varios: string) =>
  `${formatNumber(cuantos)} ${cuantos === 1 ? uno : varios}`;

/** '5 de 10 abiertas'; beside the quota, so that a person sees who is full. */
export function presentAbiertas({ abiertas }: Pick<Cifras, 'abiertas'>, cupo: number): string {
  return `${formatNumber(abiertas)} de ${formatNumber(cupo)} abiertas`;
}

/** '1 vencida'. */
export function presentVencidas({ vencidas }: Pick<Cifras, 'vencidas'>): string {
  return count(vencidas, 'vencida', 'vencidas');
}

/** '31 días hábiles en su mano'. */
export function presentDias({ diasEnMano }: Pick<Cifras, 'diasEnMano'>): string {
  return `${count(diasEnMano, 'día hábil', 'días hábiles')} en su mano`;
}

/** '3 solicitudes'. */
export function countSolicitudes(cuantas: number): string {
  return count(cuantas, 'solicitud', 'solicitudes');
}

/** 'Consulta de pasaportes (LCI-N1-2026-000012)'. */
export function presentSolicitud(
  solicitud: Pick<SolicitudListada, 'servicio' | 'radicado'> | null | undefined,
): string {
  if (!solicitud) return 'Solicitud no disponible';
  const { servicio, radicado } = solicitud;
  return radicado === null ? servicio : `${servicio} (${radicado})`;
}
