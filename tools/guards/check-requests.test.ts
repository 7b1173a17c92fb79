import { describe, expect, it } from 'vitest';
import { GRANTS, ROLES } from '../requests/people.ts';
import { buildRequests, checkRequests, REQUESTS } from './check-requests.ts';
import { type PlantedFiles, plantTree } from './planted-tree.ts';

const roles = [
  { codigo: 'lider', nombre: 'Líder', ambito: 'entidad' },
  { codigo: 'auditor', nombre: 'Auditor', ambito: 'ministerio' },
];

/** A reference in which the líder holds these actions, and the auditor reads. */
const plant = (lider: readonly string[]): PlantedFiles => ({
  [ROLES]: JSON.stringify(roles),
  [GRANTS]: JSON.stringify([
    {
      subfuncionalidades: [
        { codigo: 'solicitudes', roles: { lider, auditor: ['consultar'] } },
        { codigo: 'certificacion', roles: {} },
        { codigo: 'verificacion-xroad', roles: {} },
      ],
    },
  ]),
});

const TREE = plant(['consultar', 'crear', 'editar']);
const build = (tree: PlantedFiles): string => buildRequests(plantTree(tree));
const rulesOf = (files: PlantedFiles): string[] =>
  checkRequests(plantTree(files)).violations.map(({ rule }) => rule);

/** The rows of an action of a level, by the person they are about. */
function readRows(page: string, title: string): Record<string, string[]> {
  const [, section = ''] = page.split(`### ${title}\n`);
  const [table = ''] = section.split('\n### ');
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  return Object.fromEntries(
    rows.map((line) => {
      const [who = '', ...cells] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [who, cells];
    }),
  );
}

describe('the page of who may do what with a request', () => {
  it('has what each person is answered in each state of a level, and where nobody may', () => {
    const rows = readRows(build(TREE), 'Level 1 · Cancelar solicitud (`cancelar`)');
    const states =
      'borrador radicada asignada en-revision devuelta en-conceptualizacion pendiente-entidad concepto-favorable certificada rechazada desistida cancelada';
    expect(rows['Who']).toEqual(states.split(' '));
    expect(rows['Líder']?.join(' ')).toBe('E sí sí sí sí sí sí E E E E E');
    expect(rows['Líder (another entity)']?.join(' ')).toBe('V V V V V V V V V V V V');
    const [borrador, radicada] = rows['Auditor'] ?? [];
    expect([borrador, radicada]).toEqual(['V', expect.stringMatching(/^R\d+$/)]);
  });

  it('says the reason behind each mark once', () => {
    const page = build(TREE);
    const ofAuditor =
      /^- \*\*R\d+\*\* Su rol «Auditor» no permite editar solicitudes\. → Administrador MinTIC$/gm;
    expect(page.match(ofAuditor)).toHaveLength(1);
    const used = new Set(page.match(/\bR\d+\b/g));
    expect(page.match(/^- \*\*R\d+\*\* .+$/gm)).toHaveLength(used.size);
  });

  it('accepts the page of these rules and permissions', () => {
    expect(rulesOf({ ...TREE, [REQUESTS]: build(TREE) })).toEqual([]);
  });

  it('finds a page that is missing, edited, or of other permissions', () => {
    expect(rulesOf(TREE)).toEqual(['stale']);
    expect(rulesOf({ ...TREE, [REQUESTS]: build(TREE).replace('| sí |', '| E |') })).toEqual(['stale']);
    expect(rulesOf({ ...plant(['consultar', 'crear']), [REQUESTS]: build(TREE) })).toEqual(['stale']);
  });

  it('needs to know which actions each rol holds', () => {
    const grants = JSON.stringify([{ subfuncionalidades: [{ codigo: 'solicitudes', roles: 'todos' }] }]);
    expect(() => build({ ...TREE, [GRANTS]: grants })).toThrow('solicitudes');
  });
});
