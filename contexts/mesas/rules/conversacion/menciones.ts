const MENCION = /@\[([1-9]\d{0,8})\]/gu;

/** The people a text mentions, each once, in their order. */
export function listMencionados(texto: string): readonly number[] {
  return [...new Set(Array.from(texto.matchAll(MENCION), ([, id]) => Number(id)))];
}

/** A piece of a comment: text as it was written, or the name of somebody who is mentioned. */
export interface PiezaDeComentario {
  readonly texto: string;
  readonly esMencion: boolean;
}

/** A comment as it is read: text and names, never markup. Who has no account any more is «alguien». */
export function presentPiezas(
  texto: string,
  nombres: ReadonlyMap<number, string>,
): readonly PiezaDeComentario[] {
  return texto
    .split(/(@\[[1-9]\d{0,8}\])/u)
    .filter((pieza) => pieza !== '')
    .map((pieza) => {
      const [id] = listMencionados(pieza);
      if (id === undefined) return { texto: pieza, esMencion: false };
      return { texto: `@${nombres.get(id) ?? 'alguien'}`, esMencion: true };
    });
}

/** A text in which people are named as it is kept: each `@Name` that was chosen becomes the mark of its person. */
export function writeMenciones(
  texto: string,
  elegidos: readonly { readonly id: number; readonly nombre: string }[],
): string {
  // The longest first: one name may begin another.
  return elegidos
    .toSorted((one, other) => other.nombre.length - one.nombre.length)
    .reduce((written, { id, nombre }) => written.replaceAll(`@${nombre}`, `@[${id}]`), texto);
}
