import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

interface Component {
  readonly purl?: string;
  readonly hashes?: readonly unknown[];
}

it('F20: the bill of materials names every package of the lock, with its hash', () => {
  const written = execFileSync('npm', ['run', '-s', 'sbom'], { cwd: ROOT, maxBuffer: 50_000_000 });
  const { bomFormat, components } = JSON.parse(written.toString()) as {
    bomFormat: string;
    components: readonly Component[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const hashed = new Set(components.filter(({ hashes }) => hashes?.length).map(({ purl }) => purl));
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; name?: string; integrity?: string }>;
  };
  const locked = Object.entries(packages).filter(([, { integrity }]) => integrity !== undefined);
  expect(locked.length).toBeGreaterThan(500);
  const missing = locked
    .map(([path, { name, version }]) => [name ?? path.replace(/^.*node_modules\//, ''), version])
    .map(([name, version]) => `pkg:npm/${name?.replace('@', '%40')}@${version}`)
    .filter((purl) => !hashed.has(purl));
  expect(missing).toEqual([]);
});
