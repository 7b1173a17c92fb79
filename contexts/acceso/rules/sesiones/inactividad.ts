/** How long a session lives without activity, and how long before its end the person is warned. */
export interface LimitesInactividad {
  readonly inactividadSegundos: number;
  readonly avisoSegundos: number;
}

export interface Inactividad {
  readonly estado: 'activa' | 'aviso' | 'terminada';
  /** Whole seconds until the end, never under zero. */
  readonly restan: number;
}

const SECOND_MS = 1000;

/**
 * The state of a session that was last used at a moment (times in milliseconds). The warning takes at most half of
 * the limit, so that a session with a short limit does not only show the warning.
 */
export function findInactividad(
  { inactividadSegundos, avisoSegundos }: LimitesInactividad,
  ultimaActividad: number,
  ahora: number,
): Inactividad {
  const restan = Math.max(0, Math.ceil(inactividadSegundos - (ahora - ultimaActividad) / SECOND_MS));
  if (restan === 0) return { estado: 'terminada', restan };
  return { estado: restan <= Math.min(avisoSegundos, inactividadSegundos / 2) ? 'aviso' : 'activa', restan };
}
