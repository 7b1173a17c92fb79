const QUOTE = '"'.charCodeAt(0);
const ESCAPE = '\\'.charCodeAt(0);
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/**
 * Whether a text has more levels of brackets than a limit, texts inside it aside. It reads each sign once and keeps nothing,
 * where a parser needs half a second for a megabyte of brackets.
 */
export function hasMoreLevels(json: string, limit: number): boolean {
  let level = 0;
  let inText = false;
  for (let place = 0; place < json.length; place += 1) {
    const sign = json.charCodeAt(place);
    if (sign === QUOTE) inText = !inText;
    else if (inText && sign === ESCAPE) place += 1;
    else if (!inText && OPENING.has(sign)) level += 1;
    else if (!inText && CLOSING.has(sign)) level -= 1;
    if (level > limit) return true;
  }
  return false;
}
