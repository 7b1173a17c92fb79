/** Identity fields of a registration, as the authenticator proved them. */
export interface IdentidadRegistro {
  readonly numeroIdentificacion: string;
  readonly primerNombre: string;
  readonly segundoNombre: string | null;
  readonly primerApellido: string;
  readonly segundoApellido: string | null;
  /** The claim's phone without its first space only (specification §3). */
  readonly numeroCelular: string | null;
}

type Claims = Readonly<Record<string, unknown>>;
type SentIdentidad = Readonly<Partial<Record<keyof IdentidadRegistro, string | null | undefined>>>;

/** The identity fields of a registration from the claims of a token: the only source of them (REG-13). */
export function presentIdentidad(claims: Claims): IdentidadRegistro {
  return {
    numeroIdentificacion: readText(claims, 'Identificacion') ?? '',
    primerNombre: readText(claims, 'PrimerNombre') ?? '',
    segundoNombre: readText(claims, 'SegundoNombre'),
    primerApellido: readText(claims, 'PrimerApellido') ?? '',
    segundoApellido: readText(claims, 'SegundoApellido'),
    numeroCelular: readText(claims, 'Telefono')?.replace(' ', '') ?? null,
  };
}

/** Abbreviation of the identification type in the claims; empty without one. */
export function findSiglaIdentificacion(claims: Claims): string {
  return readText(claims, 'TipoIdentificacion') ?? '';
}

/** Fields of a sent identity that are not the proven one's; nothing, null and empty are the same (REG-18). */
export function findIdentidadDistinta(
  identidad: IdentidadRegistro,
  sent: SentIdentidad,
): (keyof IdentidadRegistro)[] {
  const fields = Object.keys(identidad) as (keyof IdentidadRegistro)[];
  return fields.filter((field) => (identidad[field] ?? '') !== (sent[field] ?? ''));
}

function readText(claims: Claims, name: string): string | null {
  const value = claims[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
