// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccesoSite } from '../../testing/acceso-site.tsx';
import { closeModals, user } from '../../testing/registro-screen.tsx';
import { sampleAviso } from '../../testing/sample-aviso.ts';
import { openSampleSession } from '../../testing/sample-session.ts';
import { TratamientoScreen } from '../screens/tratamiento-screen.tsx';
import { AvisoAutorizacion } from './aviso-autorizacion.tsx';

beforeEach(() => openSampleSession());
afterEach(closeModals);

function openWith(pendiente: boolean, answer: (body: unknown) => Response = () => Response.json({})) {
  let waits = pendiente;
  const site = createAccesoSite(
    <>
      <AvisoAutorizacion />
      <h1>La pantalla</h1>
    </>,
    undefined,
    (path, body) => {
      if (path === '/tratamiento-de-datos') return Response.json(sampleAviso);
      if (path !== '/cuenta/autorizacion') return undefined;
      if (body === undefined)
        return Response.json({ version: sampleAviso.version, pendiente: waits, respuestas: [] });
      const answered = answer(body);
      waits = !answered.ok;
      return answered;
    },
  );
  render(site.site);
  return { sent: () => site.calls.flatMap(({ body }) => (body === undefined ? [] : [body])) };
}

const question = () => screen.queryByRole('region', { name: 'Tratamiento de datos personales' });

describe('a version of the notice nobody answered', () => {
  it.each([
    ['Autorizo', true],
    ['No autorizo', false],
  ])(
    '«%s» is sent with the version that was read, and asks no more; the screen stays',
    async (name, autoriza) => {
      const { sent } = openWith(true);
      const button = await screen.findByRole('button', { name });
      expect(screen.getByRole('heading', { name: 'La pantalla' })).toBeTruthy();
      await user.click(button);
      await waitFor(() => expect(question()).toBeNull());
      expect(sent()).toEqual([{ version: '1.0', autoriza }]);
    },
  );

  it('stays when the answer was refused', async () => {
    openWith(true, () =>
      Response.json({ code: 'AVISO_CAMBIADO', mensaje: 'El aviso cambió.' }, { status: 422 }),
    );
    await user.click(await screen.findByRole('button', { name: 'Autorizo' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'No autorizo' }).disabled).toBe(false),
    );
    expect(question()).toBeTruthy();
  });
});

it('who answered already is not asked', async () => {
  openWith(false);
  await screen.findByRole('heading', { name: 'La pantalla' });
  expect(question()).toBeNull();
});

it('the page of the notice tells who is responsible, what for, the rights and the sentence', async () => {
  const { site } = createAccesoSite(<TratamientoScreen />, undefined, (path) =>
    path === '/tratamiento-de-datos' ? Response.json(sampleAviso) : undefined,
  );
  render(site);
  for (const text of [
    sampleAviso.responsable.nombre,
    ...sampleAviso.finalidades,
    sampleAviso.autorizacion,
    'Versión 1.0',
    /Superintendencia de Industria y Comercio/,
    /Revocar la autorización/,
  ])
    expect(await screen.findByText(text)).toBeTruthy();
});
