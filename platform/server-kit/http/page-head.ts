import { escapeHtml } from './escape-html.ts';

/** What a page says of itself to who reads it without running its code: search engines, previews of links. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The whole address of the page, whatever address led to it. */
  readonly canonical: string;
  /** The same thing for programs. */
  readonly alternates: readonly { readonly type: string; readonly title: string; readonly href: string }[];
  /** The thing the page shows, in the vocabulary of schema.org. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The pages of an address and what they say; undefined where one says nothing of its own. */
export interface HeadedPages {
  /** Parameters as `{name}`. */
  readonly path: `/${string}`;
  readonly find: (params: Readonly<Record<string, string>>) => Promise<PageHead | undefined>;
}

/** Finds what the page of an address says. */
export function createHeadFinder(
  pages: readonly HeadedPages[],
): (path: string) => Promise<PageHead | undefined> {
  const known = pages.map(({ path, find }) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
    find,
  }));
  return async (path) => {
    for (const { pattern, find } of known) {
      const match = pattern.exec(path);
      const params = match === null ? undefined : readParams(match.groups ?? {});
      if (params !== undefined) return find(params);
    }
    return undefined;
  };
}

/** Undefined for an address whose percent signs stand for no letter. */
function readParams(groups: Readonly<Record<string, string>>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    return undefined;
  }
}

/** A page with what it says of itself in the place of what every page says. */
export function addHead(page: string, head: PageHead): string {
  const title = `<title>${escapeHtml(head.title)}</title>`;
  const description = `<meta name="description" content="${escapeHtml(head.description)}">`;
  const links = [
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...head.alternates.map(
      (one) =>
        `<link rel="alternate" type="${escapeHtml(one.type)}" title="${escapeHtml(one.title)}" href="${escapeHtml(one.href)}">`,
    ),
  ];
  const data = `<script type="application/ld+json">${formatScriptData(head.data)}</script>`;
  const without = page
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta name="description" content="[^"]*">/, '');
  return without.replace('</head>', () => `${title}${description}${links.join('')}${data}</head>`);
}

/** An object as the content of a `script`: no text of it ends the element or begins a comment, whatever people wrote. */
export function formatScriptData(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
