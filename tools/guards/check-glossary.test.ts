import { describe, expect, it } from 'vitest';
import { checkGlossary } from './check-glossary.ts';
import { type PlantedFiles, plantTree } from './planted-tree.ts';

const GLOSSARY = `# Glossary

## Terms

| Spanish term | Type / plural | Table | Never | Note |
|---|---|---|---|---|
| mesa | \`Mesa\` | \`mesas\` | Table*, Board | |
| reunión | \`Reunion\` | | Meeting | |
| elemento de dato | \`ElementoDeDato\` | | DataElement | |
| solicitud | \`Solicitud\` | | Request* | |

## Shared names

| Type | Contexts | What it means |
|---|---|---|
| \`Norma\` | mesas, oid | A law |

## Verbs

- \`search\`, \`create\`, \`update\`, \`close\`, \`use\`, \`is\`

## Inherited spellings

| Table | \`never read\` | | Mesa |
`;
const CLEAN: PlantedFiles = {
  'docs/glossary.md': GLOSSARY,
  'contexts/mesas/package.json': '{"name":"@marco/mesas"}',
  'contexts/mesas/README.md': '# mesas\n',
  'contexts/mesas/server/search-mesas.ts':
    'export function searchMesas() {}\ninterface MesasTable {}\ntype RequestShape = 1;\nfunction helper() {}\nexport const terms = 1;\n' +
    'type Boarding = 1;\nconst texto = { "reunión": 1 };\n',
  'contexts/mesas/web/mesa-card.tsx': 'export function MesaCard() {}\nexport const useMesas = () => 1;\n',
  'contexts/mesas/contract/terms.ts': 'export type Norma = 1;\nexport type { Arco } from "@marco/oid";\n',
  'contexts/oid/rules/norma.ts': 'export interface Norma {}\nexport type Arco = 1;\ninterface Hallazgo {}\n',
  'contexts/oid/testing/site.ts': 'export type Hallazgo = 1;\n',
  'apps/web/table.ts': 'export function drawTable() {}\n',
};

/** Rule and code that breaks it. */
const PLANTED: readonly [rule: string, code: string][] = [
  ['translated-term', 'type Meeting = 1;\n'],
  ['translated-term', 'interface MesaMeetingsRow {}\n'],
  ['translated-term', 'class Board {}\n'],
  ['translated-term', 'type DataElementId = 1;\n'],
  ['translated-term', 'interface Table {}\n'],
  ['translated-term', 'function createRequest() {}\n'],
  ['translated-term', 'const searchTables = () => 1;\n'],
  ['unlisted-verb', 'export function buscarMesas() {}\n'],
  ['unlisted-verb', 'export const mesas = async () => 1;\n'],
  ['unlisted-verb', 'export function MesaCard() {}\n'],
  ['ascii-identifier', 'const reunión = 1;\n'],
];

/** Rule, file that breaks it and what it says. */
const PLANTED_FILES: readonly [rule: string, path: string, code: string][] = [
  ['spanish-verb-file', 'contexts/mesas/web/guardar-mesa.tsx', ''],
  ['spanish-verb-file', 'contexts/mesas/web/use-guardar-mesa.ts', ''],
  ['spanish-verb-file', 'contexts/mesas/rules/mover.ts', ''],
  ['use-case-file', 'contexts/mesas/server/mesas/mesas.ts', 'export function updateMesa() {}\n'],
  ['use-case-file', 'contexts/mesas/server/update.ts', 'export function updateMesa() {}\n'],
  ['use-case-file', 'contexts/mesas/server/change-mesa.ts', 'export const closeMesa = () => 1;\n'],
  [
    'use-case-file',
    'contexts/mesas/server/mesas.ts',
    'export function createMesa(context: CallContext) {}\n',
  ],
];

/** Files that look like a violation and are none. */
const LIKE_ONE: PlantedFiles = {
  'contexts/mesas/web/user-menu.tsx': '',
  'contexts/mesas/rules/can-guardar-mesa.ts': '',
  'contexts/mesas/rules/mesas.ts': 'export function closeMesa() {}\n',
  'contexts/mesas/server/mesas.repository.ts': 'export function closeMesa() {}\n',
  'contexts/mesas/server/mesas-jobs.ts': 'export function closeMesa() {}\n',
  'contexts/mesas/server/mesa.ts': 'export function createMesa() {}\nfunction closeMesa() {}\n',
};

describe('glossary', () => {
  it('finds nothing in a clean tree', () => {
    const report = checkGlossary(plantTree(CLEAN));
    expect(report.violations).toEqual([]);
    expect(report.summary).toBe('4 terms, 6 verbs, 5 files of contexts');
  });

  it.each(PLANTED)('%s is found: %s', (rule, code) => {
    const { violations } = checkGlossary(plantTree({ ...CLEAN, 'contexts/mesas/rules/x.ts': code }));
    expect(violations.map((violation) => violation.rule)).toEqual([rule]);
  });

  it.each(PLANTED_FILES)('%s is found in %s', (rule, path, code) => {
    const { violations } = checkGlossary(plantTree({ ...CLEAN, [path]: code }));
    expect(violations.map((violation) => [violation.rule, violation.file])).toEqual([[rule, path]]);
  });

  it('knows what only looks like a Spanish verb or a use case', () => {
    expect(checkGlossary(plantTree({ ...CLEAN, ...LIKE_ONE })).violations).toEqual([]);
  });

  it('finds a noun that stands for two things in two contexts, at both', () => {
    const { violations } = checkGlossary(
      plantTree({
        ...CLEAN,
        'contexts/mesas/web/a.ts': 'export type Hallazgo = 1;\n',
        'contexts/oid/server/b.ts': '\nexport interface Hallazgo {}\n',
        'contexts/usuarios/rules/c.ts': 'export class Norma {}\n',
      }),
    );
    expect(violations.map(({ rule, file, line }) => [rule, file, line])).toEqual([
      ['homonym', 'contexts/usuarios/rules/c.ts', 1],
      ['homonym', 'contexts/mesas/web/a.ts', 1],
      ['homonym', 'contexts/oid/server/b.ts', 2],
    ]);
  });

  it('finds a shared name that one of its contexts no longer declares', () => {
    const { violations } = checkGlossary(plantTree({ ...CLEAN, 'contexts/oid/rules/norma.ts': '' }));
    expect(violations).toMatchObject([
      {
        rule: 'stale-shared-name',
        file: 'docs/glossary.md',
        line: 16,
        message: 'Norma is no exported type of oid',
      },
    ]);
  });

  it.each([
    ['a term', '| Mesa | | | | again |'],
    ['a term of several', '| sala, mesa | | | | again |'],
    ['a type', '| mesa (de dinero) | `Mesa` | | | of another kind |'],
  ])('finds %s that stands twice in the glossary', (_, line) => {
    const twice = GLOSSARY.replace('\n\n## Shared', `\n${line}\n\n## Shared`);
    const { violations } = checkGlossary(plantTree({ ...CLEAN, 'docs/glossary.md': twice }));
    expect(violations.map(({ rule, line: at }) => [rule, at])).toEqual([['repeated-term', 11]]);
  });

  it('asks every package for a short README', () => {
    const long = '# mesas\n'.repeat(41);
    const missing = { 'platform/web-kit/package.json': '{"name":"@marco/web-kit"}' };
    const { violations } = checkGlossary(
      plantTree({ ...CLEAN, ...missing, 'contexts/mesas/README.md': long }),
    );
    expect(violations.map(({ rule, file }) => [rule, file])).toEqual([
      ['readme', 'contexts/mesas/README.md'],
      ['readme', 'platform/web-kit/README.md'],
    ]);
  });

  it('fails on a glossary it cannot read', () => {
    const { violations } = checkGlossary(plantTree({ 'docs/glossary.md': '# Glossary\n' }));
    expect(violations.map(({ rule }) => rule)).toEqual(['empty-glossary']);
  });
});
