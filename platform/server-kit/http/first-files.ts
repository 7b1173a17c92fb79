import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build says of an address: the files its first paint needs beside those of every page. */
interface FirstFiles {
  readonly address: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly pictures?: readonly string[];
}

const FIRST_FILES = '.vite/first-files.json';

/** A style that only the screen of an address has; what stands in every page before it has come does without it. */
export const STYLE_OF_SCREEN = /<link rel="stylesheet" data-of-screen crossorigin href="[^"]+">/g;

/** A picture that the first paint of a screen needs. */
export const PICTURE_OF_SCREEN = /<link rel="preload" as="image" href="([^"]+)">/;

/**
 * The page of each address of a built application. It names the files of the screen, so that the browser fetches them
 * beside the code of every page and not after it ran. Without a list of them all addresses have one page.
 */
export function createPages(directory: string): (path: string) => string {
  const page = readFileSync(join(directory, 'index.html'), 'utf8');
  const list = join(directory, FIRST_FILES);
  const firstFiles = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as FirstFiles[]) : [];
  const pages = firstFiles.map(({ address, scripts, styles, pictures = [] }) => {
    const links = [
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
      ...styles.map((file) => `<link rel="stylesheet" data-of-screen crossorigin href="${file}">`),
      ...pictures.map((file) => `<link rel="preload" as="image" href="${file}">`),
    ];
    return { address: new RegExp(address), page: page.replace('</head>', () => `${links.join('')}</head>`) };
  });
  return (path) => pages.find(({ address }) => address.test(path))?.page ?? page;
}
