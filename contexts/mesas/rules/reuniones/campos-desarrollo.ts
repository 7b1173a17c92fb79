import { ASISTENCIAS, LIMITES_REUNION } from '../../contract/terms.ts';

/** The minutes of a meeting as far as they are written by hand. */
export interface Desarrollo {
  readonly avance: string;
  readonly participante: string;
  readonly puntos: readonly { readonly id: number; readonly notas: string }[];
  readonly participantes: readonly { readonly id: number; readonly asistio: boolean | null }[];
  readonly decisiones: readonly { readonly id: number; readonly texto: string }[];
}

/** A field of the minutes: `avance`, `participante`, `punto:7`, `asistio:7`, `decision:7`. */
export type CampoDesarrollo = string;

type Valores = Readonly<Record<CampoDesarrollo, string>>;

function toAsistencia(asistio: boolean | null): string {
  if (asistio === null) return '';
  return asistio ? 'si' : 'no';
}

function fromAsistencia(valor: string): boolean | null {
  return valor === '' ? null : valor === 'si';
}

/** Every field of the minutes with its value, as both sides compare them. */
export function listCampos(desarrollo: Desarrollo): Valores {
  return Object.fromEntries([
    ['avance', desarrollo.avance],
    ['participante', desarrollo.participante],
    ...desarrollo.puntos.map(({ id, notas }) => [`punto:${id}`, notas]),
    ...desarrollo.participantes.map(({ id, asistio }) => [`asistio:${id}`, toAsistencia(asistio)]),
    ...desarrollo.decisiones.map(({ id, texto }) => [`decision:${id}`, texto]),
  ]);
}

/** The minutes with the fields of a draft; a field of a removed point or decision is left out. */
export function toDesarrolloEscrito<Escrito extends Desarrollo>(
  publicado: Escrito,
  borrador: Readonly<Record<CampoDesarrollo, string>>,
): Escrito {
  const read = (campo: CampoDesarrollo, valor: string) => borrador[campo] ?? valor;
  return {
    ...publicado,
    avance: read('avance', publicado.avance),
    participante: read('participante', publicado.participante),
    puntos: publicado.puntos.map((punto) => ({ ...punto, notas: read(`punto:${punto.id}`, punto.notas) })),
    participantes: publicado.participantes.map((persona) => ({
      ...persona,
      asistio: fromAsistencia(read(`asistio:${persona.id}`, toAsistencia(persona.asistio))),
    })),
    decisiones: publicado.decisiones.map((decision) => ({
      ...decision,
      texto: read(`decision:${decision.id}`, decision.texto),
    })),
  };
}

/** The object of a field: `punto` and 7 for `punto:7`; the id is 0 if there is only one object. */
export function parseCampo(campo: CampoDesarrollo): { readonly clase: string; readonly id: number } {
  const [clase = '', id = '0'] = campo.split(':');
  return { clase, id: Number(id) };
}

const LARGOS: Readonly<Record<string, number>> = {
  avance: LIMITES_REUNION.avance,
  participante: LIMITES_REUNION.participante,
  punto: LIMITES_REUNION.notas,
  decision: LIMITES_REUNION.decision,
};

/** Why a value may not stand in its field; undefined when it may. */
export function findErrorValor(campo: CampoDesarrollo, valor: string): string | undefined {
  const { clase } = parseCampo(campo);
  if (clase === 'asistio')
    return (ASISTENCIAS as readonly string[]).includes(valor)
      ? undefined
      : 'Indique si asistió o no, o déjelo sin marcar.';
  const longest = LARGOS[clase] ?? 0;
  if (valor.length > longest) return `Escriba máximo ${longest} caracteres.`;
  return clase === 'decision' && valor.trim() === '' ? 'Escriba la decisión o quítela.' : undefined;
}

export interface CambioDesarrollo {
  readonly campo: CampoDesarrollo;
  /** The value the writer saw before they wrote. */
  readonly base: string;
  readonly valor: string;
}

export interface Mezcla {
  /** Fields to write. */
  readonly escribir: readonly CambioDesarrollo[];
  /** Fields that another person wrote, with the stored value; null if the field no longer exists. */
  readonly diferencias: readonly { readonly campo: CampoDesarrollo; readonly guardado: string | null }[];
}

/**
 * What one save of the minutes does to what is stored: a field is written where its stored value is still the one the
 * writer saw; a field that already holds what is sent needs nothing, so that a repeated save changes nothing; any
 * other is left alone and given back.
 */
export function compareCambios(guardado: Valores, cambios: readonly CambioDesarrollo[]): Mezcla {
  const escribir: CambioDesarrollo[] = [];
  const diferencias: { campo: string; guardado: string | null }[] = [];
  for (const cambio of cambios) {
    const { campo, base, valor } = cambio;
    const stored = Object.hasOwn(guardado, campo) ? guardado[campo] : undefined;
    if (stored === undefined) diferencias.push({ campo, guardado: null });
    else if (stored === valor) continue;
    else if (stored === base) escribir.push(cambio);
    else diferencias.push({ campo, guardado: stored });
  }
  return { escribir, diferencias };
}
