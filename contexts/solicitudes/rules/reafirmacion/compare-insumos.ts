/** One thing a level rests on: what it is, by which it is found before and now, and what is said of it. */
export interface Insumo {
  /** Found again by it: the place of a field, the name of a norma. */
  readonly clave: string;
  /** As people read it: «el campo municipio». */
  readonly nombre: string;
  /** What is compared; two that say the same are the same. */
  readonly texto: string;
}

/** A part of what a level rests on, such as its messages, before and now. */
export interface ParDeInsumos {
  readonly nombre: string;
  readonly antes: readonly Insumo[];
  readonly ahora: readonly Insumo[];
  /** Whether their order says something, as that of the fields of a message does. */
  readonly conOrden?: true;
}

export interface GrupoComparado {
  readonly nombre: string;
  readonly total: number;
  readonly cambios: readonly string[];
}

function explainCambio(antes: Insumo | undefined, ahora: Insumo | undefined): string | undefined {
  if (antes === undefined) return ahora && `Se agregó ${ahora.nombre}.`;
  if (ahora === undefined) return `Se quitó ${antes.nombre}.`;
  if (antes.texto === ahora.texto) return undefined;
  return `Cambió ${antes.nombre}: antes «${antes.texto}», ahora «${ahora.texto}».`;
}

const EN_OTRO_ORDEN = 'Lo que sigue está en otro orden.';

function isEnOtroOrden(antes: readonly Insumo[], ahora: readonly Insumo[]): boolean {
  const list = (unos: readonly Insumo[], otros: readonly Insumo[]) => {
    const claves = new Set(otros.map(({ clave }) => clave));
    return JSON.stringify(unos.flatMap(({ clave }) => (claves.has(clave) ? [clave] : [])));
  };
  return list(antes, ahora) !== list(ahora, antes);
}

/** What is different in each part, in the order of what was certified; empty where nothing is. */
export function compareInsumos(pares: readonly ParDeInsumos[]): readonly GrupoComparado[] {
  return pares.map(({ nombre, antes, ahora, conOrden }) => {
    const [deAntes, deAhora] = [antes, ahora].map((unos) => new Map(unos.map((uno) => [uno.clave, uno])));
    const claves = new Set([...antes, ...ahora].map(({ clave }) => clave));
    const cambios = [...claves].flatMap(
      (clave) => explainCambio(deAntes?.get(clave), deAhora?.get(clave)) ?? [],
    );
    return {
      nombre,
      total: claves.size,
      cambios: conOrden && isEnOtroOrden(antes, ahora) ? [...cambios, EN_OTRO_ORDEN] : cambios,
    };
  });
}

/**
 * The text whose digest proves what was compared: parts by name, and in them each thing with what it says, in one order unless their own says something. Two
 * comparisons of the same things have the same text.
 */
export function writeInsumos(pares: readonly ParDeInsumos[]): string {
  const toRows = (unos: readonly Insumo[]) => unos.map(({ clave, texto }) => [clave, texto] as const);
  const sort = (filas: ReturnType<typeof toRows>) =>
    filas.toSorted(([una], [otra]) => Number(una > otra) - Number(una < otra));
  return JSON.stringify(
    pares.map(({ nombre, antes, ahora, conOrden }) => {
      const lados = [toRows(antes), toRows(ahora)];
      return [nombre, ...(conOrden ? lados : lados.map(sort))];
    }),
  );
}
