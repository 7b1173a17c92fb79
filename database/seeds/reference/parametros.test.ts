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

/** Pages that read the configuration, and nothing else. */
const pages = globSync(['contexts/*/web/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})
  .filter((path) => !isTest(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .filter((text) => text.includes('useConfiguracion') || text.includes('Configuracion'));

/** Names that the public configuration gives what it reads of the parameters: `sigla: read('ministerio.sigla')`. */
const CONFIGURADOS = [
  ...readFileSync(join(root, 'contexts/parametros/server/present-configuracion.ts'), 'utf8').matchAll(
    /(\w+): read\('/g,
  ),
].map(([, nombre = '']) => nombre);

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

  it('[AREA-10] each says what its change does', () => {
    const silent = readJson<{ clave: string; efecto?: string }[]>(
      new URL('parametros.json', import.meta.url),
    ).filter(({ efecto = '' }) => efecto === '');
    expect(silent.map(({ clave }) => clave)).toEqual([]);
  });

  it('[AREA-10] what a page gets of them, a page reads', () => {
    // `minimo` of `formularios.contrasena.minimo`: a page takes it by that name.
    expect(CONFIGURADOS.length).toBeGreaterThan(15);
    const unread = CONFIGURADOS.filter(
      (nombre) => !pages.some((text) => new RegExp(`\\b${nombre}\\b`).test(text)),
    );
    expect(unread).toEqual([]);
    expect(pages.some((text) => /\bsiglaImaginada\b/.test(text))).toBe(false);
  });

  it('[AREA-10] one that nobody names is found', () => {
    expect(sources.some((text) => isNamed('solicitudes.diasImaginados', text))).toBe(false);
    expect(sources.some((text) => isNamed('solicitudes.diasEvaluacion', text))).toBe(true);
  });
});
