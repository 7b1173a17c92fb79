import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plantTree } from '../guards/planted-tree.ts';
import { writeFirstFiles } from './write-first-files.ts';

const HOME = 'contexts/mesas/web/home.tsx';
const MANIFEST = {
  '_base.js': { file: 'assets/base.js', imports: ['_kit.js'], css: ['assets/base.css'] },
  '_kit.js': { file: 'assets/kit.js', imports: ['_base.js'] },
  '_list.js': {
    file: 'assets/list.js',
    name: 'list',
    imports: ['_kit.js'],
    css: ['assets/list.css'],
    assets: ['assets/list.svg', 'assets/list.woff2'],
  },
  [`../../${HOME}`]: {
    file: 'assets/home.js',
    imports: ['_kit.js', '_list.js'],
    dynamicImports: ['heavy.ts'],
  },
  'heavy.ts': { file: 'assets/heavy.js' },
};

const PAGE = '<script type="module" crossorigin src="/assets/base.js"></script>';

function write(modules: readonly string[], shared: readonly string[] = [], page = PAGE): unknown {
  const dist = plantTree({ 'index.html': page, '.vite/manifest.json': JSON.stringify(MANIFEST) });
  writeFirstFiles(dist, [{ address: '^/home$', modules, shared }]);
  return JSON.parse(readFileSync(join(dist, '.vite/first-files.json'), 'utf8'));
}

it('names what the static imports of a screen bring that not every page loads', () => {
  expect(write([HOME, HOME])).toEqual([
    {
      address: '^/home$',
      scripts: ['/assets/home.js', '/assets/list.js'],
      styles: ['/assets/list.css'],
      pictures: ['/assets/list.svg'],
    },
  ]);
});

it('a module that is no file of the build breaks it', () => {
  expect(() => write(['contexts/mesas/web/moved.tsx'])).toThrow('contexts/mesas/web/moved.tsx is no file');
});

it('names a file several modules share by its name', () => {
  expect(write([], ['list'])).toEqual([
    {
      address: '^/home$',
      scripts: ['/assets/list.js'],
      styles: ['/assets/list.css'],
      pictures: ['/assets/list.svg'],
    },
  ]);
});

it('a shared file that is not there breaks it', () => {
  expect(() => write([HOME], ['lists'])).toThrow('No file of the build is called lists');
});

it('a page without a script of the build breaks it', () => {
  expect(() => write([HOME], [], '<script src="/elsewhere.js">')).toThrow('names no script');
});
