/** Value of one cookie in the header as it came. */
function readCookie(header: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = header.split(/;\s*/).find((candidate) => candidate.startsWith(prefix));
  return pair?.slice(prefix.length);
}

/** Theme and text size chosen in the product, which on the same site keeps them in cookies. */
export function readPreferences(header = ''): { theme?: string; textSize?: string } {
  const theme = readCookie(header, 'theme');
  const textSize = readCookie(header, 'text-size');
  return {
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...(textSize === '112.5' || textSize === '125' ? { textSize } : {}),
  };
}
