import type { Valor } from '../../contract/index.ts';

/** Values named of each side; of more only these. */
const NOMBRADOS = 10;

/** Two states of the values of a lista as two texts: what each has that the other has not, or else their order. */
export function compareListas(mine: readonly Valor[], current: readonly Valor[]) {
  const own = listOnly(mine, current);
  const stored = listOnly(current, mine);
  const isOrder = own.length + stored.length === 0 && JSON.stringify(mine) !== JSON.stringify(current);
  return {
    mine: present(mine.length, isOrder ? mine : own),
    current: present(current.length, isOrder ? current : stored),
  };
}

function listOnly(some: readonly Valor[], others: readonly Valor[]): readonly Valor[] {
  const known = new Set(others.map((other) => JSON.stringify(other)));
  return some.filter((one) => !known.has(JSON.stringify(one)));
}

function present(total: number, named: readonly Valor[]): string {
  const names = named.slice(0, NOMBRADOS).map(({ codigo, nombre }) => `${codigo} ${nombre}`);
  return [
    `${total} ${total === 1 ? 'valor' : 'valores'}`,
    ...(names.length > 0 ? [`${names.join('; ')}${named.length > NOMBRADOS ? '…' : ''}`] : []),
  ].join(': ');
}
