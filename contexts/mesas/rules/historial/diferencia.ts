/** A run of words that stayed, went or came. */
export interface Tramo {
  readonly clase: 'igual' | 'quitado' | 'puesto';
  readonly texto: string;
}

/** Above this many pairs of words the comparison is left out: the whole text went and another came. */
const MAXIMO_PARES = 4_000_000;

/** Words with the spaces after them: joined they are the text again. */
function toPalabras(text: string): string[] {
  return text.match(/^\s+|\S+\s*/g) ?? [];
}

/** The same word, whatever spaces follow it. */
const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.trim() === other?.trim();

/**
 * What changed from one text to another, word by word (longest common subsequence). What stayed is told as it stands
 * in the second text.
 */
export function compareTextos(antes: string, despues: string): readonly Tramo[] {
  const [before, after] = [toPalabras(antes), toPalabras(despues)];
  let start = 0;
  while (start < before.length && start < after.length && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    isSame(before[before.length - 1 - end], after[after.length - 1 - end])
  )
    end += 1;
  const middle = compareMiddle(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  return joinTramos([
    ...after.slice(0, start).map((texto) => ({ clase: 'igual', texto }) as const),
    ...middle,
    ...after.slice(after.length - end).map((texto) => ({ clase: 'igual', texto }) as const),
  ]);
}

function compareMiddle(before: readonly string[], after: readonly string[]): Tramo[] {
  const removed = (texto: string): Tramo => ({ clase: 'quitado', texto });
  const added = (texto: string): Tramo => ({ clase: 'puesto', texto });
  if (before.length * after.length > MAXIMO_PARES || before.length === 0 || after.length === 0)
    return [...before.map(removed), ...after.map(added)];
  const lengths = computeLengths(before, after);
  const width = after.length + 1;
  const tramos: Tramo[] = [];
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const [was, is] = [before[left], after[right]];
    if (is !== undefined && isSame(was, is)) {
      tramos.push({ clase: 'igual', texto: is });
      left += 1;
      right += 1;
    } else if (
      is === undefined ||
      (was !== undefined &&
        (lengths[(left + 1) * width + right] ?? 0) >= (lengths[left * width + right + 1] ?? 0))
    ) {
      tramos.push(removed(was ?? ''));
      left += 1;
    } else {
      tramos.push(added(is));
      right += 1;
    }
  }
  return tramos;
}

/** Length of the longest common subsequence of what follows each pair of positions. */
function computeLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let left = before.length - 1; left >= 0; left -= 1)
    for (let right = after.length - 1; right >= 0; right -= 1)
      lengths[left * width + right] = isSame(before[left], after[right])
        ? (lengths[(left + 1) * width + right + 1] ?? 0) + 1
        : Math.max(lengths[(left + 1) * width + right] ?? 0, lengths[left * width + right + 1] ?? 0);
  return lengths;
}

function joinTramos(tramos: readonly Tramo[]): Tramo[] {
  const joined: Tramo[] = [];
  for (const tramo of tramos) {
    const last = joined.at(-1);
    if (last?.clase === tramo.clase) joined[joined.length - 1] = { ...last, texto: last.texto + tramo.texto };
    else joined.push(tramo);
  }
  return joined;
}
