import { chromiumAdvice, findChromium, findJourneyChromium } from '../../tools/system/find-chromium.ts';

/** The browser of the journeys; CHROMIUM_PATH names another. */
export function journeyChromiumPath(): string {
  return requirePath(findJourneyChromium());
}

/** The whole browser, for journeys into what the shell without windows lacks: its viewer of documents. */
export function wholeChromiumPath(): string {
  return requirePath(findChromium());
}

function requirePath(found: { readonly path: string } | undefined): string {
  if (!found) throw new Error(`No Chromium found. ${chromiumAdvice}`);
  return found.path;
}

/** Chromium as root in a container, without calls to anywhere else. */
export const chromiumArguments: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // Drawing is work of one core either way, and what a process of its own is told has to be written and read.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
