import type { DraftStore, KeptDraft } from '../draft-store/index.ts';

/** Drafts in memory: jsdom has no IndexedDB. They stay when a screen goes, as those of a browser do. */
export function createMemoryDrafts() {
  const rows = new Map<string, KeptDraft>();
  const toKey = (person: string, form: string) => JSON.stringify([person, form]);
  const store: DraftStore = {
    find: async (person, form) => rows.get(toKey(person, form)) ?? null,
    keep: async (person, form, values) => {
      rows.set(toKey(person, form), { values, at: Date.now() });
    },
    remove: async (person, form) => {
      rows.delete(toKey(person, form));
    },
  };
  return { store, list: () => [...rows.values()].map(({ values }) => values) };
}
