/** Parts of a person's name; missing ones are null, undefined or blank. */
export interface PartesDelNombre {
  readonly primerNombre: string;
  readonly segundoNombre?: string | null;
  readonly primerApellido: string;
  readonly segundoApellido?: string | null;
}

/** Full name: first and second name, first and second surname; missing parts skipped, single spaces (ENT-01). */
export function presentNombreCompleto(partes: PartesDelNombre): string {
  return [partes.primerNombre, partes.segundoNombre, partes.primerApellido, partes.segundoApellido]
    .map((parte) => parte?.trim().replaceAll(/\s+/g, ' ') ?? '')
    .filter((parte) => parte !== '')
    .join(' ');
}
