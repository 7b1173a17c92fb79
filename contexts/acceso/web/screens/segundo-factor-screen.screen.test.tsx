// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccesoSite } from '../../testing/acceso-site.tsx';
import { closeModals, user } from '../../testing/registro-screen.tsx';
import { openSampleSession } from '../../testing/sample-session.ts';
import { askCodigo, closePedido } from '../segundo-factor/pedido-codigo.ts';
import { SegundoFactorScreen } from './segundo-factor-screen.tsx';

const PENDIENTE = { exigido: true, pendiente: true, inscritoEn: null, codigosRestantes: 0 };
const INSCRITO = { ...PENDIENTE, inscritoEn: '2026-11-20T15:00:00.000Z', codigosRestantes: 10 };
const INSCRIPCION = {
  secreto: 'JBSWY3DPEHPK3PXP',
  direccion: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
  qr: { lado: 29, trazo: 'M4 4h1v1h-1z' },
};
const CODIGOS = ['ABCD-EFGH-JKLM-NPQR', 'STUV-WXYZ-2345-6789'];
const REFUSED = { code: 'CODIGO_NO_VALIDO', mensaje: 'El código no es correcto.', detalles: [], status: 422 };

/** Refuses every code but '123456'. */
function open(estado: object, address = '/segundo-factor?destino=%2Fapp%2Fadmin%2Fusers') {
  const site = createAccesoSite(
    <SegundoFactorScreen />,
    undefined,
    (path, body) => {
      if (path === '/segundoFactor') return Response.json(estado);
      if (path === '/segundoFactor/inscribir') return Response.json(INSCRIPCION);
      if (!/\/(confirmar|verificar)$/.test(path)) return undefined;
      if ((body as { codigo: string }).codigo !== '123456') return Response.json(REFUSED, { status: 422 });
      return Response.json(
        path.endsWith('confirmar') ? { codigos: CODIGOS } : { verificado: true, codigosRestantes: 10 },
      );
    },
    address,
  );
  render(site.site);
  return site;
}

const findCampo = () => screen.findByLabelText<HTMLInputElement>(/^Código de la aplicación/);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => openSampleSession());
afterEach(async () => {
  closePedido(false);
  await closeModals();
});

describe('second factor before entering', () => {
  it('enrolls with the picture or the text, keeps the screen at a wrong code, and shows the recovery codes once', async () => {
    const { router, calls } = open(PENDIENTE);
    const campo = await findCampo();
    expect(screen.getByRole('img', { name: 'Imagen para escanear con la aplicación' })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await press('Inscribir aplicación');
    expect(await screen.findByText('Escriba el código.')).toBeTruthy();
    await user.type(campo, '000000');
    await press('Inscribir aplicación');
    expect(await screen.findByText('El código no es correcto.')).toBeTruthy();
    await user.type(campo, '123456');
    await press('Inscribir aplicación');
    for (const codigo of CODIGOS) expect(await screen.findByText(codigo)).toBeTruthy();
    expect(calls.filter(({ path }) => path === '/segundoFactor/inscribir')).toHaveLength(1);
    await press('Ya los guardé, continuar');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/admin/users'));
  });

  it('takes a code of the enrolled application and goes where the person wanted; calls that waited go on', async () => {
    const waiting = askCodigo('SEGUNDO_FACTOR_REQUERIDO');
    const { router, calls } = open(INSCRITO);
    await user.type(await findCampo(), '123456');
    await press('Continuar');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/admin/users'));
    expect(await waiting).toBe(true);
    expect(calls.some(({ path }) => path === '/segundoFactor/inscribir')).toBe(false);
  });

  it('offers a recovery code in its place', async () => {
    open(INSCRITO);
    await findCampo();
    await press('Usar un código de recuperación');
    expect(screen.getByLabelText(/^Código de recuperación/)).toBeTruthy();
  });

  it('a session that owes nothing is led on, and no address out of the site', async () => {
    const { router } = open({ ...INSCRITO, pendiente: false }, '/segundo-factor?destino=%2F%2Fejemplo.com');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app'));
  });
});
