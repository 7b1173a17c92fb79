// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initials, MenuButton } from './index.ts';

const leave = vi.fn();
beforeEach(() => {
  leave.mockReset();
  render(
    <>
      <MenuButton
        label="Menú de usuario"
        items={[
          { id: 'a', label: 'Cambiar de entidad', onSelect: () => undefined },
          { id: 'b', label: 'Ayuda', onSelect: () => undefined },
          { id: 'c', label: 'Cerrar sesión', onSelect: leave },
        ]}
      >
        MR
      </MenuButton>
      <p>Fuera</p>
    </>,
  );
});
afterEach(cleanup);

const button = () => screen.getByRole('button', { name: /^Menú de usuario/ });
const focused = () => document.activeElement?.textContent;

describe('menu button', () => {
  it('opens with the arrows at either end and walks around', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Cerrar sesión');
    expect(button().getAttribute('aria-expanded')).toBe('true');
    const seen: (string | null | undefined)[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{End}', '{Home}', '{ArrowUp}']) {
      await userEvent.keyboard(key);
      seen.push(focused());
    }
    expect(seen).toEqual([
      'Cambiar de entidad',
      'Ayuda',
      'Cerrar sesión',
      'Cambiar de entidad',
      'Cerrar sesión',
    ]);
  });

  it('acts, closes and gives the focus back', async () => {
    await userEvent.click(button());
    expect(focused()).toBe('Cambiar de entidad');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }));
    expect(leave).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('closes with Escape, with Tab and with a press outside', async () => {
    await userEvent.click(button());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
    await userEvent.click(button());
    await userEvent.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(button());
    await userEvent.click(screen.getByText('Fuera'));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('initials', () => {
  it('takes the first letter of names and surnames', () => {
    expect([initials('María Fernanda', 'Rojas'), initials('ángela', ''), initials('', '')]).toEqual([
      'MR',
      'Á',
      '',
    ]);
  });
});
