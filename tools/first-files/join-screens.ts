import type { FirstScreen } from '../../platform/contract-kit/first-screen.ts';

/** What the page of some addresses names. */
export interface FirstPage {
  /** Regular expression of the addresses. The first page that fits one counts. */
  readonly address: string;
  readonly modules: readonly string[];
  readonly shared: readonly string[];
}

function toAddress({ path, below }: FirstScreen): string {
  const pattern = path.replace(/:[^/]+/g, '[^/]+');
  if (below) return `^${pattern}(/|$)`;
  return path === '/' ? '^/$' : `^${pattern}/?$`;
}

function covers(screen: FirstScreen, other: FirstScreen): boolean {
  if (toAddress(screen) === toAddress(other)) return true;
  return screen.below === true && (other.path === screen.path || other.path.startsWith(`${screen.path}/`));
}

/** Places what stands for more addresses after what stands for fewer. */
function compareScope(one: FirstScreen, other: FirstScreen): number {
  return Number(one.below ?? false) - Number(other.below ?? false) || other.path.length - one.path.length;
}

/** Joins what contexts tell of screens: a page names what stands for its address, and what stands for one above it. */
export function joinScreens(screens: readonly FirstScreen[]): FirstPage[] {
  const pages = new Map<string, FirstPage>();
  const widestFirst = screens.toSorted((one, other) => compareScope(other, one));
  for (const screen of screens.toSorted(compareScope)) {
    const parts = widestFirst.filter((part) => covers(part, screen));
    pages.set(toAddress(screen), {
      address: toAddress(screen),
      modules: parts.flatMap(({ modules = [] }) => modules),
      shared: parts.flatMap(({ shared = [] }) => shared),
    });
  }
  return [...pages.values()];
}
