import type { CambioDesarrollo, CampoDesarrollo } from './campos-desarrollo.ts';

type Valores = Readonly<Record<CampoDesarrollo, string>>;

/** A field somebody is writing. */
export interface CampoEscrito {
  /** What was stored when they began. */
  readonly base: string;
  readonly valor: string;
}

/** What a person wrote and the server does not have yet. */
export interface BorradorDesarrollo {
  readonly escritos: Readonly<Record<CampoDesarrollo, CampoEscrito>>;
  /** Fields that another person wrote meanwhile: the stored value, or null if the field no longer exists. */
  readonly diferencias: Readonly<Record<CampoDesarrollo, string | null>>;
}

export const BORRADOR_VACIO: BorradorDesarrollo = { escritos: {}, diferencias: {} };

function leave<Value>(record: Readonly<Record<string, Value>>, campo: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== campo));
}

/** The value that a field shows: the text being written, otherwise the stored one. */
export function readValor(borrador: BorradorDesarrollo, guardados: Valores, campo: CampoDesarrollo): string {
  return borrador.escritos[campo]?.valor ?? guardados[campo] ?? '';
}

/** Writing in a field; a text that is equal to the stored one again is not a change. */
export function writeValor(
  borrador: BorradorDesarrollo,
  guardados: Valores,
  campo: CampoDesarrollo,
  valor: string,
): BorradorDesarrollo {
  const base = borrador.escritos[campo]?.base ?? guardados[campo] ?? '';
  if (valor === base && !(campo in borrador.diferencias))
    return { ...borrador, escritos: leave(borrador.escritos, campo) };
  return { ...borrador, escritos: { ...borrador.escritos, [campo]: { base, valor } } };
}

/** The fields to save: all except those where the person must choose a version. */
export function listCambios({ escritos, diferencias }: BorradorDesarrollo): CambioDesarrollo[] {
  return Object.entries(escritos)
    .filter(([campo]) => !(campo in diferencias))
    .map(([campo, escrito]) => ({ campo, ...escrito }));
}

/** The draft after the server answered a save; what was written while it was under way stays to be saved. */
export function clearGuardado(
  borrador: BorradorDesarrollo,
  enviados: readonly CambioDesarrollo[],
  diferencias: readonly { readonly campo: CampoDesarrollo; readonly guardado: string | null }[],
): BorradorDesarrollo {
  const others = new Map(diferencias.map(({ campo, guardado }) => [campo, guardado]));
  let next = borrador;
  for (const { campo, valor } of enviados) {
    const present = next.escritos[campo];
    if (!present) continue;
    const guardado = others.get(campo);
    if (guardado !== undefined) next = { ...next, diferencias: { ...next.diferencias, [campo]: guardado } };
    else if (present.valor === valor) next = { ...next, escritos: leave(next.escritos, campo) };
    else next = { ...next, escritos: { ...next.escritos, [campo]: { ...present, base: valor } } };
  }
  return next;
}

/** How a person decides about a field that two people wrote. */
export type Eleccion = 'propia' | 'guardada' | 'ambas';

/** The draft after a person chose: their version, the stored one, or both, the stored one first. */
export function chooseVersion(
  borrador: BorradorDesarrollo,
  campo: CampoDesarrollo,
  eleccion: Eleccion,
): BorradorDesarrollo {
  const guardado = borrador.diferencias[campo];
  const escrito = borrador.escritos[campo];
  const diferencias = leave(borrador.diferencias, campo);
  if (eleccion === 'guardada' || !escrito || guardado === undefined || guardado === null)
    return { escritos: leave(borrador.escritos, campo), diferencias };
  const valor = eleccion === 'ambas' ? `${guardado}\n\n${escrito.valor}` : escrito.valor;
  return { escritos: { ...borrador.escritos, [campo]: { base: guardado, valor } }, diferencias };
}

/** Whether there is unsaved work. */
export function hasPendientes({ escritos }: BorradorDesarrollo): boolean {
  return Object.keys(escritos).length > 0;
}
