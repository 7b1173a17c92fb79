import type { LugarDeEntidad } from './sitio-de-entidad.ts';

/** The last self-assessment that an entidad had presented at a moment. */
export interface HechoMadurez extends LugarDeEntidad {
  /** Of the entidad. */
  readonly id: number;
  /** What it answered: the mean of its grades rounded down, or one of its criteria. */
  readonly que: 'nivel' | 'criterio';
  /** Code of the criterion; '' of the level. */
  readonly criterio: string;
  /** 1 to 5 */
  readonly grado: number;
}
