const ONE_YEAR_SECONDS = 31_536_000;

/** Value of a cookie of this site, undefined when it is not there. */
export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(prefix));
  return pair?.slice(prefix.length);
}

/** Keeps a preference for a year. The value must be free of separators: it is written as it is. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${name}=${value}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`;
}
