import { createContext } from 'react';
import { browserDrafts, type DraftStore } from '../draft-store/index.ts';

/**
 * The person and the entity of a draft. Other people at the same computer, and the same person in another entity, are
 * not offered it.
 */
export interface DraftOwner {
  readonly person: string;
  readonly place: string;
}

/** With null no draft is kept. */
export const DraftOwnerContext = createContext<DraftOwner | null>(null);

export const DraftStoreContext = createContext<DraftStore>(browserDrafts);
