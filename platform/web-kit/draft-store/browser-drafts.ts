import type { DraftStore, KeptDraft } from './draft-store.ts';

const DATABASE = 'marco-borradores';
const STORE = 'formularios';
/** Drafts older than this are removed. */
const KEPT_MS = 7 * 24 * 3_600_000;

interface Row extends KeptDraft {
  readonly person: string;
  readonly form: string;
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(STORE, { keyPath: ['person', 'form'] satisfies (keyof Row)[] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Each operation opens its own connection, because a browser may close one that stays open. */
async function run<Result>(
  mode: IDBTransactionMode,
  operate: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = operate(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

let last: Promise<unknown> = Promise.resolve();

/** The operations run one after the other, so that a draft that is stored and then removed does not come back. */
function inTurn<Result>(operate: () => Promise<Result>): Promise<Result> {
  const mine = last.then(operate, operate);
  last = mine.catch(() => undefined);
  return mine;
}

/** Drafts in IndexedDB: a reload, a crash and the end of a session that was not asked for leave them there. */
export const browserDrafts: DraftStore = {
  find: (person, form) =>
    inTurn(async () => {
      const rows = await run<Row[]>('readonly', (store) => store.getAll());
      const lapsed = rows.filter((row) => row.person !== person || row.at < Date.now() - KEPT_MS);
      for (const row of lapsed) await run('readwrite', (store) => store.delete([row.person, row.form]));
      const found = rows.find((row) => row.form === form && !lapsed.includes(row));
      return found ? { values: found.values, at: found.at } : null;
    }),
  keep: (person, form, values) =>
    inTurn(async () => {
      const row: Row = { person, form, values, at: Date.now() };
      await run('readwrite', (store) => store.put(row));
    }),
  remove: (person, form) => inTurn(() => run('readwrite', (store) => store.delete([person, form]))),
};

/** The sign-out removes all drafts of the person from the computer. */
export async function clearDrafts(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  await inTurn(() => run('readwrite', (store) => store.clear()));
}
