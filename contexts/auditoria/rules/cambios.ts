import { toSentence } from './acciones.ts';

/** One field of a change, as people read it; a dash where there was nothing. */
export interface Cambio {
  readonly campo: string;
  readonly antes: string;
  readonly despues: string;
  /** Whether it differs: an event may repeat what stayed. */
  readonly cambio: boolean;
}

export interface Dato {
  readonly campo: string;
  readonly valor: string;
}

type Registro = Readonly<Record<string, unknown>>;

/** The fields of a change, in the order they were written; none where the event tells no change. */
export function listCambios(detalle: Registro): readonly Cambio[] {
  const { antes, despues } = detalle;
  if (antes === undefined && despues === undefined) return [];
  const before = toRegistro(antes);
  const after = toRegistro(despues);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((campo) => ({
    campo: toSentence(campo),
    antes: formatValor(before[campo]),
    despues: formatValor(after[campo]),
    cambio: formatValor(before[campo]) !== formatValor(after[campo]),
  }));
}

/** Everything else the event tells. */
export function listDatos(detalle: Registro): readonly Dato[] {
  return Object.entries(detalle)
    .filter(([name]) => name !== 'antes' && name !== 'despues')
    .map(([name, value]) => ({ campo: toSentence(name), valor: formatValor(value) }));
}

/** A state that is no object is shown as one field. */
function toRegistro(state: unknown): Registro {
  if (state === undefined || state === null) return {};
  if (typeof state === 'object' && !Array.isArray(state)) return state as Registro;
  return { valor: state };
}

function formatValor(value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.map(formatValor).join(', ');
  return JSON.stringify(value);
}
