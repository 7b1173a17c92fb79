import { escapeHtml } from './escape-html.ts';
import { PICTURE_OF_SCREEN, STYLE_OF_SCREEN } from './first-files.ts';

/** Letters of a description that search engines show. */
const LONGEST_DESCRIPTION = 300;

/** What a page says of itself to who reads it without running its code: search engines, previews of links. */
export interface PageHead {
  readonly title: string;
  /** Search engines get the beginning of a long one. */
  readonly description: string;
  /** Its heading: with the description, what people read in its place until its code draws it. */
  readonly heading: string;
  /** Where the page begins with a band from edge to edge, that text stands in one too, with the picture of the screen. */
  readonly beginsWithBand?: true;
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

/** Name of what the starting script puts into the document. */
const WAITING_CODE = 'code-of-page';

/** Where the code of the application draws the page. */
const ROOT = '<div id="root"></div>';

const MODULE = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;
const MODULE_AHEAD = /<link rel="modulepreload" crossorigin href="[^"]+">/g;

/**
 * A page with what it says of itself in the place of what every page says, and with its first text.
 *
 * @param starter address of the script that fetches and runs the code of the page once the browser has drawn that text
 */
export function addHead(page: string, head: PageHead, starter: string): string {
  const title = `<title>${escapeHtml(head.title)}</title>`;
  const description = `<meta name="description" content="${escapeHtml(cutDescription(head.description))}">`;
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
  return delayCode(without, starter)
    .replace('</head>', () => `${title}${description}${links.join('')}${data}</head>`)
    .replace(ROOT, () =>
      ROOT.replace('></', `>${presentFirstText(head, PICTURE_OF_SCREEN.exec(page)?.[1])}</`),
    );
}

/**
 * The code and the styles of the screen wait, out of the document, until the first text is drawn: on a slow line they
 * would share it with what that text needs. The last of the modules is the one that uses the others.
 */
function delayCode(page: string, starter: string): string {
  const entry = [...page.matchAll(MODULE)].at(-1)?.[1];
  if (entry === undefined) return page;
  const ahead = page.replaceAll(
    MODULE,
    (_script, file) => `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  const waiting = [STYLE_OF_SCREEN, MODULE_AHEAD].flatMap((links) => ahead.match(links) ?? []);
  return ahead
    .replaceAll(STYLE_OF_SCREEN, '')
    .replaceAll(MODULE_AHEAD, '')
    .replace(
      '</head>',
      () =>
        `<template id="${WAITING_CODE}">${waiting.join('')}</template><script defer src="${starter}" data-entry="${entry}"></script></head>`,
    );
}

function cutDescription(text: string): string {
  return text.length > LONGEST_DESCRIPTION
    ? `${text.slice(0, LONGEST_DESCRIPTION - 1).toWellFormed()}…`
    : text;
}

/** What people read before the code of the page has come: it takes the place of the root until then. */
function presentFirstText({ heading, description, beginsWithBand }: PageHead, picture?: string): string {
  const look = beginsWithBand ? 'band' : 'page';
  const image = beginsWithBand && picture ? `<img src="${picture}" alt="">` : '';
  return `<main data-first-text="${look}">${image}<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(description)}</p></main>`;
}

/** An object as the content of a `script`: no text of it ends the element or begins a comment, whatever people wrote. */
export function formatScriptData(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
