import { isSitePath } from '@marco/contract-kit/site-path';

/** Where an older version was opened from (query `urlOri`): a page of the private area; null for anything else. */
export function findUrlOriginal(urlOri: string | null): string | null {
  return urlOri?.startsWith('/app/') && isSitePath(urlOri) ? urlOri : null;
}
