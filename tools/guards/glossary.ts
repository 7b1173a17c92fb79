import { lineAt } from './source-files.ts';

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

/** A line of the table of terms. */
export interface GlossaryEntry {
  /** Line in the file, from 1. */
  readonly line: number;
  /** The terms it explains, with what tells them apart: `norma`, `paso (de una solicitud)`. */
  readonly terms: readonly string[];
  /** The types named after them: `Norma`. */
  readonly types: readonly string[];
}

/** A type name several contexts may declare, because it means the same in all of them. */
export interface SharedName {
  readonly line: number;
  readonly name: string;
  readonly contexts: readonly string[];
}

export interface Glossary {
  readonly entries: readonly GlossaryEntry[];
  readonly shared: readonly SharedName[];
  readonly forbidden: readonly ForbiddenWord[];
  readonly verbs: ReadonlySet<string>;
}

interface Section {
  readonly text: string;
  /** Line of its heading in the file, from 1. */
  readonly line: number;
}

/** Text below a `## heading`, up to the next one. */
function section(markdown: string, heading: string): Section {
  const start = markdown.indexOf(`## ${heading}\n`);
  if (start < 0) return { text: '', line: 1 };
  const end = markdown.indexOf('\n## ', start + 1);
  return { text: markdown.slice(start, end < 0 ? undefined : end), line: lineAt(markdown, start) };
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function readRows({ text, line: first }: Section): Row[] {
  return text
    .split('\n')
    .map((line, offset) => ({ line, number: first + offset }))
    .filter(({ line }) => line.startsWith('|'))
    .slice(2) // column names and the line below them
    .map(({ line, number }) => ({
      line: number,
      cells: line
        .slice(1, line.lastIndexOf('|'))
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    }));
}

function readEntry({ line, cells: [term = '', type = ''] }: Row): GlossaryEntry {
  return {
    line,
    terms: term.split(/,(?![^(]*\))/).map((each) => each.trim()),
    types: [...type.matchAll(/`([A-Z]\w*)`/g)].map(([, name = '']) => name),
  };
}

function readShared({ line, cells: [name = '', contexts = ''] }: Row): SharedName {
  return { line, name: name.replaceAll('`', ''), contexts: contexts.split(',').map((each) => each.trim()) };
}

function readForbidden(term: string, cell: string): ForbiddenWord[] {
  return cell
    .split(',')
    .map((word) => word.replaceAll('`', '').trim())
    .filter((word) => /^[A-Z]\w+\*?$/.test(word))
    .map((word) => ({ text: word.replace('*', ''), instead: term, technical: word.endsWith('*') }));
}

/** Reads `docs/glossary.md`: the tables under "Terms" and "Shared names", and the list under "Verbs". */
export function parseGlossary(markdown: string): Glossary {
  const rows = readRows(section(markdown, 'Terms'));
  const verbs = section(markdown, 'Verbs').text.matchAll(/`([a-z]+)`/g);
  return {
    entries: rows.map(readEntry),
    shared: readRows(section(markdown, 'Shared names')).map(readShared),
    forbidden: rows.flatMap(({ cells: [term = '', , , never = ''] }) => readForbidden(term, never)),
    verbs: new Set([...verbs].map(([, verb = '']) => verb)),
  };
}
