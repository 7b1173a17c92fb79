import { describe, expect, it } from 'vitest';
import { checkCountry } from './check-country.ts';
import { plantTree } from './planted-tree.ts';

const KIT = 'platform/web-kit/x.ts';
const RULE = 'contexts/mesas/rules/x.ts';

function find(files: Readonly<Record<string, string>>) {
  return checkCountry(plantTree(files)).violations.map(({ file, line, rule }) => [file, line, rule]);
}

describe('country', () => {
  it.each([
    `today('America/Bogota');`,
    `today('Europe/Madrid');`,
    `const at = '2026-01-01T00:00:00-05:00';`,
    '/** A day of Colombia. */',
    '/** The clock of Bogotá. */',
    `const PORTAL = 'https://www.gov.co';`,
    '/** The bar of GOV.CO. */',
    `const TITLE = 'Marco de Interoperabilidad';`,
    '/** Codes of DIVIPOLA. */',
    `const GIVER = 'Administrador MinTIC';`,
    `const ONLY = 'Solo el ministerio crea mesas.';`,
  ])('finds in the platform %j', (text) => {
    expect(find({ [KIT]: `\n${text}\n` })).toEqual([[KIT, 2, 'country-in-platform']]);
  });

  it.each([
    `const ZONE = 'America/Bogota';`,
    `const at = new Date(day + 'T23:59:59.999-05:00');`,
    `const OFFSET = '-05:00';`,
    `const FORMAT = new Intl.NumberFormat('es-CO');`,
    `const HINT = 'como 08:30:00-05:00';`,
    'const OFFSET_MS = 5 * 3_600_000;',
    'const OFFSET_MS = -5 * 3600000;',
    'const OFFSET_S = 5 * 60 * 60;',
    `sql\`now() at time zone 'America/Bogota'\`;`,
  ])('finds in a context %j', (text) => {
    expect(find({ [RULE]: `\n${text}\n` })).toEqual([[RULE, 2, 'zone-written']]);
  });

  it.each(['select current_date', 'insert into x values (now()::date)'])(
    'finds a day of the database in code and in tests: %j',
    (text) => {
      const code = `const DAY = sql\`${text}\`;`;
      expect(find({ [RULE]: code, 'contexts/mesas/server/x.api.test.ts': code })).toEqual([
        [RULE, 1, 'day-of-no-country'],
        ['contexts/mesas/server/x.api.test.ts', 1, 'day-of-no-country'],
      ]);
    },
  );

  it('finds it in seeds, tools, apps and the authenticator', () => {
    const paths = ['apps/api/src/x.ts', 'authenticator/x.ts', 'database/seeds/x.ts', 'tools/x.ts'];
    const files = Object.fromEntries(paths.map((path) => [path, `const Z = 'America/Bogota';`]));
    expect(find(files).map(([file]) => file)).toEqual(paths);
  });

  it('finds nothing where it may be written, nor in what only looks like it', () => {
    const written = `const Z = ['America/Bogota', '-05:00'];`;
    expect(
      find({
        'country/zone.ts': written,
        'contexts/mesas/rules/x.test.ts': written,
        'platform/web-kit/x.test.ts': written,
        'contexts/mesas/testing/x.ts': written,
        'e2e/x.spec.ts': written,
        'database/migrations/0001-x.sql': written,
        'database/seeds/x.csv': written,
        [RULE]: `const HOURS = [25 * 3_600_000, '15:00'];`,
        [KIT]: `const HALF = '+01:00';`,
      }),
    ).toEqual([]);
  });

  it('says what it looked at', () => {
    expect(checkCountry(plantTree({ [KIT]: '', [RULE]: '' })).summary).toBe(
      '1 files of the platform, 1 others',
    );
  });
});
