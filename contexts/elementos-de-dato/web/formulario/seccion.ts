import type { ValoresElemento } from './valores-elemento.ts';

/** What every part of the form gets. */
export interface SeccionProps {
  readonly valores: ValoresElemento;
  readonly change: (part: Partial<ValoresElemento>) => void;
  /** First broken rule of each field, by its path: `fuentes.0.nombre`. */
  readonly errores: Readonly<Record<string, string>>;
}
