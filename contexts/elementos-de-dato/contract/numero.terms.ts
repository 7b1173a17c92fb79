/** The number of a version of an element. */
export interface NumeroVersion {
  readonly mayor: number;
  readonly menor: number;
}

/** A version of an element as people read it: `2.1`. */
export function formatNumero({ mayor, menor }: NumeroVersion): string {
  return `${mayor}.${menor}`;
}
