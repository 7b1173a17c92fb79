// @vitest-environment jsdom
import { sampleConfiguracion } from '@marco/parametros/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  createFailure,
  createUsuarioRow,
  createUsuariosSite,
} from '../../testing/usuarios-web-site.tsx';

const RELEASE = 'POST /usuarios/liberarIdentidad';
const RESULTADO = {
  usuarios: [createUsuarioRow()],
  total: 1,
  porEstado: { pendiente: 1, activa: 0, inactiva: 0, rechazada: 0 },
  todasLasEntidades: true,
  acciones: ['aprobar', 'rechazar', 'inactivar'],
};

async function open(answers: Record<string, Answer> = {}) {
  const made = createUsuariosSite('/app/admin/users', {
    'POST /usuarios/getUsuariosByFilter': () => RESULTADO,
    'GET /adm-tipo-identificacions': () => [{ id: 1, sigla: 'CC', nombre: 'Cédula de ciudadanía' }],
    ...answers,
  });
  render(made.site);
  await screen.findByRole('row', { name: /Ana Peña/ });
  return made;
}

const EXTERNA = {
  ...sampleConfiguracion,
  autenticador: { ...sampleConfiguracion.autenticador, cambioContrasena: 'https://autenticador.ejemplo' },
};

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Liberar identidad' }));
  return within(await screen.findByRole('dialog', { name: 'Liberar identidad' }));
}

async function fill(dialog: Awaited<ReturnType<typeof openDialog>>) {
  await userEvent.selectOptions(dialog.getByLabelText(/^Tipo de identificación/), 'CC');
  await userEvent.type(dialog.getByLabelText(/^Número de identificación/), ' 52418007 ');
  await userEvent.type(dialog.getByLabelText(/^Motivo/), 'No es su titular.');
  await userEvent.click(dialog.getByRole('button', { name: 'Liberar identidad' }));
}

describe('release of an identity', () => {
  it.each<[string, Record<string, Answer>]>([
    [
      'who decides for one entidad only',
      { 'POST /usuarios/getUsuariosByFilter': () => ({ ...RESULTADO, todasLasEntidades: false }) },
    ],
    [
      'who may not change users',
      { 'POST /usuarios/getUsuariosByFilter': () => ({ ...RESULTADO, acciones: [] }) },
    ],
    ['an installation with an external authenticator', { 'GET /configuracion': () => EXTERNA }],
  ])('F14: is not offered to %s', async (_who, answers) => {
    await open(answers);
    expect(screen.queryByRole('button', { name: 'Liberar identidad' })).toBeNull();
  });

  it('F14: asks for type, number and reason before anything is sent', async () => {
    const { callsTo } = await open();
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Liberar identidad' }));
    const modal = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(modal.textContent).toContain('Escriba el número de identificación.');
    expect(callsTo(RELEASE)).toEqual([]);
    await userEvent.click(within(modal).getByRole('button', { name: 'Aceptar' }));
  });

  it('F14: sends them and says that the number is free', async () => {
    const { callsTo } = await open({ [RELEASE]: () => ({ liberada: true }) });
    await fill(await openDialog());
    expect(await screen.findByText('La identidad quedó libre.')).toBeTruthy();
    expect(callsTo(RELEASE).at(-1)?.body).toEqual({
      tipoIdentificacion: 'CC',
      numeroIdentificacion: '52418007',
      motivo: 'No es su titular.',
    });
  });

  it('F14: a refusal shows the text of the server and keeps what was written', async () => {
    await open({
      [RELEASE]: () => {
        throw createFailure(404, 'No hay una identidad con ese tipo y ese número.');
      },
    });
    const dialog = await openDialog();
    await fill(dialog);
    const modal = within(await screen.findByRole('alertdialog'));
    expect(modal.getByText('No hay una identidad con ese tipo y ese número.')).toBeTruthy();
    await userEvent.click(modal.getByRole('button', { name: 'Aceptar' }));
    expect(dialog.getByLabelText<HTMLInputElement>(/^Número de identificación/).value).toBe(' 52418007 ');
  });
});
