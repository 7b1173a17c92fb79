// @vitest-environment jsdom
import type { Decision } from '@marco/contract-kit';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccesoSite } from '../../testing/acceso-site.tsx';
import { buildRefusal, closeModals, findModal, user } from '../../testing/registro-screen.tsx';
import { sampleAviso } from '../../testing/sample-aviso.ts';
import { openSampleSession } from '../../testing/sample-session.ts';
import { MisDatosScreen } from './mis-datos-screen.tsx';

const ALLOWED: Decision = { allowed: true, reasons: [], unblockers: [] };
const BLOCKED: Decision = {
  allowed: false,
  reasons: ['Usted responde por 2 compromisos abiertos.'],
  unblockers: ['quien gestiona la mesa'],
};
const FRASE = 'SUPRIMIR MIS DATOS';

function open({ decision = ALLOWED, prueba = 'contrasena', autoriza = true } = {}) {
  const site = createAccesoSite(<MisDatosScreen />, undefined, (path, body) => {
    if (path === '/tratamiento-de-datos') return Response.json(sampleAviso);
    if (path === '/cuenta/autorizacion') {
      if (body) return Response.json({ autoriza: false });
      const respuesta = { version: '1.0', autoriza, medio: 'registro', fecha: '2026-11-20T15:00:00.000Z' };
      return Response.json({ version: '1.0', pendiente: false, respuestas: [respuesta] });
    }
    if (path !== '/cuenta/supresion') return undefined;
    return body
      ? buildRefusal(422, { code: 'CONTRASENA_ACTUAL_DISTINTA', mensaje: 'La contraseña no es correcta.' })
      : Response.json({ decision, prueba });
  });
  render(site.site);
  return { sent: () => site.calls.flatMap(({ path, body }) => (body === undefined ? [] : [{ path, body }])) };
}

beforeEach(() => openSampleSession());
afterEach(closeModals);

describe('authorisation', () => {
  it('tells the last answer with its version and day, and is withdrawn for the version in force', async () => {
    const { sent } = open();
    expect(await screen.findByText(/20 de noviembre de 2026, sobre la versión 1\.0/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retirar mi autorización' }));
    await waitFor(() =>
      expect(sent()).toEqual([{ path: '/cuenta/autorizacion', body: { version: '1.0', autoriza: false } }]),
    );
  });

  it('who did not authorise may', async () => {
    open({ autoriza: false });
    expect(await screen.findByRole('button', { name: 'Autorizar el tratamiento de mis datos' })).toBeTruthy();
  });
});

describe('suppression', () => {
  it('what stands in the way is told on the page, and the button opens nothing', async () => {
    open({ decision: BLOCKED });
    const button = await screen.findByRole('button', { name: 'Suprimir mis datos' });
    expect(screen.getAllByText(/2 compromisos abiertos/).length).toBeGreaterThan(0);
    await user.click(button);
    expect(screen.queryByLabelText(/Contraseña actual/)).toBeNull();
  });

  it('asks for the phrase and the password before anything is sent, and says why it was refused', async () => {
    const { sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Suprimir mis datos' }));
    await user.type(await screen.findByLabelText(new RegExp(FRASE)), 'suprimir');
    await user.click(screen.getByRole('button', { name: 'Suprimir para siempre' }));
    const wrong = await findModal('¡Error de validación!');
    expect(wrong.getAllByRole('listitem')).toHaveLength(2);
    expect(sent()).toEqual([]);
    await user.click(wrong.getByRole('button', { name: 'Aceptar' }));
    await user.clear(screen.getByLabelText(new RegExp(FRASE)));
    await user.type(screen.getByLabelText(new RegExp(FRASE)), FRASE);
    await user.type(screen.getByLabelText(/^Contraseña actual/), 'Clave2026*');
    await user.click(screen.getByRole('button', { name: 'Suprimir para siempre' }));
    expect((await findModal('¡Error!')).getByText('La contraseña no es correcta.')).toBeTruthy();
    expect(sent()).toEqual([
      { path: '/cuenta/supresion', body: { confirmacion: FRASE, contrasena: 'Clave2026*' } },
    ]);
  });

  it('with an external authenticator no password is asked for here', async () => {
    open({ prueba: 'ingreso' });
    await user.click(await screen.findByRole('button', { name: 'Suprimir mis datos' }));
    expect(await screen.findByText(/hace menos de cinco minutos/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Contraseña actual/)).toBeNull();
  });
});
