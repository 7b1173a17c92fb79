import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testingModules } from '@marco/api/testing-modules';
import type { ScreenArguments, Screens } from '@marco/test-kit/declarations';
import { askDatabase } from './database.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Screens of the application itself, which are of no context. */
const SCREENS_OF_APP = ['/componentes', '/api/docs', '/app/no-existe', '/no-existe'];

/** A screen of the product. */
export interface ProductScreen {
  readonly path: string;
  /** The function that builds its address from a record (`toMesa`); none for a screen without a record. */
  readonly ofRecord?: string;
}

/** Something a `.paths.ts` file of a context exports. */
interface Exported {
  readonly context: string;
  readonly name: string;
  readonly value: unknown;
}

/** Exports of every `.paths.ts` of a context; a context of a later release is found by itself. */
async function loadPaths(): Promise<Exported[]> {
  const files = globSync('contexts/*/contract/*.paths.ts', { cwd: ROOT }).toSorted();
  const modules = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, unknown>;
      const context = file.split('/')[1] ?? '';
      return Object.entries(module).map(([name, value]) => ({ context, name, value }));
    }),
  );
  return modules.flat();
}

/** What the contexts declare, by the name of their folder. */
const DECLARED: ReadonlyMap<string, Screens> = new Map(
  testingModules.map(({ context, screens = {} }) => [context, screens]),
);

/** The arguments, one list for each screen. */
async function findArguments(
  declared: ScreenArguments,
  numero: string,
): Promise<readonly (readonly unknown[])[]> {
  if (typeof declared !== 'string') return declared;
  const rows = await askDatabase(declared.replaceAll(':person', `'${numero}'`));
  return rows.map((row) => Object.values(row));
}

async function screensOf({ context, name, value }: Exported, numero: string): Promise<ProductScreen[]> {
  if (typeof value === 'function') {
    const declared = DECLARED.get(context)?.[name];
    if (!declared)
      throw new Error(`Declare in contexts/${context}/testing/module.ts what ${name} is called with.`);
    const calls = await findArguments(declared, numero);
    return calls.map((values) => ({ path: String(value(...values)), ofRecord: name }));
  }
  if (!name.endsWith('Paths')) return [];
  return (
    Object.values(value as Record<string, string>)
      // A pattern (`:id`) is for the router; its builder gives the addresses.
      .filter((path) => !path.includes(':'))
      .map((path) => ({ path }))
  );
}

/** Every screen of the product, details with records of the person and of somebody else. */
export async function listScreens(numero: string): Promise<ProductScreen[]> {
  const paths = await loadPaths();
  const screens = await Promise.all(paths.map((exported) => screensOf(exported, numero)));
  const ofApp = SCREENS_OF_APP.map((path) => ({ path }));
  return [...new Map([...screens.flat(), ...ofApp].map((screen) => [screen.path, screen])).values()];
}
