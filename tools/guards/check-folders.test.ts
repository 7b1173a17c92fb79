import { describe, expect, it } from 'vitest';
import { checkFolders } from './check-folders.ts';
import { type PlantedFiles, plantTree } from './planted-tree.ts';

/** Every declared word, so that none is unused. */
const DECLARED: PlantedFiles = Object.fromEntries(
  ['screens', 'widgets', 'panels', 'lista', 'detalle', 'formulario', 'pagina', 'oidc'].map((word) => [
    `contexts/mesas/web/${word}/a.ts`,
    '',
  ]),
);
const CLEAN: PlantedFiles = {
  ...DECLARED,
  'contexts/mesas/server/registro/a.ts': '',
  'contexts/mesas/server/rdf/a.ts': '',
  'contexts/mesas/server/turtle/a.ts': '',
  'contexts/mesas/server/actas/worker/a.ts': '',
  'contexts/mesas/server/demostracion/a.ts': '',
  // A folder on two sides, and one that a contract speaks of.
  'contexts/mesas/rules/actas/a.ts': '',
  'contexts/mesas/contract/gestion-reunion.endpoints.ts': '',
  'contexts/mesas/server/reuniones/a.ts': '',
  'contexts/mesas/rules/can-close-busqueda-nombrada.ts': '',
  'contexts/mesas/web/busqueda-nombrada/a.ts': '',
  // No side of a context.
  'contexts/mesas/testing/cosas/a.ts': '',
  'platform/web-kit/data-table/a.ts': '',
};

/** Rule, folder it is found in, and the file that makes it. */
const PLANTED: readonly [rule: string, folder: string, path: string][] = [
  ['one-sided-folder', 'contexts/mesas/web/consult', 'contexts/mesas/web/consult/a.ts'],
  // What another context, the same side or a part of a word says does not count.
  ['one-sided-folder', 'contexts/mesas/server/oficios', 'contexts/mesas/server/oficios/oficios.queries.ts'],
  ['one-sided-folder', 'contexts/oid/web/actas', 'contexts/oid/web/actas/a.ts'],
  [
    'one-sided-folder',
    'contexts/mesas/rules/busqueda-guardada',
    'contexts/mesas/rules/busqueda-guardada/a.ts',
  ],
  ['one-sided-folder', 'contexts/mesas/server/actas/reun', 'contexts/mesas/server/actas/reun/a.ts'],
  ['two-spellings', 'contexts/mesas/web/acta', 'contexts/mesas/web/acta/a.ts'],
  ['two-spellings', 'contexts/mesas/rules/reunion', 'contexts/mesas/rules/reunion/a.ts'],
];

describe('folders', () => {
  it('finds nothing in a clean tree', () => {
    const { violations, summary } = checkFolders(plantTree(CLEAN));
    expect(violations).toEqual([]);
    expect(summary).toBe('17 folders of 16 words');
  });

  it.each(PLANTED)('%s is found in %s', (rule, folder, path) => {
    const { violations } = checkFolders(plantTree({ ...CLEAN, [path]: '' }));
    expect(violations.map((violation) => [violation.rule, violation.file])).toContainEqual([rule, folder]);
  });

  it('finds a declared word that no folder has', () => {
    const { 'contexts/mesas/web/oidc/a.ts': _, ...rest } = CLEAN;
    expect(checkFolders(plantTree(rest)).violations.map(({ rule }) => rule)).toEqual(['unused-word']);
  });
});
