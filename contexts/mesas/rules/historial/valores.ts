import {
  findReferencia,
  isPersonal,
  isTecnico,
  presentCodigo,
  type ReferenciaHistorial,
  toEtiqueta,
} from './campos.ts';

type Registro = Readonly<Record<string, unknown>>;

/** What an event of the audit trail says beside who, what and when. */
export interface DetalleHistorial {
  readonly cambios: readonly { readonly campo: string; readonly antes: unknown; readonly despues: unknown }[];
  readonly personales: readonly string[];
  readonly sentido: 'creado' | 'cambiado' | 'retirado';
  readonly motivo: string | null;
}

/** Names by catalogue and id. */
export type Nombres = Readonly<Record<ReferenciaHistorial, ReadonlyMap<number, string>>>;

const isRegistro = (value: unknown): value is Registro =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field that was not there and one without a value say the same. */
const isOther = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

/** Reads the detail of an event: fields that differ, in the order they were written. */
export function readDetalle(detail: unknown): DetalleHistorial {
  const { antes, despues, personales, motivo } = isRegistro(detail) ? detail : {};
  const before = isRegistro(antes) ? antes : {};
  const after = isRegistro(despues) ? despues : {};
  const campos = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (campo) => !isTecnico(campo) && isOther(before[campo], after[campo]),
  );
  const listed = Array.isArray(personales) ? personales.filter((campo) => typeof campo === 'string') : [];
  return {
    cambios: campos
      .filter((campo) => !isPersonal(campo))
      .map((campo) => ({ campo, antes: before[campo], despues: after[campo] })),
    personales: [...new Set([...listed, ...campos.filter(isPersonal)])],
    sentido: antes === null ? 'creado' : despues === null ? 'retirado' : 'cambiado',
    motivo: typeof motivo === 'string' && motivo !== '' ? motivo : null,
  };
}

/** Ids a value names, by their catalogue. */
export function listIds(campo: string, value: unknown): readonly (readonly [ReferenciaHistorial, number])[] {
  if (Array.isArray(value)) return value.flatMap((item) => listIds(campo, item));
  if (isRegistro(value)) return Object.entries(value).flatMap(([name, part]) => listIds(name, part));
  const catalogo = findReferencia(campo);
  return catalogo !== undefined && typeof value === 'number' ? [[catalogo, value]] : [];
}

/** A value as texts: none where there is nothing, one of each part of a list. */
export function toTextos(campo: string, value: unknown, nombres: Nombres): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((item) => toTextos(campo, item, nombres));
  if (isRegistro(value)) return presentPartes(value, nombres);
  if (typeof value === 'number') return [presentNumero(campo, value, nombres)];
  return [presentCodigo(campo, typeof value === 'boolean' ? value : String(value))];
}

function presentNumero(campo: string, value: number, nombres: Nombres): string {
  const catalogo = findReferencia(campo);
  if (catalogo === undefined) return presentCodigo(campo, value);
  return nombres[catalogo].get(value) ?? `N.º ${value}`;
}

/** A part of a list with fields of its own: `Título: Avance · Notas: Se acordó…`. */
function presentPartes(value: Registro, nombres: Nombres): string[] {
  const parts = Object.entries(value)
    .filter(([campo]) => !isPersonal(campo) && !isTecnico(campo))
    .map(([campo, part]) => [campo, toTextos(campo, part, nombres).join(', ')] as const)
    .filter(([, text]) => text !== '');
  if (parts.length === 0) return [];
  if (parts.length === 1) return [parts[0]?.[1] ?? ''];
  return [parts.map(([campo, text]) => `${toEtiqueta(campo)}: ${text}`).join(' · ')];
}
