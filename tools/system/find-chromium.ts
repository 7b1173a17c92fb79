import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findProgram, isExecutable } from './find-program.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser without the windows around its pages, which are half the work of a journey. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

export interface Chromium {
  readonly path: string;
  readonly version: string;
}

export const chromiumAdvice =
  'Install Chromium or Google Chrome (Debian: apt-get install chromium; macOS: brew install --cask chromium), ' +
  'or set CHROMIUM_PATH to its executable.';

/** Browsers Playwright downloaded on this machine, newest first. */
function playwrightBrowsers(): string[] {
  const cache = join(
    homedir(),
    process.platform === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright',
  );
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort()
    .reverse()
    .map((name) => join(cache, name, 'chrome-linux/chrome'));
}

/** A distribution may ship a stub that only says how to install the real browser; it prints no version. */
function readVersion(path: string): string | undefined {
  try {
    const text = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return /(\d+(?:\.\d+)+)/.exec(text)?.[1];
  } catch {
    return undefined;
  }
}

/** The whole Chromium, with its viewer of documents: `CHROMIUM_PATH`, else the first one that answers. */
export function findChromium(): Chromium | undefined {
  return findFirst([findProgram(...NAMES), ...MAC_PATHS, ...playwrightBrowsers()]);
}

/** The Chromium of the browser journeys: the shell without windows where there is one, else the whole one. */
export function findJourneyChromium(): Chromium | undefined {
  return findFirst([findProgram(...SHELL_NAMES)]) ?? findChromium();
}

function findFirst(candidates: readonly (string | undefined)[]): Chromium | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  for (const path of chosen ? [chosen] : candidates) {
    if (path === undefined) continue;
    const version = isExecutable(path) ? readVersion(path) : undefined;
    if (version) return { path, version };
  }
  return undefined;
}
