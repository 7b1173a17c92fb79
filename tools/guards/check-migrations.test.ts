import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../system/repository.ts';
import { checkMigrations } from './check-migrations.ts';
import { plantTree } from './planted-tree.ts';

const plant = (name: string, text: string) => plantTree({ [`database/migrations/${name}.sql`]: text });

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
});
