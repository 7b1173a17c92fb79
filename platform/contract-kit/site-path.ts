/**
 * Begins with one slash; no backslash, space or control character, because browsers turn them into slashes or remove
 * them.
 */
const PLAIN_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/**
 * Whether an address leads to a page of this site and nowhere else: `/app/home?x=1`. Refuses other sites (`//evil`,
 * `/\evil`, `https:`), scripts (`javascript:`) and paths that become one of them (`/app/..//evil`).
 */
export function isSitePath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return PLAIN_PATH.test(address) && !path.includes('//');
}
