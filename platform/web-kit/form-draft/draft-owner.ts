import { createContext } from 'react';
import { browserDrafts, type DraftStore } from '../draft-store/index.ts';

/** Who types, and for whom: nobody else at the same computer is offered it, nor the same person for another entity. */
export interface DraftOwner {
  readonly person: string;
  readonly place: string;
}

/** Null keeps nothing. */
export const DraftOwnerContext = createContext<DraftOwner | null>(null);

export const DraftStoreContext = createContext<DraftStore>(browserDrafts);
