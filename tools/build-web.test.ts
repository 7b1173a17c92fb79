import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hashWebInputs } from './build-web.ts';
import { type PlantedFiles, plantTree } from './guards/planted-tree.ts';
import { precompress } from './system/precompress.ts';

const SOURCES: PlantedFiles = {
  'package-lock.json': '{}',
  'apps/web/index.html': '<html>',
  'platform/web-kit/index.ts': '1',
  'contexts/mesas/web/index.ts': '1',
};

describe('web build', () => {
  it.each([
    'apps/web/src/main.tsx',
    'platform/web-kit/button/button.css',
    'country/zone.ts',
    'platform/contract-kit/index.ts',
    'contexts/mesas/web/card.tsx',
    'contexts/mesas/contract/terms.ts',
    'contexts/mesas/rules/can-edit.ts',
    'package-lock.json',
  ])('is due again when %s changes', (path) => {
    const changed = plantTree({ ...SOURCES, [path]: 'changed' });
    expect(hashWebInputs(changed)).not.toBe(hashWebInputs(plantTree(SOURCES)));
  });

  it.each([
    'contexts/mesas/server/mesas.routes.ts',
    'contexts/mesas/web/card.screen.test.tsx',
    'apps/web/dist/assets/main.js',
    'apps/api/src/main.ts',
  ])('is not due when %s changes', (path) => {
    const changed = plantTree({ ...SOURCES, [path]: 'changed' });
    expect(hashWebInputs(changed)).toBe(hashWebInputs(plantTree(SOURCES)));
  });

  it('leaves compressed files beside the text files worth it', async () => {
    const text = 'mesa '.repeat(1000);
    const root = plantTree({
      'assets/main.js': text,
      'assets/short.js': text.slice(0, 500),
      'assets/small.js': 'x'.repeat(150),
      'assets/font.woff2': text,
    });
    expect(await precompress(root)).toBe(2);
    expect(brotliDecompressSync(readFileSync(join(root, 'assets/main.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(root, 'assets/main.js.gz'))).toString()).toBe(text);
    expect(existsSync(join(root, 'assets/small.js.br'))).toBe(false);
  });
});
