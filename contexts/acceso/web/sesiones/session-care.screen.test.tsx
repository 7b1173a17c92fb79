// @vitest-environment jsdom
import { useModal } from '@marco/web-kit/modal';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccesoSite } from '../../testing/acceso-site.tsx';
import { openSampleSession } from '../../testing/sample-session.ts';
import { SessionCare } from './session-care.tsx';
import { openTabChannel } from './tab-channel.ts';

const VIGENCIA = {
  inactividadSegundos: 1800,
  avisoSegundos: 120,
  terminaEn: '2026-11-21T20:45:00.000Z',
  restanSegundos: 43_200,
};
const KEEP = '/sesiones/seguir';
const TITLE = 'Su sesión está por terminar';

/** Time goes by, and what it starts comes to its end. */
async function pass(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
}

/** Waits for effects that do not depend on the clock; their duration is not tested. */
const comes = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

/** Asks for a text in a dialog. */
function Motivo() {
  const { askText } = useModal();
  const send = async () => true;
  return (
    <button
      type="button"
      onClick={() => void askText({ title: 'Cerrar', label: 'Motivo', confirmLabel: 'Cerrar mesa', send })}
    >
      Cerrar la mesa
    </button>
  );
}

async function open(vigencia = VIGENCIA, other: ReactNode = null) {
  const site = createAccesoSite(
    <>
      <SessionCare />
      {other}
      <label>
        Borrador <input defaultValue="a medio escribir" />
      </label>
    </>,
    undefined,
    (path) => (path === KEEP ? Response.json(vigencia) : undefined),
  );
  render(site.site);
  await pass(1);
  return { ...site, kept: () => site.calls.filter(({ path }) => path === KEEP).length };
}

const findDialog = () => screen.queryByRole('alertdialog', { name: TITLE });

beforeEach(async () => {
  // The code of the dialog comes by an import, which no clock of a test moves.
  await import('@marco/web-kit/modal');
  openSampleSession();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

describe('warning before the idle end', () => {
  it('comes two minutes before, counts down for eye and ear, and leaves what was typed', async () => {
    await open();
    await pass(1670);
    expect(findDialog()).toBeNull();
    await pass(15);
    await comes(() => expect(findDialog()).not.toBeNull());
    expect(screen.getByText(/^Tiempo restante: 1 minuto y \d+ s$/)).toBeTruthy();
    expect(screen.getByText(/^Su sesión termina en /).getAttribute('role')).toBe('status');
    expect(screen.getByDisplayValue('a medio escribir')).toBeTruthy();
  });

  it("'Seguir' tells the server and closes it; moving on the page does not", async () => {
    const { kept } = await open();
    await pass(1690);
    await comes(() => expect(findDialog()).not.toBeNull());
    fireEvent.keyDown(screen.getByDisplayValue('a medio escribir'), { key: 'a' });
    await pass(2);
    expect(findDialog()).not.toBeNull();
    const before = kept();
    fireEvent.click(screen.getByRole('button', { name: 'Seguir' }));
    await pass(2);
    expect(findDialog()).toBeNull();
    expect(kept()).toBe(before + 1);
  });

  it('work puts it off, and typing alone keeps the session of the server alive', async () => {
    const { kept } = await open();
    for (let minute = 0; minute < 40; minute += 1) {
      fireEvent.keyDown(document.body, { key: 'a' });
      await pass(60);
    }
    expect(findDialog()).toBeNull();
    expect(kept()).toBeGreaterThan(10);
  });

  it('work in another tab counts, and closes the warning of this one', async () => {
    await open();
    await pass(1690);
    await comes(() => expect(findDialog()).not.toBeNull());
    const other = openTabChannel(() => undefined);
    other.send('activity');
    await comes(() => expect(findDialog()).toBeNull());
    other.close();
  });
});

describe('warning before the absolute end', () => {
  const FIN = 'Su sesión termina a las 3:45\u00a0p.\u00a0m.';
  const findFin = () => screen.queryByRole('alertdialog', { name: FIN });
  /** Twenty minutes are left by the server; somebody works all the time. */
  const late = { ...VIGENCIA, restanSegundos: 1200 };

  it('comes a quarter of an hour before by the clock of the server, says when it ends, and leaves what was typed', async () => {
    await open(late);
    await pass(290);
    expect(findFin()).toBeNull();
    await pass(15);
    await comes(() => expect(findFin()).not.toBeNull());
    expect(screen.getByText(/no se puede ampliar/)).toBeTruthy();
    expect(screen.getByText(/^Su sesión termina en /).getAttribute('role')).toBe('status');
    expect(screen.getByDisplayValue('a medio escribir')).toBeTruthy();
  });

  it("'Más tarde' puts it aside, and it comes back two minutes before the end", async () => {
    await open(late);
    await pass(305);
    await comes(() => expect(findFin()).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Más tarde' }));
    await pass(2);
    expect(findFin()).toBeNull();
    await pass(760);
    expect(findFin()).toBeNull();
    await pass(20);
    await comes(() => expect(findFin()).not.toBeNull());
  });

  it("'Iniciar sesión de nuevo' that the authenticator does not confirm says so, and nothing typed is lost", async () => {
    const { calls } = await open(late);
    await pass(305);
    await comes(() => expect(findFin()).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Iniciar sesión de nuevo' }));
    await comes(() => expect(calls.some(({ path }) => path === '/servicioLogin/nonce')).toBe(true));
    await pass(20);
    await comes(() => expect(screen.getByText('No fue posible iniciar sesión de nuevo')).toBeTruthy());
    expect(screen.getByDisplayValue('a medio escribir')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  });

  it('comes over a dialog with something typed in it, and leaves it as it was', async () => {
    await open(late, <Motivo />);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar la mesa' }));
    await comes(() => expect(screen.getByRole('dialog', { name: 'Cerrar' })).toBeTruthy());
    fireEvent.change(screen.getByRole('textbox', { name: 'Motivo' }), { target: { value: 'Terminó' } });
    await pass(305);
    await comes(() => expect(findFin()).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Iniciar sesión de nuevo' }));
    await pass(20);
    const failure = await screen.findByRole('alertdialog', {
      name: 'No fue posible iniciar sesión de nuevo',
    });
    fireEvent.click(within(failure).getByRole('button', { name: 'Aceptar' }));
    await comes(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Motivo' }).value).toBe('Terminó');
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  });
});
