// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatePicker, type DatePickerProps, TimePicker } from './index.ts';

// The controls load at their first use; a busy machine must not make that the subject of the tests.
beforeAll(() => Promise.all([import('./date-control.tsx'), import('./time-control.tsx')]));
afterEach(cleanup);

const told = vi.fn<(value: string) => void>();
const sent = vi.fn();
beforeEach(() => {
  told.mockReset();
  sent.mockReset();
});

function Day({ start = '', ...props }: Partial<DatePickerProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <form
      aria-label="Reunión"
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <DatePicker
        label="Fecha"
        {...props}
        value={value}
        onChange={(next) => {
          told(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        Limpiar
      </button>
    </form>
  );
}

async function show(props: Parameters<typeof Day>[0] = {}): Promise<HTMLElement[]> {
  render(<Day {...props} />);
  return screen.findAllByRole('spinbutton');
}
const text = () =>
  screen
    .getAllByRole('spinbutton')
    .map((segment) => segment.textContent)
    .join('/');
async function openCalendar(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: /^Calendario/ }));
  return screen.findByRole('dialog');
}
const month = (calendar: HTMLElement) => within(calendar).getByRole('grid').getAttribute('aria-label');

/** The visible one: React Aria has a second one, at the end, for screen readers. */
const step = (calendar: HTMLElement, name: string) =>
  within(calendar).getAllByRole('button', { name })[0] as HTMLElement;

describe('date picker', () => {
  it('[SHELL-05] is typed as dd/mm/aaaa and told as a day, in a browser that speaks English', async () => {
    expect(navigator.language).toBe('en-US');
    const segments = await show();
    expect(segments.map((segment) => segment.getAttribute('aria-label'))).toEqual([
      'día, ',
      'mes, ',
      'año, ',
    ]);
    expect(screen.getAllByRole('spinbutton', { name: /Fecha/ })).toHaveLength(3);
    expect(text()).toBe('dd/mm/aaaa');
    await userEvent.click(segments[0] as HTMLElement);
    await userEvent.keyboard('05052026');
    expect(text()).toBe('05/05/2026');
    expect(told.mock.calls).toEqual([['2026-05-05']]);
  });

  it('[SHELL-05] names months and days in Spanish, from Monday on, and says the whole day', async () => {
    await show({ start: '2026-07-24' });
    const calendar = await openCalendar();
    expect(month(calendar)).toBe('julio de 2026');
    expect(within(calendar).getAllByRole('heading', { name: 'julio de 2026' }).length).toBeGreaterThan(0);
    expect([...calendar.querySelectorAll('th')].map((name) => name.textContent)).toEqual([
      'lu',
      'ma',
      'mi',
      'ju',
      'vi',
      'sá',
      'do',
    ]);
    const chosen = within(calendar).getByRole('button', { name: /viernes, 24 de julio de 2026/ });
    expect(document.activeElement).toBe(chosen);
    expect(chosen.getAttribute('aria-label')).toMatch(/seleccionad/);
    expect(step(calendar, 'Siguiente')).toBeTruthy();
    expect(step(calendar, 'Anterior')).toBeTruthy();
  });

  it('[SHELL-05] every month has its Spanish name', async () => {
    await show({ start: '2026-01-15' });
    const calendar = await openCalendar();
    const names: (string | null)[] = [];
    for (let position = 0; position < 12; position++) {
      names.push(month(calendar));
      await userEvent.click(step(calendar, 'Siguiente'));
    }
    expect(names.map((name) => name?.replace(' de 2026', ''))).toEqual([
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ]);
  });

  it('[SHELL-05] is walked with the keyboard and gives the focus back', async () => {
    await show({ start: '2026-07-24' });
    const calendar = await openCalendar();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{PageUp}');
    expect(month(calendar)).toBe('junio de 2026');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^jueves, 18 de junio de 2026/);
    await userEvent.keyboard('{Enter}');
    expect(told).toHaveBeenLastCalledWith('2026-06-18');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Calendario/);
  });

  it('marks holidays with their name, and goes to today of Bogota', async () => {
    await show({
      start: '2026-07-24',
      findHoliday: (day) => (day === '2026-07-20' ? 'Día de la Independencia' : undefined),
    });
    const calendar = await openCalendar();
    const holiday = within(calendar).getByRole('button', { name: /festivo/ });
    expect(holiday.getAttribute('aria-label')).toBe(
      'lunes, 20 de julio de 2026, festivo: Día de la Independencia',
    );
    expect(within(calendar).getByText('Festivo')).toBeTruthy();
    await userEvent.click(within(calendar).getByRole('button', { name: 'Hoy' }));
    const bogota = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Bogota' }).format(new Date());
    expect(told).toHaveBeenLastCalledWith(bogota);
  });

  it('refuses days before the first, after the last and not available, and says why', async () => {
    const problem = vi.fn<(text: string | null) => void>();
    const [day] = await show({
      start: '2026-07-24',
      min: '2026-07-02',
      max: '2026-07-30',
      findUnavailable: (text) => (text === '2026-07-05' ? 'La mesa no se reúne los domingos.' : undefined),
      onProblem: problem,
    });
    const calendar = await openCalendar();
    for (const name of [/ 1 de julio/, / 31 de julio/, / 5 de julio/]) {
      expect(within(calendar).getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
    }
    await userEvent.keyboard('{Escape}');
    for (const [typed, message] of [
      ['01', 'La fecha debe ser desde el 02/07/2026.'],
      ['31', 'La fecha debe ser hasta el 30/07/2026.'],
      ['05', 'La mesa no se reúne los domingos.'],
    ] as const) {
      await userEvent.click(day as HTMLElement);
      await userEvent.keyboard(typed);
      await userEvent.tab();
      await userEvent.click(document.body);
      expect(screen.getByText(message)).toBeTruthy();
      expect(problem).toHaveBeenLastCalledWith(message);
      expect(day?.getAttribute('aria-invalid')).toBe('true');
    }
  });

  it('asks for the rest of half a day, and tells nothing of it', async () => {
    const [day] = await show();
    await userEvent.click(day as HTMLElement);
    await userEvent.keyboard('0505');
    await userEvent.click(document.body);
    expect(screen.getByText('Complete la fecha: día, mes y año.')).toBeTruthy();
    expect(told).not.toHaveBeenCalled();
  });

  it('is emptied by its button, which keeps the focus in the field, and by its owner', async () => {
    await show({ start: '2026-07-24' });
    await userEvent.click(screen.getByRole('button', { name: 'Borrar Fecha' }));
    expect(text()).toBe('dd/mm/aaaa');
    expect(told).toHaveBeenLastCalledWith('');
    expect(screen.queryByRole('button', { name: 'Borrar Fecha' })).toBeNull();
    await expect.poll(() => document.activeElement).toBe(screen.getAllByRole('spinbutton')[0]);
    await userEvent.keyboard('01012026');
    expect(text()).toBe('01/01/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
    expect(text()).toBe('dd/mm/aaaa');
  });

  it('takes a pasted day and sends the form with Enter', async () => {
    const [day] = await show();
    await userEvent.click(day as HTMLElement);
    await userEvent.paste('5/5/2026');
    expect(told).toHaveBeenLastCalledWith('2026-05-05');
    await userEvent.paste('31/02/2026');
    expect(told).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('[SHELL-07] shows its error once it was left, with hint and label tied to every part', async () => {
    const segments = await show({
      hint: 'Formato: dd/mm/aaaa',
      errors: ['Escriba la fecha.'],
      required: true,
    });
    expect(screen.queryByText('Escriba la fecha.')).toBeNull();
    const group = screen.getByRole('group', { name: /^Fecha/, description: /Formato: dd\/mm\/aaaa/ });
    await userEvent.click(segments[0] as HTMLElement);
    await openCalendar();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Calendario/);
    expect(screen.queryByText('Escriba la fecha.')).toBeNull();
    await userEvent.click(document.body);
    expect(screen.getByText('Escriba la fecha.')).toBeTruthy();
    expect(
      within(group).getAllByRole('spinbutton', { description: /Escriba la fecha\./ }).length,
    ).toBeGreaterThan(0);
  });

  it('cannot be changed while it is only read', async () => {
    const [day] = await show({ start: '2026-07-24', readOnly: true });
    expect(screen.queryByRole('button', { name: 'Borrar Fecha' })).toBeNull();
    await userEvent.click(day as HTMLElement);
    await userEvent.keyboard('01');
    await userEvent.paste('5/5/2026');
    expect(text()).toBe('24/07/2026');
  });
});

describe('a deferred date picker', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('has a place in the order of the keyboard, which hands the focus to its first part', async () => {
    render(<Day deferred />);
    expect(screen.queryByRole('spinbutton')).toBeNull();
    const place = screen.getByRole('button', { name: 'Fecha' });
    await userEvent.tab();
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('spinbutton');
    expect(document.activeElement).toBe(screen.getAllByRole('spinbutton')[0]);
    expect(place.isConnected).toBe(false);
  });

  it('is drawn at once where it has a day', async () => {
    const parts = await show({ deferred: true, start: '2026-05-05' });
    expect(parts.map(({ textContent }) => textContent)).toEqual(['05', '05', '2026']);
  });

  it('watches its place once, however often it is drawn, until the place comes near the view', async () => {
    let comeNear = (): void => undefined;
    const observe = vi.fn();
    const disconnect = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly observe = observe;
        readonly disconnect = disconnect;
        constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
          comeNear = () => tell([{ isIntersecting: true }]);
        }
      },
    );
    const { rerender } = render(<Day deferred />);
    rerender(<Day deferred label="Fecha de cierre" />);
    expect(screen.getByRole('button', { name: 'Fecha de cierre' }).isConnected).toBe(true);
    expect(observe).toHaveBeenCalledTimes(1);
    expect(disconnect).not.toHaveBeenCalled();
    act(comeNear);
    expect(await screen.findAllByRole('spinbutton')).toHaveLength(3);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});

describe('time picker', () => {
  function Clock({ start = '' }: { readonly start?: string }) {
    const [value, setValue] = useState(start);
    return (
      <TimePicker
        label="Hora"
        min="06:00"
        value={value}
        onChange={(next) => {
          told(next);
          setValue(next);
        }}
      />
    );
  }

  it('[SHELL-05] is typed with a. m. or p. m. and told in 24 hours', async () => {
    render(<Clock />);
    const [hour] = await screen.findAllByRole('spinbutton');
    expect(hour?.getAttribute('aria-label')).toMatch(/^hora/);
    await userEvent.click(hour as HTMLElement);
    await userEvent.keyboard('0230p');
    expect(told).toHaveBeenLastCalledWith('14:30');
    expect(screen.getByRole('group').textContent).toMatch(/02:30.*p\..m\./);
  });

  it('refuses a time before the first, and is emptied', async () => {
    render(<Clock start="14:30" />);
    const segments = await screen.findAllByRole('spinbutton');
    await userEvent.click(segments[2] as HTMLElement);
    await userEvent.keyboard('a');
    await userEvent.click(document.body);
    expect(screen.getByText('La hora debe ser desde las 6:00 a. m.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Borrar Hora' }));
    expect(told).toHaveBeenLastCalledWith('');
    expect(screen.queryByText('La hora debe ser desde las 6:00 a. m.')).toBeNull();
  });
});
