import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../system/repository.ts';
import { checkMigrations } from './check-migrations.ts';
import { plantTree } from './planted-tree.ts';
import { sealNewMigrations } from './seal-migrations.ts';

const plant = (name: string, text: string) => {
  const root = plantTree({ [`database/migrations/${name}.sql`]: text });
  sealNewMigrations(root);
  return root;
};

describe('migrations', () => {
  it('are clean in this repository, and were looked at', () => {
    const { violations, summary } = checkMigrations(repositoryRoot);
    expect(violations).toEqual([]);
    expect(Number.parseInt(summary, 10)).toBeGreaterThan(10);
  });

  it.each([
    'drop table mesas;',
    'alter table mesas drop column nombre;',
    'alter table mesas rename column nombre to titulo;',
    'alter table mesas alter column nombre set not null;',
    'alter table mesas alter column nombre type varchar(10);',
  ])('%s is found', (text) => {
    const { violations } = checkMigrations(plant('0100-mesas-change', `-- Why.\n${text}\n`));
    expect(violations).toMatchObject([{ rule: 'takes-away', line: 2 }]);
  });

  it.each([
    [
      '0100-mesas-say-so',
      '-- breaks-earlier-releases: they read the column.\nalter table mesas drop column nombre;',
    ],
    ['0101-mesas-add', '-- drop table is a word here\nalter table mesas add column apodo text;'],
  ])('%s passes', (name, text) => {
    expect(checkMigrations(plant(name, text)).violations).toEqual([]);
  });

  it('a migration that was edited, one that is gone and one without a seal are found', () => {
    const root = plant('0100-mesas-add', 'alter table mesas add column apodo text;\n');
    const folder = join(root, 'database/migrations');
    writeFileSync(join(folder, '0100-mesas-add.sql'), 'alter table mesas add column apodo varchar(10);\n');
    sealNewMigrations(root);
    expect(checkMigrations(root).violations).toMatchObject([
      {
        rule: 'sealed',
        file: 'database/migrations/0100-mesas-add.sql',
        message: expect.stringMatching(/changed/),
      },
    ]);
    renameSync(join(folder, '0100-mesas-add.sql'), join(folder, '0101-mesas-add.sql'));
    expect(checkMigrations(root).violations).toMatchObject([
      {
        rule: 'sealed',
        file: 'database/migrations/0101-mesas-add.sql',
        message: expect.stringMatching(/no seal/),
      },
      {
        rule: 'sealed',
        file: 'database/migrations/0100-mesas-add.sql',
        message: expect.stringMatching(/gone/),
      },
    ]);
  });
});
