import { isTest, readRepositoryFiles, type SourceFile } from './source-files.ts';

/** A title of a test that says which requirement it proves. */
export interface TestTitle {
  /** `MESA-05`. */
  readonly id: string;
  /** The title without its ids. */
  readonly text: string;
  /** Path of the test inside the repository. */
  readonly file: string;
}

/** `[MESA-05] what is proven`, several ids allowed, in any kind of quotes. */
const TITLE = /(['"`])((?:\[[A-Z]+-\d+\]\s*)+)((?:\\.|(?!\1).)+)\1/g;

function findTitles({ path, text }: SourceFile): TestTitle[] {
  return [...text.matchAll(TITLE)].flatMap(([, , ids = '', title = '']) =>
    [...ids.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id = '']) => ({
      id,
      text: title.replaceAll(/\\(.)/g, '$1').trim(),
      file: path,
    })),
  );
}

/** Every title with an id; the tests of the guards, which plant titles of their own, left out. */
export function readTestTitles(root: string): TestTitle[] {
  return readRepositoryFiles(root, (path) => isTest(path) && !path.startsWith('tools/')).flatMap(findTitles);
}
