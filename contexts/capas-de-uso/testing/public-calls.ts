import { ASKED, type PublicCalls } from '@marco/test-kit/declarations';

export const publicCalls: PublicCalls = {
  listOpcionesCapas: ASKED,
  findCapas: [{ rest: '?keyword=a' }],
};
