/** Changes of a contract that are told apart, as those of versions of a servicio are (ADR 0068). */
export type ClaseDeCambio =
  | 'operacion-nueva'
  | 'operacion-retirada'
  | 'mensaje-nuevo'
  | 'mensaje-retirado'
  | 'error-nuevo'
  | 'error-retirado'
  | 'opcional-nuevo'
  | 'obligatorio-nuevo'
  | 'opcional-retirado'
  | 'obligatorio-retirado'
  | 'pasa-a-opcional'
  | 'pasa-a-obligatorio'
  | 'puede-venir-mas'
  | 'puede-venir-menos'
  | 'valor-y-lista'
  | 'valores-mas-amplios'
  | 'valores-mas-estrechos'
  | 'tipo-cambiado';

/** What a thing of a list is: it says how its coming and its going are called. */
export type ReglaDeLista = 'operacion' | 'mensaje' | 'error' | 'obligatorio' | 'opcional';

/** Something of a contract that another contract may have too: an operation, a message, a field. */
export interface CosaComparable<Dato = unknown> {
  /** What it is known by among its siblings. */
  readonly clave: string;
  readonly nombre: string;
  readonly regla: ReglaDeLista;
  /** Of a message. */
  readonly papel?: 'peticion' | 'respuesta' | 'error';
  readonly hijos: readonly CosaComparable<Dato>[];
  readonly dato?: Dato;
  /** What changed of it, given what the other contract says of the same. */
  readonly compare: (otro: Dato | undefined) => readonly ClaseDeCambio[];
}

export interface LugarDeCambio {
  readonly papel: 'peticion' | 'respuesta' | 'error';
  readonly operacion: string;
  /** Names from the message to the field. */
  readonly lugar: readonly string[];
}

export interface CambioDeContrato extends LugarDeCambio {
  readonly clase: ClaseDeCambio;
}

const LLEGA: Readonly<Record<ReglaDeLista, ClaseDeCambio>> = {
  operacion: 'operacion-nueva',
  mensaje: 'mensaje-nuevo',
  error: 'error-nuevo',
  obligatorio: 'obligatorio-nuevo',
  opcional: 'opcional-nuevo',
};
const SE_VA: Readonly<Record<ReglaDeLista, ClaseDeCambio>> = {
  operacion: 'operacion-retirada',
  mensaje: 'mensaje-retirado',
  error: 'error-retirado',
  obligatorio: 'obligatorio-retirado',
  opcional: 'opcional-retirado',
};

/** What changed between two lists of the same kind, with all that stands in them; the order says nothing. */
export function listCambiosDeLista<Dato>(
  antes: readonly CosaComparable<Dato>[],
  despues: readonly CosaComparable<Dato>[],
  donde: LugarDeCambio,
): readonly CambioDeContrato[] {
  const [viejas, nuevas] = [toMapa(antes), toMapa(despues)];
  const seVan = antes
    .filter(({ clave }) => !nuevas.has(clave))
    .map((cosa): CambioDeContrato => ({ ...toLugar(cosa, donde), clase: SE_VA[cosa.regla] }));
  const llegan = despues
    .filter(({ clave }) => !viejas.has(clave))
    .map((cosa): CambioDeContrato => ({ ...toLugar(cosa, donde), clase: LLEGA[cosa.regla] }));
  const quedan = antes.flatMap((cosa) => {
    const otra = nuevas.get(cosa.clave);
    if (!otra) return [];
    const aqui = toLugar(cosa, donde);
    return [
      ...cosa.compare(otra.dato).map((clase): CambioDeContrato => ({ ...aqui, clase })),
      ...listCambiosDeLista(cosa.hijos, otra.hijos, aqui),
    ];
  });
  return [...seVan, ...llegan, ...quedan];
}

function toMapa<Dato>(cosas: readonly CosaComparable<Dato>[]): ReadonlyMap<string, CosaComparable<Dato>> {
  return new Map(cosas.map((cosa) => [cosa.clave, cosa]));
}

/** An operation and a message are named beside the fields, not among them. */
function toLugar(
  { regla, nombre, papel }: Pick<CosaComparable, 'regla' | 'nombre' | 'papel'>,
  donde: LugarDeCambio,
): LugarDeCambio {
  if (regla === 'operacion') return { ...donde, operacion: nombre };
  if (regla === 'mensaje' || regla === 'error') return { ...donde, papel: papel ?? donde.papel };
  return { ...donde, lugar: [...donde.lugar, nombre] };
}
