import { existsSync } from 'node:fs';

/** The system's Chromium; CHROMIUM_PATH names another. */
export function chromiumPath(): string {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = candidates.find((path) => path !== undefined && existsSync(path));
  if (!found) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.');
  return found;
}

/** Chromium as root in a container, without calls to anywhere else. */
export const chromiumArguments: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
