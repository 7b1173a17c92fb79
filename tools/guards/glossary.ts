/** A translation that must not stand for a Spanish term in a name. */
export interface ForbiddenWord {
  /** As the glossary writes it, without its star. */
  readonly text: string;
  /** The Spanish term to use. */
  readonly instead: string;
  /**
   * Starred in the glossary: also a technical word (`Table`, `Request`), so it is refused only where it is the
   * whole noun of a name.
   */
  readonly technical: boolean;
}

export interface Glossary {
  readonly terms: readonly string[];
  readonly forbidden: readonly ForbiddenWord[];
  readonly verbs: ReadonlySet<string>;
}

/** Text below a `## heading`, up to the next one. */
function section(markdown: string, heading: string): string {
  const start = markdown.indexOf(`## ${heading}\n`);
  if (start < 0) return '';
  const end = markdown.indexOf('\n## ', start + 1);
  return markdown.slice(start, end < 0 ? undefined : end);
}

function readRows(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2) // column names and the line below them
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
}

function readForbidden(term: string, cell: string): ForbiddenWord[] {
  return cell
    .split(',')
    .map((word) => word.replaceAll('`', '').trim())
    .filter((word) => /^[A-Z]\w+\*?$/.test(word))
    .map((word) => ({ text: word.replace('*', ''), instead: term, technical: word.endsWith('*') }));
}

/** Reads `docs/glossary.md`: the table under "Terms" and the list under "Verbs". */
export function parseGlossary(markdown: string): Glossary {
  const rows = readRows(section(markdown, 'Terms'));
  const verbs = section(markdown, 'Verbs').matchAll(/`([a-z]+)`/g);
  return {
    terms: rows.map(([term = '']) => term),
    forbidden: rows.flatMap(([term = '', , , never = '']) => readForbidden(term, never)),
    verbs: new Set([...verbs].map(([, verb = '']) => verb)),
  };
}
