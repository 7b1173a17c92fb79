import { toSentence } from './codigos.ts';
import type { NombresDeDetalle } from './nombres.ts';

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
export function listCambios(detalle: Registro, nombres: NombresDeDetalle = {}): readonly Cambio[] {
  const { antes, despues } = detalle;
  if (antes === undefined && despues === undefined) return [];
  const before = toRegistro(antes);
  const after = toRegistro(despues);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((campo) => {
    const [antes, despues] = [before, after].map((state) => formatValor(state[campo], nombres[campo]));
    return {
      campo: presentCampo(campo),
      antes: antes ?? NADA,
      despues: despues ?? NADA,
      cambio: formatValor(before[campo]) !== formatValor(after[campo]),
    };
  });
}

/** Everything else the event tells. */
export function listDatos(detalle: Registro, nombres: NombresDeDetalle = {}): readonly Dato[] {
  return Object.entries(detalle)
    .filter(([name]) => name !== 'antes' && name !== 'despues')
    .map(([name, value]) => ({
      campo: name === 'codigo' && nombres[name] ? 'Razón del rechazo' : presentCampo(name),
      valor: formatValor(value, nombres[name]),
    }));
}

/** Name of a field; one that holds an id is named by what it is the id of. */
function presentCampo(campo: string): string {
  return toSentence(campo.replace(/Id$|^id(?=[A-Z])/, ''));
}

const NADA = '—';

/** A state that is not an object is shown as one field. */
function toRegistro(state: unknown): Registro {
  if (state === undefined || state === null) return {};
  if (typeof state === 'object' && !Array.isArray(state)) return state as Registro;
  return { valor: state };
}

/** @param nombres of the ids in the value */
function formatValor(value: unknown, nombres: Readonly<Record<string, string>> = {}): string {
  if (value === undefined || value === null || value === '') return NADA;
  if ((typeof value === 'string' || typeof value === 'number') && Object.hasOwn(nombres, value))
    return nombres[value] ?? NADA;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'string') return value;
  if (Array.isArray(value))
    return value.length === 0 ? NADA : value.map((one) => formatValor(one, nombres)).join(', ');
  if (typeof value === 'object')
    return (
      Object.entries(value)
        .map(([campo, one]) => `${presentCampo(campo)}: ${formatValor(one)}`)
        .join('; ') || NADA
    );
  return JSON.stringify(value);
}
