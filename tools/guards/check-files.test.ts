import { describe, expect, it } from 'vitest';
import { checkFiles } from './check-files.ts';
import { type PlantedFiles, plantTree } from './planted-tree.ts';

const columns = (...last: string[]): string =>
  `const COLUMNAS: TableColumn<Row>[] = [${['nombre', 'nit', 'orden', 'tipo', 'sector']
    .map((key) => `{ key: '${key}', label: 'Una' },`)
    .join(' ')} ${last.join(' ')}];\n`;
const saving = (failed: string): string =>
  `try { await send(); } catch (error) { ${failed} } finally { setSaving(false); }\n`;

const CLEAN: PlantedFiles = {
  'README.md': '# A tree\n',
  'package.json': '{}\n',
  '.ci/run': '#!/usr/bin/env bash\nnpm test\n',
  'docs/adr/0001-language.md': 'See https://example.org/home/page and apps/work/x.\n',
  'contexts/mesas/rules/mesas/can-edit-mesa.ts':
    '// biome-ignore lint/suspicious/noExplicitAny: a list forgets the shapes on purpose\nexport const x = 1;\n',
  'contexts/mesas/rules/mesas/can-edit-mesa.test.ts': `it('runs', () => {});\n// @ts-expect-error the id is no number\n`,
  'contexts/mesas/web/mesa-card.screen.test.tsx': '\n',
  'contexts/mesas/rules/read-sello.ts':
    '// Through unknown: the types of the library leave the seal out.\nexport const x = (y as unknown) as Sello;\nexport const z = (y as unknown);\n',
  'contexts/mesas/web/marca.ts': 'type Clave = keyof Mesa & string;\nexport const { brand } = theme;\n',
  'contexts/mesas/server/enlace.test.ts': "expect(url).toBe('/app/home');\n",
  'contexts/mesas/server/enlace.ts':
    "/** '/app/mesas' and what is below. */\nconst isOurs = url.startsWith('/app/');\n",
  'contexts/mesas/web/use-abrir.ts': saving('setSaving(false); await openFailure(modals, error);'),
  'contexts/mesas/web/mesa-dialog.tsx':
    'const form = useRuledForm({ initial, findErrors, onSend });\nconst [times, setTimes] = useState(0);\n',
  'contexts/mesas/web/columnas-pocas.tsx': columns(),
  'contexts/mesas/web/columnas-ordenadas.tsx': columns("{ key: 'estado', label: 'Una', priority: 2 },"),
  'contexts/mesas/rules/copia.ts':
    'export const a = { ...base, ...(isNueva ? { nombre } : {}), ...rest };\nexport const b = [...filas, ...(isNueva ? [fila] : [])];\n',
  'contexts/mesas/contract/close-mesa.endpoint.ts': [
    'function definePaso() {\n  return defineEndpoint({});\n}\n',
    'export const closeMesaEndpoint = defineEndpoint({});\nexport const openMesaEndpoint = definePaso();\n',
    'const runs = defineEndpoints();\n',
  ].join(''),
  'contexts/mesas/server/mesas.routes.ts':
    "import { run } from './run.ts';\nimport { type Mesa as Row, type runMesa } from './mesa.ts';\n",
  'contexts/mesas/server/list-mesas.ts':
    "import { setTimeout as wait } from 'node:timers/promises';\nimport { MESAS as Todas } from './mesas.ts';\n",
  'database/schema.generated.ts': '\n'.repeat(900),
  'database/migrations/0001-mesas.sql': '\n'.repeat(900),
};

const lines = (count: number): string => 'x;\n'.repeat(count);
const inPieces = (...pieces: string[]): string => pieces.join('');

/** Rule and file that breaks it. */
const PLANTED: readonly [rule: string, path: string, content: string][] = [
  ['size', 'contexts/mesas/rules/long.ts', lines(301)],
  ['size', 'contexts/mesas/web/long.module.css', lines(301)],
  ['size', 'contexts/mesas/rules/long.test.ts', lines(501)],
  ['kebab-case', 'contexts/mesas/web/MesaCard.tsx', ''],
  ['kebab-case', 'contexts/mesas/rules/can_edit.ts', ''],
  ['kebab-case', 'contexts/CapasDeUso/index.ts', ''],
  ['ascii-path', 'docs/diseño.md', ''],
  ['empty-folder-name', 'contexts/mesas/utils/dates.ts', ''],
  ['empty-folder-name', 'platform/web-kit/shared/x.css', ''],
  ['test-never-runs', 'contexts/mesas/web/card.test.tsx', ''],
  ['test-never-runs', 'contexts/mesas/web/card.spec.ts', ''],
  [
    'suppression-without-reason',
    'contexts/mesas/rules/a.ts',
    inPieces('// biome-', 'ignore lint/x/y: <reason>\n'),
  ],
  ['suppression-without-reason', 'contexts/mesas/rules/a.ts', inPieces('/* biome-', 'ignore lint/x/y */\n')],
  ['suppression-without-reason', 'contexts/mesas/rules/a.ts', inPieces('// @ts-', 'expect-error\n')],
  ['ts-ignore', 'contexts/mesas/rules/a.ts', inPieces('// @ts-', 'ignore because I say so\n')],
  ['focused-or-skipped-test', 'contexts/mesas/rules/a.test.ts', inPieces('it', `.only('x', () => {});\n`)],
  [
    'focused-or-skipped-test',
    'contexts/mesas/rules/a.test.ts',
    inPieces('it', `.skipIf(slow)('x', () => {});\n`),
  ],
  ['focused-or-skipped-test', 'contexts/mesas/rules/a.test.ts', inPieces('it', `.fails('x', () => {});\n`)],
  ['focused-or-skipped-test', 'e2e/a.spec.ts', inPieces('test.describe', `.skip('x', () => {});\n`)],
  ['cast-to-never', 'contexts/mesas/rules/a.ts', 'send({ entidadId: entidadId as never });\n'],
  ['cast-to-never', 'contexts/mesas/server/a.api.test.ts', 'const c = { actor: null } as\n  never;\n'],
  ['cast-to-never', 'contexts/mesas/web/a.tsx', 'const filas = results as never as readonly Fila[];\n'],
  ['cast-through-unknown', 'contexts/mesas/rules/a.ts', 'const x = y as unknown as Mesa;\n'],
  ['cast-through-unknown', 'contexts/mesas/rules/a.test.ts', 'const x = (y as unknown) as Mesa;\n'],
  [
    'cast-through-unknown',
    'contexts/mesas/rules/a.ts',
    '// Through unknown: no.\nconst x = y as unknown as Mesa;\n',
  ],
  ['written-address', 'contexts/mesas/server/a.ts', 'const enlace = `/app/mesas`;\n'],
  ['written-address', 'contexts/mesas/server/a.ts', "url: '/app/home'\n"],
  ['written-address', 'contexts/mesas/rules/a.ts', "const DESTINO = '/app/admin/entities';\n"],
  ['written-address', 'contexts/mesas/web/screens/a.tsx', 'const a = <Link to="/app/home" />;\n'],
  ['written-address', 'apps/web/src/breadcrumb/a.ts', "const USUARIOS = '/app/admin/users';\n"],
  ['written-address', 'contexts/mesas/web/trail.ts', "// The start.\nconst INICIO = '/app/home';\n"],
  ['literal-spread', 'contexts/mesas/rules/a.ts', 'send({ ...{ mesa, texto: 1 }, filas });\n'],
  ['literal-spread', 'contexts/mesas/rules/a.ts', 'send({ ...({ mesa } as const) });\n'],
  ['literal-spread', 'contexts/mesas/rules/a.test.ts', 'const todas = [...[una, otra], tercera];\n'],
  ['literal-spread', 'contexts/mesas/rules/a.ts', 'send(...[una, otra]);\n'],
  ['literal-spread', 'contexts/mesas/web/a.tsx', 'const a = <Pagination {...{ page, pages }} />;\n'],
  ['endpoint-name', 'contexts/mesas/contract/a.ts', 'export const closeMesa = defineEndpoint({});\n'],
  ['endpoint-name', 'contexts/mesas/contract/a.test.ts', 'const closeMesa =\n  defineEndpoint({});\n'],
  [
    'endpoint-name',
    'contexts/mesas/contract/a.ts',
    'function definePaso() {\n  return defineEndpoint({});\n}\nexport const closeMesa = definePaso();\n',
  ],
  ['use-case-alias', 'contexts/mesas/server/a.ts', "import { a as runA } from './close-mesa.ts';\n"],
  ['use-case-alias', 'contexts/mesas/server/a.ts', "import { type X, a as run } from './close-mesa.ts';\n"],
  ['use-case-alias', 'contexts/mesas/server/gestion/a.bindings.ts', "import { a as readA } from './a.ts';\n"],
  ['use-case-alias', 'contexts/mesas/server/a.routes.ts', "import { type X, a as b } from './a.ts';\n"],
  ['own-alias', 'contexts/mesas/server/a.ts', "import { searchMesas as searchRows } from './mesas.ts';\n"],
  [
    'own-alias',
    'contexts/mesas/web/a.tsx',
    "import {\n  type X,\n  hasLlegado as hasCerca,\n} from '@marco/a/port';\n",
  ],
  ['own-alias', 'e2e/a.spec.ts', "import { galleryTable as table } from './support/gallery.ts';\n"],
  ['branded-type', 'contexts/mesas/contract/a.ts', "const id = z.number().brand<'mesa'>();\n"],
  ['branded-type', 'contexts/mesas/contract/a.ts', "type Id = number & { readonly noun: 'mesa' };\n"],
  ['column-priority', 'contexts/mesas/web/columnas.tsx', columns("{ key: 'estado', label: 'Una' },")],
  ['own-judge', 'contexts/mesas/web/a.tsx', 'const [submitted, setSubmitted] = useState(false);\n'],
  ['own-judge', 'contexts/mesas/web/a.tsx', 'const [wasSent, setSent] = useState<boolean>(false);\n'],
  ['own-judge', 'contexts/mesas/web/use-a.ts', 'void openValidationErrors(modals, mensajes);\n'],
  ['busy-behind-failure', 'contexts/mesas/web/use-cerrar.ts', saving('await openFailure(modals, error);')],
  ['machine-path', 'docs/guide.md', inPieces('Open /ho', 'me/somebody/marco.\n')],
  ['machine-path', '.ci/run', inPieces('cd /wo', 'rk/main\n')],
];

describe('files', () => {
  it('finds nothing in a clean tree', () => {
    const report = checkFiles(plantTree(CLEAN));
    expect(report.violations).toEqual([]);
    expect(report.summary).toMatch(/^21 files, 12 sources/);
  });

  it.each(PLANTED)('%s is found in %s', (rule, path, content) => {
    const { violations } = checkFiles(plantTree({ ...CLEAN, [path]: content }));
    expect(violations.map((violation) => [violation.rule, violation.file])).toContainEqual([rule, path]);
  });

  it('notices that files grow as a whole', () => {
    const grown = Object.fromEntries(
      Array.from({ length: 20 }, (_, n) => [`apps/api/src/f${n}.ts`, lines(260)]),
    );
    const { violations } = checkFiles(plantTree({ ...CLEAN, ...grown }));
    expect(violations.filter(({ rule }) => rule === 'size-drift')).toHaveLength(2);
  });
});
