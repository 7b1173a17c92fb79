import { formatLongDay } from '@marco/country/day-text';

/** The end of an element that waits for its day, or could not be done on it. */
export interface CaducidadEnCurso {
  /** Day of Colombia, AAAA-MM-DD. */
  readonly fecha: string;
  readonly impedimento: string | null;
}

/**
 * Why an element may not be expired now: an expiry is set for a later day. An expiry that failed on its day does not
 * prevent another one.
 */
export function listReparosProgramada(caducidad: CaducidadEnCurso | null): readonly string[] {
  if (caducidad === null || caducidad.impedimento !== null) return [];
  return [
    `Ya está programado que caduque el ${formatLongDay(caducidad.fecha)}. Cancele antes esa caducidad.`,
  ];
}

/** A servicio that carries the element, as its end looks at it. */
export interface ServicioAlcanzado {
  readonly nombre: string;
  readonly entidad: string;
  readonly publicado: boolean;
}

/**
 * Published servicios that prevent the expiry of an element: those that carry it, unless another element replaces it
 * (domain §1.6).
 */
export function listImpedimentos<Servicio extends ServicioAlcanzado>(
  servicios: readonly Servicio[],
  hasReemplazo: boolean,
): readonly Servicio[] {
  return hasReemplazo ? [] : servicios.filter(({ publicado }) => publicado);
}
