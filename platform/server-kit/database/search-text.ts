import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** Text that matches itself inside a LIKE pattern. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}

/**
 * The column holds the text, without regard to case or accents; uses the trigram index of `texto_busqueda(column)`.
 *
 * @param column its name, or the expression the index was made of
 */
export function containsText(column: string | RawBuilder<string>, text: string): Expression<SqlBool> {
  const searched = typeof column === 'string' ? sql.ref(column) : column;
  return sql<SqlBool>`texto_busqueda(${searched}) like '%' || texto_busqueda(${escapeLike(text)}) || '%'`;
}

/** A column that keeps `texto_busqueda` of something holds the text; uses its trigram index. */
export function likeText(kept: RawBuilder<unknown>, text: string): Expression<SqlBool> {
  return sql<SqlBool>`${kept} like '%' || texto_busqueda(${escapeLike(text)}) || '%'`;
}

/** A column that keeps `texto_busqueda` of something begins with the text. */
export function beginsWithText(kept: RawBuilder<unknown>, text: string): Expression<SqlBool> {
  return sql<SqlBool>`${kept} like texto_busqueda(${escapeLike(text)}) || '%'`;
}

/** Spanish, natural, case-insensitive order of a text column. */
export function spanishOrder(column: string): Expression<string> {
  return sql<string>`clave_orden(${sql.ref(column)}) collate "C"`;
}
