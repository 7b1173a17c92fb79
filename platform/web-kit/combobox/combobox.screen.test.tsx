// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxItem, type LoadItems } from './index.ts';

const names = ['Defensa', 'Educación', 'Hacienda', 'Relaciones', 'Salud', 'Trabajo'];
const items = names.map((name, id) => ({ id, label: `Ministerio de ${name}` }));
const load = vi.fn<LoadItems>();
const chosen = vi.fn<(item: ComboboxItem | null) => void>();

function Entity() {
  const [value, setValue] = useState<ComboboxItem | null>(null);
  return (
    <>
      <Combobox
        label="Entidad"
        placeholder="Buscar entidad"
        load={load}
        value={value}
        onSelectionChange={(item) => {
          chosen(item);
          setValue(item);
        }}
      />
      <button type="button" onClick={() => setValue(null)}>
        Limpiar
      </button>
    </>
  );
}

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
const pause = (ms = 500) => act(() => vi.advanceTimersByTimeAsync(ms));
const input = () => screen.getByRole<HTMLInputElement>('combobox');
const status = () => screen.getByRole('status').textContent;
async function search(text = 'minist'): Promise<void> {
  await user.type(input(), text);
  await pause();
}

beforeEach(() => {
  // Testing Library lets the fake clock run between events only when it finds it under this name.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue(items);
  chosen.mockReset();
  render(<Entity />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('combobox', () => {
  it('[MESA-01] asks once per pause of 500 ms, from three characters on, and never for fewer', async () => {
    await user.type(input(), 'mi ');
    await pause();
    expect(load).not.toHaveBeenCalled();
    await user.type(input(), '{Backspace}n');
    await pause(499);
    await user.type(input(), 'i');
    await pause(499);
    expect(load).not.toHaveBeenCalled();
    await pause(1);
    expect(load.mock.calls.map(([text]) => text)).toEqual(['mini']);
  });

  it('[MESA-01] shows five at most, counts them aloud and marks the match', async () => {
    await search();
    const options = screen.getAllByRole('option');
    expect(options).toHaveLength(5);
    expect(status()).toBe('5 resultados');
    expect(within(options[0] as HTMLElement).getByText('Minist').tagName).toBe('MARK');
    expect(input().getAttribute('aria-expanded')).toBe('true');
  });

  it('[MESA-01] says that it is searching and that there is nothing', async () => {
    let answer: (found: ComboboxItem[]) => void = () => undefined;
    load.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await search();
    expect(status()).toBe('Buscando…');
    await act(async () => answer([]));
    expect(status()).toBe('No hay resultados');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is walked with the arrows, around the ends, and chosen with Enter', async () => {
    await search();
    const active = () =>
      document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Ministerio de Salud');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Ministerio de Educación');
    await user.keyboard('{Enter}');
    expect(input().value).toBe('Ministerio de Educación');
    expect(chosen).toHaveBeenLastCalledWith(items[1]);
    expect(screen.queryByRole('listbox')).toBeNull();
    await pause();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('forgets what was pointed at among the options of the text before', async () => {
    await search();
    await user.type(input(), 'e');
    await user.keyboard('{ArrowDown}');
    load.mockResolvedValueOnce(items.slice(3));
    await pause();
    await user.keyboard('{Enter}');
    expect(chosen).not.toHaveBeenCalled();
    expect(input().getAttribute('aria-activedescendant')).toBeNull();
  });

  it('closes with Escape, and with a second one empties the text', async () => {
    await search();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input().value).toBe('minist');
    await user.keyboard('{Escape}');
    expect(input().value).toBe('');
  });

  it('drops the choice when the text changes and when it is cleared', async () => {
    await search();
    await user.click(screen.getByRole('option', { name: 'Ministerio de Salud' }));
    expect(chosen).toHaveBeenLastCalledWith(items[4]);
    await user.type(input(), 'x');
    expect(chosen).toHaveBeenLastCalledWith(null);
    await user.click(screen.getByRole('button', { name: 'Borrar Entidad' }));
    expect(input().value).toBe('');
    expect(document.activeElement).toBe(input());
  });

  it('empties its text when the form is cleared', async () => {
    await search();
    await user.click(screen.getByRole('option', { name: 'Ministerio de Salud' }));
    await user.click(screen.getByRole('button', { name: 'Limpiar' }));
    expect(input().value).toBe('');
  });

  it('keeps the typed text after a failure and tries again', async () => {
    load.mockRejectedValueOnce(new Error('caída'));
    await search();
    expect(input().value).toBe('minist');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await pause(0);
    expect(screen.getAllByRole('option')).toHaveLength(5);
  });

  it('gives up the request of an older text', async () => {
    await search();
    await user.type(input(), 'e');
    expect(load.mock.calls[0]?.[1].aborted).toBe(true);
  });

  it('closes when the focus leaves', async () => {
    await search();
    await user.tab();
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
