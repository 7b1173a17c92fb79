import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The one source of the version: the package.json at the root of the repository. */
export const productVersion: string = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as { version: string }
).version;

/** Folder of the built web application. */
export const webDirectory = join(import.meta.dirname, '../../web/dist');
