// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ComboboxItem, type LoadItems, TagCombobox } from './index.ts';

const items = ['Dirección', 'Fecha de nacimiento', 'Fecha de defunción'].map((label, id) => ({ id, label }));
const load = vi.fn<LoadItems>();

function Datos() {
  const [values, setValues] = useState<readonly ComboboxItem[]>([]);
  return (
    <TagCombobox
      label="Tengo"
      placeholder="Otro dato"
      maxValues={2}
      values={values}
      onChange={setValues}
      load={load}
    />
  );
}

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tengo' });
const status = () => screen.getByRole('status').textContent;
const tags = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

async function search(text = 'fec'): Promise<void> {
  await user.type(input(), text);
  await act(() => vi.advanceTimersByTimeAsync(500));
}

beforeEach(() => {
  // Testing Library lets the fake clock run between events only when it finds it under this name.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue(items);
  render(<Datos />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('combobox of several choices', () => {
  it('keeps each choice as a tag, says so, and offers it no more', async () => {
    await search();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(tags()).toEqual(['Fecha de nacimiento']);
    expect(input().value).toBe('');
    expect(status()).toBe('Se agregó Fecha de nacimiento.');
    await search();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Dirección',
      'Fecha de defunción',
    ]);
  });

  it('asks for nothing under three characters', async () => {
    await search('fe');
    expect(load).not.toHaveBeenCalled();
  });

  it('Backspace in the empty text takes the last one away, in a text its last letter', async () => {
    await search();
    await user.click(screen.getByRole('option', { name: 'Dirección' }));
    await user.type(input(), 'ab{Backspace}');
    expect(tags()).toEqual(['Dirección']);
    await user.keyboard('{Backspace}{Backspace}');
    expect(tags()).toEqual([]);
    expect(status()).toBe('Se quitó Dirección.');
  });

  it('takes no more than it may hold, until one is taken away by its button', async () => {
    await search();
    await user.click(screen.getByRole('option', { name: 'Dirección' }));
    await search();
    await user.click(screen.getByRole('option', { name: 'Fecha de nacimiento' }));
    expect(input().readOnly).toBe(true);
    expect(screen.getByText('Ya hay 2. Quite alguno para agregar otro.')).toBeTruthy();
    const chosen = within(screen.getByRole('list', { name: 'Elegidos en Tengo' }));
    await user.click(chosen.getByRole('button', { name: 'Quitar Dirección' }));
    expect(tags()).toEqual(['Fecha de nacimiento']);
    expect(input().readOnly).toBe(false);
    expect(document.activeElement).toBe(input());
  });

  it('Escape closes the list, and then empties the text', async () => {
    await search();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input().value).toBe('fec');
    await user.keyboard('{Escape}');
    expect(input().value).toBe('');
  });

  it('what fails is asked again', async () => {
    load.mockRejectedValueOnce(new Error('Sin conexión'));
    await search();
    expect(status()).toBe('No fue posible buscar.');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });
});
