// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ModalHost, type Modals, useModal } from './index.ts';

// The dialog loads at its first use; a busy machine must not make that the subject of the test.
beforeAll(() => import('./request-dialog.tsx'));
afterEach(cleanup);

function Opener({ open }: { readonly open: (modals: Modals) => Promise<boolean> }) {
  const modals = useModal();
  const [answer, setAnswer] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" onClick={() => void open(modals).then(setAnswer)}>
        Abrir
      </button>
      <output>{String(answer)}</output>
      <ModalHost />
    </>
  );
}

async function show(open: (modals: Modals) => Promise<boolean>): Promise<HTMLElement> {
  render(<Opener open={open} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  return screen.findByRole('alertdialog');
}
const answer = () => screen.getByRole('status').textContent;

const alert = ({ alert }: Modals) =>
  alert({ title: '¡Error de validación!', message: 'Las contraseñas deben ser iguales.' });
const warn = ({ warn }: Modals) => warn({ title: 'Nivel de seguridad' });
const ask = ({ ask }: Modals) => ask({ title: '¿Iniciar la reunión?', confirmLabel: 'Iniciar reunión' });

describe('modals', () => {
  it('[SHELL-04] alert: title, message and Aceptar', async () => {
    await show(alert);
    expect(
      screen.getByRole('alertdialog', {
        name: '¡Error de validación!',
        description: 'Las contraseñas deben ser iguales.',
      }),
    ).toBeTruthy();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Aceptar']);
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect.poll(answer).toBe('true');
  });

  it.each([
    ['warning', warn, 'Cancelar solicitud', 'continuar'],
    ['question', ask, 'Cancelar', 'Iniciar reunión'],
  ])(
    '[SHELL-04] %s: the first button refuses, the second accepts, Escape refuses',
    async (_, open, refuse, accept) => {
      await show(open);
      expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([refuse, accept]);
      await userEvent.click(screen.getByRole('button', { name: accept }));
      await expect.poll(answer).toBe('true');
      for (const press of [
        () => userEvent.click(screen.getByRole('button', { name: refuse })),
        () => userEvent.keyboard('{Escape}'),
      ]) {
        await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
        await screen.findByRole('alertdialog');
        await press();
        await expect.poll(answer).toBe('false');
      }
    },
  );

  it('sends the focus to the title, keeps it inside and gives it back', async () => {
    const dialog = await show(ask);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '¿Iniciar la reunión?' }));
    for (let presses = 0; presses < 4; presses++) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Abrir');
  });

  it('is not closed by a press outside', async () => {
    await show(ask);
    await userEvent.click(document.body);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  });

  it('shows one at a time, in the order they were asked for', async () => {
    await show(async ({ alert }) => {
      const both = [alert({ title: 'Primero' }), alert({ title: 'Segundo' })];
      return (await Promise.all(both)).every(Boolean);
    });
    expect(screen.getByRole('heading').textContent).toBe('Primero');
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect((await screen.findByRole('heading')).textContent).toBe('Segundo');
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    await expect.poll(answer).toBe('true');
  });
});

/** Each text that was sent, and what is answered to it. */
async function showText(send: (text: string) => Promise<boolean> = async () => true): Promise<string[]> {
  const sent: string[] = [];
  const texts = { title: 'Rechazar la solicitud', label: 'Motivo del rechazo', confirmLabel: 'Rechazar' };
  const open = ({ askText }: Modals) =>
    askText({
      ...texts,
      send: (text) => {
        sent.push(text);
        return send(text);
      },
    });
  render(<Opener open={open} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  await screen.findByRole('dialog', { name: 'Rechazar la solicitud' });
  return sent;
}
const textBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Motivo del rechazo' });
const accept = () => userEvent.click(screen.getByRole('button', { name: 'Rechazar' }));

describe('text-input modal', () => {
  it('[SHELL-04] has 5 rows', async () => {
    await showText();
    expect(textBox().rows).toBe(5);
    await userEvent.keyboard('{Escape}');
  });

  it("[SHELL-04] a text of spaces only is required: 'Este campo es requerido'", async () => {
    await showText();
    await userEvent.type(textBox(), '   ');
    await accept();
    expect(screen.getByText('Este campo es requerido')).toBeTruthy();
    expect(document.activeElement).toBe(textBox());
    await userEvent.keyboard('{Escape}');
    await expect.poll(answer).toBe('false');
  });

  it("[SHELL-04] 200 characters pass, 201 say 'La cantidad máxima de caracteres permitidos son 200'", async () => {
    const sent = await showText();
    await userEvent.click(textBox());
    await userEvent.paste('a'.repeat(201));
    await accept();
    expect(screen.getByText('La cantidad máxima de caracteres permitidos son 200')).toBeTruthy();
    await userEvent.type(textBox(), '{Backspace}');
    await accept();
    await expect.poll(answer).toBe('true');
    expect(sent).toEqual(['a'.repeat(200)]);
  });

  it('Escape asks before what was typed is lost; ‘Seguir aquí’ and Escape stay with it, ‘Descartar’ closes', async () => {
    await showText();
    await userEvent.type(textBox(), 'A medias');
    const findQuestion = () =>
      screen.findByRole('alertdialog', {
        name: '¿Desea descartar lo que escribió?',
        description: 'Los cambios que no ha guardado se pierden.',
      });
    const isBack = () => document.activeElement === textBox();
    await userEvent.keyboard('{Escape}');
    await findQuestion();
    await userEvent.keyboard('{Escape}');
    await expect.poll(isBack).toBe(true);
    await userEvent.keyboard('{Escape}');
    const question = await findQuestion();
    const { violations } = await axe.run(question, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    await expect.poll(isBack).toBe(true);
    expect(textBox().value).toBe('A medias');
    await userEvent.keyboard('{Escape}');
    await findQuestion();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('what was typed and taken back, or the button that gives up, asks nothing', async () => {
    await showText();
    await userEvent.type(textBox(), 'A{Backspace}{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    await screen.findByRole('dialog', { name: 'Rechazar la solicitud' });
    await userEvent.type(textBox(), 'A medias');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('[SHELL-04] sends the text trimmed', async () => {
    const sent = await showText();
    await userEvent.type(textBox(), '  No pertenece a la entidad ');
    await accept();
    await expect.poll(answer).toBe('true');
    expect(sent).toEqual(['No pertenece a la entidad']);
  });

  it('stays with what was typed under the reason it could not be sent, and sends it again', async () => {
    let isDown = true;
    function Failure() {
      const modals = useModal();
      tell = () => modals.alert({ title: 'Sin conexión' });
      return null;
    }
    let tell: () => Promise<boolean> = async () => true;
    render(<Failure />);
    const sent = await showText(async () => {
      if (isDown) await tell();
      return !isDown;
    });
    await userEvent.type(textBox(), 'Sin soporte');
    await accept();
    const failure = await screen.findByRole('alertdialog', { name: 'Sin conexión' });
    await userEvent.click(within(failure).getByRole('button', { name: 'Aceptar' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(textBox().value).toBe('Sin soporte');
    isDown = false;
    await accept();
    await expect.poll(answer).toBe('true');
    expect(sent).toEqual(['Sin soporte', 'Sin soporte']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
