import { findLugarDeItem } from './lugares-de-items.ts';

/** What an entity answered of level 3, with the rows beside it. */
export interface RespondidoNivelTres {
  /** Its parts by their names, beside its items and its version. */
  readonly nivelTres: {
    readonly items: readonly { readonly codigo: string; readonly veredicto: string | null }[];
    readonly servicioVersion: { readonly id: number };
    readonly [parte: string]: unknown;
  };
  readonly normas: readonly object[];
  readonly consumoAbierto: boolean;
  readonly consumidores: readonly { readonly id: number }[];
}

/** Items that are about what a version exchanges: of another version nothing is the same. */
const DE_VERSION: ReadonlySet<string> = new Set(['PL-3', 'PL-5', 'TE-7']);

/** A value as one text whatever the order of its keys; of a document the digest of its bytes. */
function toTexto(value: unknown, digests: ReadonlyMap<string, string>): string {
  if (Array.isArray(value)) return `[${value.map((one) => toTexto(one, digests)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = value as Readonly<Record<string, unknown>>;
  const { idArchivo } = fields;
  // A file is what its bytes are, whatever it is called.
  if (typeof idArchivo === 'string') return JSON.stringify(digests.get(idArchivo) ?? idArchivo);
  const texts = Object.keys(fields)
    .filter((key) => key !== 'id' && key !== 'archivoId')
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${toTexto(fields[key], digests)}`);
  return `{${texts.join(',')}}`;
}

/** What the form says at the place of an item. */
function readRespuesta(lugar: string, { nivelTres, normas, ...consumo }: RespondidoNivelTres): unknown {
  const campo = lugar.split('.').at(-1) ?? '';
  if (campo === 'normas') return normas;
  if (campo === 'consumidores')
    return {
      abierto: consumo.consumoAbierto,
      entidades: consumo.consumidores.map(({ id }) => id).toSorted((one, other) => one - other),
    };
  return Object.entries(nivelTres).find(([parte]) => parte === campo)?.[1];
}

/**
 * What was answered of each item as one text; two are the same when it is. Items nobody answers are not in it.
 *
 * @param digests SHA-256 of each document, by its id
 */
export function listTextosDeItems(
  respondido: RespondidoNivelTres,
  digests: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  return new Map(
    respondido.nivelTres.items.flatMap(({ codigo }) => {
      const lugar = findLugarDeItem(codigo);
      if (lugar === null) return [];
      const version = DE_VERSION.has(codigo) ? respondido.nivelTres.servicioVersion.id : null;
      return [[codigo, toTexto([version, readRespuesta(lugar, respondido)], digests)] as const];
    }),
  );
}
