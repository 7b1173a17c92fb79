/** What a purpose says, with its fields by where they stand: another version has other rows for them. */
export interface FinalidadConLugares {
  readonly titulo: string;
  readonly descripcion: string;
  readonly norma: string;
  readonly base: string | null;
  /** Calls a day: what an approved one was granted, what another one asks for. */
  readonly volumen: number | null;
  readonly lugares: ReadonlySet<string>;
}

/** An acuerdo, as far as its successor may ask for the same. */
export interface AcuerdoActualizable {
  readonly version: { readonly id: number; readonly mayor: number };
  readonly sistema: string;
  readonly finalidades: readonly FinalidadConLugares[];
}

/** Whether a purpose asks for no more than it has. */
function isLaMisma(antes: FinalidadConLugares, ahora: FinalidadConLugares): boolean {
  return (
    antes.titulo === ahora.titulo &&
    antes.descripcion === ahora.descripcion &&
    antes.norma === ahora.norma &&
    antes.base === ahora.base &&
    (ahora.volumen ?? 0) <= (antes.volumen ?? 0) &&
    [...ahora.lugares].every((lugar) => antes.lugares.has(lugar))
  );
}

/**
 * Whether a successor takes what an acuerdo already gives to a version that breaks nobody: nothing is asked for that nobody
 * approved, so nobody has to approve it again.
 */
export function isActualizacionCompatible(antes: AcuerdoActualizable, ahora: AcuerdoActualizable): boolean {
  return (
    antes.version.id !== ahora.version.id &&
    antes.version.mayor === ahora.version.mayor &&
    antes.sistema === ahora.sistema &&
    antes.finalidades.length === ahora.finalidades.length &&
    antes.finalidades.every((finalidad, place) => {
      const otra = ahora.finalidades[place];
      return otra !== undefined && isLaMisma(finalidad, otra);
    })
  );
}
