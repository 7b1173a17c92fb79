import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of a folder, without packages installed inside it. */
function sumFolder(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((bytes, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? bytes : bytes + sumFolder(path);
    return entry.isFile() ? bytes + statSync(path).size : bytes;
  }, 0);
}

/** Size of an installed package: tens of kB, or tenths of MB from one on. */
export function measurePackage(root: string, name: string): string {
  const folder = join(root, 'node_modules', name);
  if (!existsSync(folder)) return '';
  const bytes = sumFolder(folder);
  if (bytes >= 1e6) return `${(bytes / 1e6).toFixed(1)} MB`;
  return bytes < 1e4 ? '< 10 kB' : `${Math.round(bytes / 1e4) * 10} kB`;
}
