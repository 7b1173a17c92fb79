// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccesoSite } from '../../testing/acceso-site.tsx';
import { closeModals, user } from '../../testing/registro-screen.tsx';
import { openSampleSession } from '../../testing/sample-session.ts';
import { closeBrowserSession } from '../ingreso/session-store.ts';
import { askCodigo, closePedido, keepScreen } from './pedido-codigo.ts';
import { SegundoFactorKeeper } from './segundo-factor-keeper.tsx';

const CONFIRME = 'Confirme que es usted';

function open() {
  const site = createAccesoSite(
    <>
      <SegundoFactorKeeper />
      <input aria-label="Borrador" />
    </>,
    undefined,
    (path, body) => {
      if (path !== '/segundoFactor/verificar') return undefined;
      return (body as { codigo: string }).codigo === '123456'
        ? Response.json({ verificado: true, codigosRestantes: 10 })
        : Response.json(
            { code: 'CODIGO_NO_VALIDO', mensaje: 'No es correcto.', detalles: [] },
            { status: 422 },
          );
    },
    '/app/admin/roles',
  );
  render(site.site);
  return site;
}

beforeEach(() => openSampleSession());
afterEach(async () => {
  closePedido(false);
  await closeModals();
});

describe('a code the server asks for', () => {
  it('for an action is asked over the screen, which keeps what was typed, until the right one is given', async () => {
    open();
    await user.type(screen.getByLabelText('Borrador'), 'Rol nuevo');
    const answers = Promise.all([
      askCodigo('CODIGO_RECIENTE_REQUERIDO'),
      askCodigo('CODIGO_RECIENTE_REQUERIDO'),
    ]);
    const campo = await screen.findByLabelText(/^Código de la aplicación/);
    await user.type(campo, '999999');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('No es correcto.')).toBeTruthy();
    await user.type(campo, '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await answers).toEqual([true, true]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: CONFIRME })).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Borrador').value).toBe('Rol nuevo');
  });

  it('that is not given ends the wait', async () => {
    open();
    const answer = askCodigo('CODIGO_RECIENTE_REQUERIDO');
    await screen.findByRole('dialog', { name: CONFIRME });
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await answer).toBe(false);
  });

  it('before the role gives anything takes the person to its page, and back here afterwards', async () => {
    const { router } = open();
    const answer = askCodigo('SEGUNDO_FACTOR_REQUERIDO');
    await waitFor(() => expect(router.state.location.pathname).toBe('/segundo-factor'));
    expect(router.state.location.search).toBe('?destino=%2Fapp%2Fadmin%2Froles');
    closePedido(true);
    expect(await answer).toBe(true);
  });

  it('of a session that was renewed under the screen is asked over it', async () => {
    const { router } = open();
    keepScreen();
    const answer = askCodigo('SEGUNDO_FACTOR_REQUERIDO');
    await screen.findByRole('dialog', { name: CONFIRME });
    expect(router.state.location.pathname).toBe('/app/admin/roles');
    closePedido(false);
    expect(await answer).toBe(false);
  });

  it('ends when the session does; any other refusal asks for nothing', async () => {
    open();
    const answer = askCodigo('CODIGO_RECIENTE_REQUERIDO');
    await screen.findByRole('dialog', { name: CONFIRME });
    closeBrowserSession();
    expect(await answer).toBe(false);
    expect(await askCodigo('ACCESO_DENEGADO')).toBe(false);
  });
});
