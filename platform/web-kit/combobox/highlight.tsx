import { foldText } from '../format/index.ts';

/** Where the typed text stands in a label, without regard to case or accents; undefined when it does not. */
export function matchRange(label: string, typed: string): readonly [start: number, end: number] | undefined {
  const wanted = foldText(typed);
  if (wanted === '') return undefined;
  // Folding keeps one letter per letter once the label is composed, so positions carry over.
  const letters = [...label.normalize('NFC')];
  const folded = letters.map((letter) => (letter === ' ' ? ' ' : foldText(letter)));
  for (let start = 0; start < letters.length; start++) {
    let text = '';
    for (let end = start; end < letters.length && text.length < wanted.length; end++) {
      text += folded[end] ?? '';
      if (text === wanted) return [start, end + 1];
    }
  }
  return undefined;
}

interface HighlightProps {
  readonly label: string;
  readonly typed: string;
}

/** A label with the typed part marked. */
export function Highlight({ label, typed }: HighlightProps) {
  const range = matchRange(label, typed);
  if (!range) return <span>{label}</span>;
  const letters = [...label.normalize('NFC')];
  return (
    <span>
      {letters.slice(0, range[0]).join('')}
      <mark>{letters.slice(...range).join('')}</mark>
      {letters.slice(range[1]).join('')}
    </span>
  );
}
