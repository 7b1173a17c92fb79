import { describe, expect, it } from 'vitest';
import { auditWriters } from '../../apps/api/testing/audit-writers.ts';
import { checkActions } from './check-actions.ts';
import { type PlantedFiles, plantTree } from './planted-tree.ts';

const WRITERS = [
  {
    folders: ['contexts/mesas/server/'],
    actions: { 'cerrar-mesa': 'Cerrar mesa', 'abrir-acta': 'Abrir acta', verificar: 'Verificar' },
  },
  { folders: ['apps/api/src/', 'platform/server-kit/'], actions: { verificar: 'Verificar' } },
];
const SOUND: PlantedFiles = {
  'contexts/mesas/server/acciones.ts': `export const acciones = { 'cerrar-mesa': 'Cerrar mesa' };\n`,
  'contexts/mesas/server/close-mesa.ts': `write({ action: activa ? 'cerrar-mesa' : 'verificar' });\n`,
  'contexts/mesas/server/change-acta.ts': `write({ action: \`\${paso}-acta\` });\n`,
  'contexts/mesas/server/change-acta.test.ts': `write({ action: 'plantada' });\n`,
  'platform/server-kit/audit/verify.ts': `write({ action: 'verificar' });\n`,
  'docs/audit-events.md':
    '| Action | When |\n|---|---|\n| `cerrar-mesa`, `abrir-acta` | x |\n| `verificar` | x |\n',
};

const findIn = (planted: PlantedFiles, writers = WRITERS) =>
  checkActions(plantTree({ ...SOUND, ...planted }), writers).violations.map(
    ({ file, rule, message }) => `${rule} ${file}: ${message}`,
  );

describe('the actions of the audit trail', () => {
  // Each must be written somewhere and stand in the table: the guard itself looks at this repository.
  it('of this repository are many', () => {
    expect(new Set(auditWriters.flatMap(({ actions }) => Object.keys(actions))).size).toBeGreaterThan(150);
  });

  it('of a sound tree are no finding', () => {
    expect(findIn({})).toEqual([]);
  });

  it.each([
    ['literal', `write({ action: 'plantar-mesa' });`, 'plantar-mesa'],
    ['branch', `write({ action: activa ? 'cerrar-mesa' : 'plantar-mesa' });`, 'plantar-mesa'],
    ['variable', `const action = 'plantar-mesa';`, 'plantar-mesa'],
    ['parameter', `function tell(trx, action) {}\ntell(trx, 'plantar-mesa');`, 'plantar-mesa'],
    ['template', `write({ action: \`\${paso}-plantada\` });`, '-plantada`'],
  ])('one that its writer does not name is found as a %s', (_kind, code, text) => {
    expect(findIn({ 'contexts/mesas/server/plant.ts': `${code}\n` })).toEqual([
      expect.stringContaining(text),
    ]);
  });

  it('one that another writer names is found', () => {
    expect(findIn({ 'apps/api/src/plant.ts': `write({ action: 'cerrar-mesa' });\n` })).toEqual([
      'unnamed-action apps/api/src/plant.ts: cerrar-mesa is written here, and apps/api/src/ has no name for it',
    ]);
  });

  it('a name that nothing writes is found, also where another writer writes it', () => {
    expect(findIn({ 'contexts/mesas/server/close-mesa.ts': `write({ action: 'cerrar-mesa' });\n` })).toEqual([
      'unwritten-action contexts/mesas/server/: verificar has a name here and is written nowhere in this folder',
    ]);
  });

  it('one that the demonstration alone writes is written', () => {
    const moved = {
      'contexts/mesas/server/close-mesa.ts': `write({ action: 'cerrar-mesa' });\n`,
      'database/seeds/plant.ts': `write({ action: 'verificar' });\n`,
    };
    expect(findIn(moved)).toEqual([]);
  });

  it('two names of one action are found', () => {
    const [mesas, api] = WRITERS;
    if (!mesas || !api) throw new Error('two writers');
    expect(findIn({}, [mesas, { ...api, actions: { verificar: 'Revisar' } }])).toEqual([
      'two-names apps/api/src/: verificar is «Revisar» here and «Verificar» elsewhere',
    ]);
  });

  it('what the table lacks, and what it has too much, is found', () => {
    expect(
      findIn({ 'docs/audit-events.md': '| `cerrar-mesa`, `verificar` | x |\n| `plantada` | x |\n' }),
    ).toEqual([
      'audit-document docs/audit-events.md: abrir-acta is not in the table',
      'audit-document docs/audit-events.md: plantada has no name in the code',
    ]);
  });
});
