import { GLOSARIO, type TerminoDelGlosario } from '@marco/parametros/glosario';
import { foldText } from '@marco/web-kit/format';
import type { Guide, Piece, Task } from './guides/guide.ts';
import { GUIDES } from './guides/list-guides.ts';
import { hasWords, toWords } from './match-words.ts';

/** A task with the guide it stands in. */
export interface FoundTask {
  readonly guide: Guide;
  readonly task: Task;
}

const ALL: readonly FoundTask[] = GUIDES.flatMap((guide) => guide.tasks.map((task) => ({ guide, task })));

function toPlain(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  return 'strong' in piece ? piece.strong : piece.text;
}

function tellTask({ guide, task }: FoundTask): string {
  const sentences = [task.intro, ...task.steps, task.after ?? []];
  return foldText(`${guide.title} ${task.title} ${sentences.flat().map(toPlain).join('')}`);
}

/** Every task and what is said in it, ready to be searched. */
const TOLD = ALL.map((found) => ({ found, title: foldText(found.task.title), text: tellTask(found) }));

/** The tasks that hold every word, those that hold them in their title first. */
export function searchTasks(text: string): readonly FoundTask[] {
  const words = toWords(text);
  if (words.length === 0) return [];
  const matching = TOLD.filter((one) => words.every((word) => one.text.includes(word)));
  const isTitled = ({ title }: (typeof TOLD)[number]) => words.every((word) => title.includes(word));
  return [...matching.filter(isTitled), ...matching.filter((one) => !isTitled(one))].map(
    ({ found }) => found,
  );
}

/** The terms that hold every word in their name or their meaning; all of them without a word. */
export function searchTerminos(text: string): readonly TerminoDelGlosario[] {
  const words = toWords(text);
  return GLOSARIO.filter(({ termino, definicion }) => hasWords(words, `${termino} ${definicion}`));
}

/** The tasks about a page, those about the nearest address first: `/app/acuerdos/7` is below `/app/acuerdos`. */
export function findHelpOfPage(address: string): readonly FoundTask[] {
  const path = address.split(/[?#]/)[0] ?? '';
  const nearness = ({ task }: FoundTask) =>
    Math.max(
      0,
      ...task.pages
        .map((page) => page.split('?')[0] ?? '')
        .filter((page) => path === page || path.startsWith(`${page}/`))
        .map((page) => page.length),
    );
  return ALL.map((found) => ({ found, near: nearness(found) }))
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
    .map(({ found }) => found);
}
