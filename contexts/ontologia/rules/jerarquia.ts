/** The class above each class; null or absent at the top. */
export type SuperiorDe = ReadonlyMap<number, number | null>;

/** A class and those above it, from itself to the top; one that stands twice ends the walk. */
export function listLinaje(clase: number, superiorDe: SuperiorDe): number[] {
  const linaje: number[] = [];
  let actual: number | null = clase;
  while (actual !== null && !linaje.includes(actual)) {
    linaje.push(actual);
    actual = superiorDe.get(actual) ?? null;
  }
  return linaje;
}

/** Whether a class would stand above itself with this one over it (domain model §4: no cycles in claseSuperior). */
export function hasCiclo(clase: number | null, superior: number | null, superiorDe: SuperiorDe): boolean {
  return clase !== null && superior !== null && listLinaje(superior, superiorDe).includes(clase);
}

/** Whether a class is another one or stands somewhere below it. */
export function isSubclase(clase: number, posible: number, superiorDe: SuperiorDe): boolean {
  return listLinaje(clase, superiorDe).includes(posible);
}

/** A definition as the closure of a class looks at it. */
export interface DefinicionEnRed {
  readonly id: number;
  readonly tipo: string;
  readonly superior: number | null;
  readonly dominio: number | null;
  readonly rango: number | null;
}

/** What belongs with a class. */
export interface ModuloDeClase {
  /** The class and those below it: whose individuals, events and rules belong too. */
  readonly clases: ReadonlySet<number>;
  /** Every definition needed to understand it. */
  readonly definiciones: ReadonlySet<number>;
}

/**
 * The closure of a class: those below it, those above each of them, their properties, and the classes these lead to with
 * all above them.
 */
export function computeModulo(red: readonly DefinicionEnRed[], clase: number): ModuloDeClase {
  const superiorDe = new Map(red.map(({ id, superior }) => [id, superior]));
  const clases = new Set(
    red.filter(({ id, tipo }) => tipo === 'clase' && isSubclase(id, clase, superiorDe)).map(({ id }) => id),
  );
  const definiciones = new Set([...clases].flatMap((id) => listLinaje(id, superiorDe)));
  const propias = red.filter(({ dominio }) => dominio !== null && definiciones.has(dominio));
  for (const { id, rango } of propias) {
    for (const above of listLinaje(id, superiorDe)) definiciones.add(above);
    if (rango !== null) for (const above of listLinaje(rango, superiorDe)) definiciones.add(above);
  }
  return { clases, definiciones };
}
