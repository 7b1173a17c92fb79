/** The blocks of the workspace that open whole, by what their address says, with their titles. */
export const VISTAS_DE_MESA = {
  informacion: 'Datos de la mesa',
  entidades: 'Entidades participantes',
  servicios: 'Servicios de la mesa',
  reuniones: 'Reuniones',
  compromisos: 'Compromisos',
  historial: 'Historial de la mesa',
} as const;
export type VistaDeMesa = keyof typeof VISTAS_DE_MESA;

/** The block an address opens whole; null for the workspace. */
export function parseVista(pestana: string | null): VistaDeMesa | null {
  return pestana !== null && Object.hasOwn(VISTAS_DE_MESA, pestana) ? (pestana as VistaDeMesa) : null;
}
