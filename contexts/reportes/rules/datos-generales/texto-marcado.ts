/** A piece of a line: plain, bold, or a link. */
export interface TrozoDeTexto {
  readonly texto: string;
  readonly isBold?: true;
  /** To another site, or to a page of this one. */
  readonly enlace?: string;
}

/** A paragraph, or a list with its items. */
export type ParteDeTexto =
  | { readonly tipo: 'parrafo'; readonly trozos: readonly TrozoDeTexto[] }
  | { readonly tipo: 'lista'; readonly items: readonly (readonly TrozoDeTexto[])[] };

const MARCAS = /\*\*([^*]+)\*\*|\[([^\]]+)\]\((https:\/\/[^)\s]+|\/(?!\/)[^)\s]*|\/)\)/g;

/** The pieces of a line; what is no mark of the subset stays the text it is. */
function listTrozos(linea: string): readonly TrozoDeTexto[] {
  const trozos: TrozoDeTexto[] = [];
  let desde = 0;
  for (const marca of linea.matchAll(MARCAS)) {
    if (marca.index > desde) trozos.push({ texto: linea.slice(desde, marca.index) });
    const [todo, fuerte, texto = '', enlace = ''] = marca;
    trozos.push(fuerte === undefined ? { texto, enlace } : { texto: fuerte, isBold: true });
    desde = marca.index + todo.length;
  }
  if (desde < linea.length) trozos.push({ texto: linea.slice(desde) });
  return trozos;
}

const ITEM = /^\s*- +/;

/**
 * A text of the ministry as its parts. The subset is bold (`**so**`), links (`[so](/page)`, https or a page of this site), lists of lines that
 * begin with `- `, and paragraphs; everything else is plain text, so that no text can be a tag.
 */
export function parseTextoMarcado(texto: string): readonly ParteDeTexto[] {
  const partes: ParteDeTexto[] = [];
  for (const linea of texto.split('\n').filter((una) => una.trim() !== '')) {
    const trozos = listTrozos(linea.replace(ITEM, '').trim());
    if (!ITEM.test(linea)) {
      partes.push({ tipo: 'parrafo', trozos });
      continue;
    }
    const ultima = partes.at(-1);
    if (ultima?.tipo === 'lista') partes.splice(-1, 1, { ...ultima, items: [...ultima.items, trozos] });
    else partes.push({ tipo: 'lista', items: [trozos] });
  }
  return partes;
}

/** The words alone, for a description. */
export function toTextoPlano(texto: string): string {
  return parseTextoMarcado(texto)
    .flatMap((parte) => (parte.tipo === 'parrafo' ? [parte.trozos] : parte.items))
    .map((trozos) => trozos.map((trozo) => trozo.texto).join(''))
    .join(' ');
}
