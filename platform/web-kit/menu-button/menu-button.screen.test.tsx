// @vitest-environment jsdom
import { explainDecision } from '@marco/contract-kit/decision';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
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

describe('an item that is blocked', () => {
  const words = (text: string) => text.replaceAll(/\s+/g, '');
  const decision = {
    allowed: false,
    reasons: ['La pidió usted.'],
    unblockers: ['Administrador MinTIC'],
  };
  const revoke = vi.fn();
  const openIt = async (busy: string | false = false) => {
    cleanup();
    revoke.mockReset();
    const { container } = render(
      <MenuButton
        label="Certificado 7"
        variant="neutral"
        busy={busy}
        items={[
          { id: 'a', label: 'Suspender', blocked: { ...decision, allowed: true }, onSelect: leave },
          { id: 'b', label: 'Revocar', isDanger: true, blocked: decision, onSelect: revoke },
        ]}
      >
        Acciones
      </MenuButton>,
    );
    await userEvent.click(screen.getByRole('button'));
    return container;
  };

  it('is reached by the arrows, says why and who can change it, and does nothing', async () => {
    const container = await openIt();
    await userEvent.keyboard('{ArrowDown}');
    const item = screen.getByRole('menuitem', {
      name: 'Revocar',
      description: (text) => words(text) === words(`¿Por qué no puedo? ${explainDecision(decision)}`),
    });
    expect(document.activeElement).toBe(item);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(item);
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(revoke).not.toHaveBeenCalled();
    expect(screen.getByRole('menu', { name: 'Certificado 7' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Certificado 7:\s*Acciones$/ }));
  });

  it('stands beside items that its rule allows, which act', async () => {
    await openIt();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Suspender' }));
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('opens nothing while its work runs, and says so', async () => {
    await openIt('Guardando');
    expect(
      screen.getByRole('button', { name: /^Certificado 7:\s*Guardando$/ }).getAttribute('aria-busy'),
    ).toBe('true');
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
