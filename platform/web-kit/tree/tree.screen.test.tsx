// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tree, type TreeRow } from './index.ts';

const CHILDREN = ['Uno', 'Dos'];

function Sample() {
  const [isOpen, setOpen] = useState(false);
  const [selected, setSelected] = useState<string | null>(null);
  const [shown, setShown] = useState(1);
  const row = (key: string, level: number, position: number, size: number): TreeRow => ({
    key,
    level,
    position,
    size,
    content: key,
  });
  const children = CHILDREN.slice(0, shown).map((key, at) => row(key, 2, at + 1, CHILDREN.length));
  const more = shown < CHILDREN.length ? [row('Ver más', 2, 2, 2)] : [];
  const rows: TreeRow[] = [
    { ...row('Rama', 1, 1, 2), isOpen },
    ...(isOpen ? [...children, ...more] : []),
    row('Hoja', 1, 2, 2),
  ];
  return (
    <>
      <Tree
        label="Nodos"
        rows={rows}
        selectedKey={selected}
        onSelect={(key) => (key === 'Ver más' ? setShown(2) : setSelected(key))}
        onToggle={(_, open) => setOpen(open)}
      />
      <output>{selected}</output>
    </>
  );
}

const user = userEvent.setup({ delay: null });
const item = (name: string) => screen.getByRole('treeitem', { name });
const focused = () => document.activeElement?.textContent;

describe('tree', () => {
  it('is one stop of the keyboard; arrows open, enter, leave and close a branch', async () => {
    render(<Sample />);
    await user.tab();
    expect(focused()).toBe('Rama');
    await user.keyboard('{ArrowRight}');
    expect(item('Rama').getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Uno');
    await user.keyboard('{End}');
    expect(focused()).toBe('Hoja');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}');
    expect(focused()).toBe('Rama');
    await user.keyboard('{ArrowLeft}');
    expect(item('Rama').getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('treeitem', { name: 'Uno' })).toBeNull();
    await user.tab();
    expect(focused()).not.toBe('Hoja');
  });

  it('Enter and a press select; the row says its level and its place', async () => {
    render(<Sample />);
    await user.click(item('Hoja'));
    expect(item('Hoja').getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Home}{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Rama');
    await user.keyboard('{ArrowRight}');
    const uno = item('Uno');
    expect(['level', 'posinset', 'setsize'].map((name) => uno.getAttribute(`aria-${name}`))).toEqual([
      '2',
      '1',
      '2',
    ]);
  });

  it('a row that turns into what it brought hands its focus on', async () => {
    render(<Sample />);
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(focused).toBe('Dos');
  });

  it('axe finds nothing', async () => {
    const { container } = render(<Sample />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect((await axe.run(container)).violations).toEqual([]);
  });
});
