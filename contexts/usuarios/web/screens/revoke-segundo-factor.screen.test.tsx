// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  createDetalle,
  createFailure,
  createUsuariosSite,
} from '../../testing/usuarios-web-site.tsx';

const RELEASE = 'POST /usuarios/liberarSegundoFactor';
const OPEN = { allowed: true, reasons: [], unblockers: [] };
const FACTOR = { inscritoEn: '2026-11-20T15:00:00.000Z', liberar: OPEN };

function open(segundoFactor: ReturnType<typeof createDetalle>['segundoFactor'], answer: Answer) {
  const made = createUsuariosSite('/app/admin/users/12', {
    'GET /usuarios/12': () => ({ ...createDetalle(), segundoFactor }),
    [RELEASE]: answer,
  });
  render(made.site);
  return made;
}

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Liberar segundo factor' }));
  return within(await screen.findByRole('dialog', { name: 'Liberar segundo factor' }));
}

describe('release of a second factor', () => {
  it('is not offered of who has none', async () => {
    open(null, () => ({}));
    await screen.findByRole('heading', { level: 1, name: 'Ana Peña' });
    expect(screen.queryByRole('region', { name: 'Segundo factor' })).toBeNull();
  });

  it('explains why it is not available', async () => {
    open({ ...FACTOR, liberar: { ...OPEN, allowed: false, reasons: ['Es el suyo.'] } }, () => ({}));
    const button = await screen.findByRole('button', { name: /^Liberar segundo factor/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('asks for a reason, sends it, and a refusal keeps what was written', async () => {
    let refuses = true;
    const { callsTo } = open(FACTOR, () => {
      if (refuses) throw createFailure(404, 'No tiene una aplicación inscrita.');
      return { liberado: true };
    });
    const dialog = await openDialog();
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Liberar segundo factor' }));
    await submit();
    const invalid = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(callsTo(RELEASE)).toEqual([]);
    await userEvent.click(within(invalid).getByRole('button', { name: 'Aceptar' }));
    await userEvent.type(dialog.getByLabelText(/^Motivo/), ' Perdió su teléfono. ');
    await submit();
    const refused = within(await screen.findByRole('alertdialog'));
    expect(refused.getByText('No tiene una aplicación inscrita.')).toBeTruthy();
    await userEvent.click(refused.getByRole('button', { name: 'Aceptar' }));
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Motivo/).value).toBe(' Perdió su teléfono. ');
    refuses = false;
    await submit();
    expect(await screen.findByText('El segundo factor quedó libre.')).toBeTruthy();
    expect(callsTo(RELEASE).at(-1)?.body).toEqual({ usuarioId: 12, motivo: 'Perdió su teléfono.' });
  });
});
