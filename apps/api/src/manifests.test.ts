import { globSync } from 'node:fs';
import { join } from 'node:path';
import { oidManifest } from '@marco/oid/server';
import { describe, expect, it } from 'vitest';
import type { KnownManifests } from './context-manifest.ts';
import { manifests } from './manifests.ts';

const contexts = join(import.meta.dirname, '../../../contexts');

describe('the contexts of the process', () => {
  it('are those that have something to give, each once', () => {
    const written = globSync('*/server/module.ts', { cwd: contexts }).map((path) => path.split('/')[0]);
    expect(manifests.map(({ context }) => context).sort()).toEqual(written.sort());
  });

  it('give nothing that the process does not join', () => {
    const planted = [{ ...oidManifest, catalagos: () => [] }] as const;
    // @ts-expect-error A misspelled part is no part of a manifest.
    const refused: KnownManifests<typeof planted> = planted;
    const known: KnownManifests<readonly [typeof oidManifest]> = [oidManifest];
    expect([refused, known]).toHaveLength(2);
  });

  it('need nothing that the process does not have', () => {
    const planted = [
      { ...oidManifest, create: ({ luna }: { readonly luna: string }) => ({ context: luna, endpoints: [] }) },
    ] as const;
    // @ts-expect-error The process gives no such thing.
    const refused: KnownManifests<typeof planted> = planted;
    expect(refused).toBe(planted);
  });
});
