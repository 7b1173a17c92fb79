import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJson } from '../read-data.ts';

const root = join(import.meta.dirname, '../../..');
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/testing/');

/** The code of the product: whoever reads a parameter names it there. */
const CODE = ['contexts/*/{server,web}/**/*.{ts,tsx}', '{platform,apps,authenticator}/**/*.{ts,tsx}'];
const sources = globSync(CODE, { cwd: root, exclude: (path) => path.includes('node_modules') })
  .filter((path) => !isTest(path))
  .map((path) => readFileSync(join(root, path), 'utf8'));

/** Named whole, or by the prefix of its group and what follows: `solicitudes.${clave}`. */
function isNamed(clave: string, text: string): boolean {
  const dot = clave.indexOf('.') + 1;
  const [grupo, resto] = [clave.slice(0, dot), clave.slice(dot)];
  return text.includes(`'${clave}'`) || (text.includes(grupo) && text.includes(`'${resto}'`));
}

describe('parameters', () => {
  const claves = readJson<{ clave: string }[]>(new URL('parametros.json', import.meta.url)).map(
    ({ clave }) => clave,
  );

  it('[AREA-10] the product reads each one it shows', () => {
    expect(claves.length).toBeGreaterThan(30);
    expect(claves.filter((clave) => !sources.some((text) => isNamed(clave, text)))).toEqual([]);
  });

  it('[AREA-10] one that nobody names is found', () => {
    expect(sources.some((text) => isNamed('solicitudes.diasDeNadie', text))).toBe(false);
    expect(sources.some((text) => isNamed('solicitudes.diasEvaluacion', text))).toBe(true);
  });
});
