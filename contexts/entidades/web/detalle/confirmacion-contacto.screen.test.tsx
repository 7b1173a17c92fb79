// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import '../screens/entidad-screen.tsx';
import {
  buildRefusal,
  createEntidadesSite,
  type FakeServer,
  sampleDetalle,
} from '../../testing/entidades-site.tsx';

const CONFIRMAR = 'POST /entidad/7/contacto/confirmar';
const confirmed = {
  ...sampleDetalle,
  version: 4,
  contactoConfirmadoEn: '2026-11-20T15:00:00.000Z',
  correoEnviado: true,
};
const user = userEvent.setup({ delay: null });

async function press(server: FakeServer) {
  const site = createEntidadesSite('/app/admin/entities/7', server);
  render(site.site);
  await user.click(await screen.findByRole('button', { name: 'Confirmar contacto' }));
  return site;
}

describe('the contact of an entity', () => {
  it('[AREA-01] is confirmed over the version the person saw; the screen says so and shows the day', async () => {
    const { sent } = await press(({ address }) =>
      address === CONFIRMAR ? Response.json(confirmed) : undefined,
    );
    expect(
      await screen.findByText(
        'Los datos de contacto quedaron confirmados. Se lo contamos por correo a la persona de contacto.',
      ),
    ).toBeTruthy();
    expect(await screen.findByText('20 de noviembre de 2026')).toBeTruthy();
    expect(sent(CONFIRMAR)[0]?.headers.get('If-Match')).toBe('"3"');
  });

  it('[AREA-01] promises no mail where its mailbox already got as many as it may', async () => {
    await press(({ address }) =>
      address === CONFIRMAR ? Response.json({ ...confirmed, correoEnviado: false }) : undefined,
    );
    expect(await screen.findByText('Los datos de contacto quedaron confirmados.')).toBeTruthy();
    expect(screen.queryByText(/por correo/)).toBeNull();
  });

  it('[AREA-01] that somebody changed meanwhile is shown beside the one the person saw, before it is confirmed', async () => {
    const actual = { ...sampleDetalle, version: 8, nombreContacto: 'Otra Persona' };
    let tries = 0;
    const { sent } = await press(({ address }) => {
      if (address !== CONFIRMAR) return undefined;
      tries += 1;
      return tries === 1
        ? buildRefusal(412, {
            code: 'VERSION_DISTINTA',
            mensaje: 'Otra persona cambió este registro.',
            actual,
          })
        : Response.json({ ...confirmed, nombreContacto: actual.nombreContacto, version: 9 });
    });
    const conflict = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' });
    expect(within(conflict).getByText('Otra Persona')).toBeTruthy();
    await user.click(within(conflict).getByRole('button', { name: 'Guardar mi versión' }));
    expect(await screen.findByText('20 de noviembre de 2026')).toBeTruthy();
    expect(sent(CONFIRMAR).map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"8"']);
  });

  it('[AREA-01] that cannot be confirmed tells what the server refuses', async () => {
    await press(({ address }) =>
      address === CONFIRMAR
        ? buildRefusal(409, {
            code: 'ENTIDAD_CONTACTO_POR_COMPLETAR',
            mensaje: 'Los datos de contacto de la entidad no se pueden confirmar ahora.',
            detalles: [{ mensaje: 'Falta el correo electrónico de contacto.' }],
          })
        : undefined,
    );
    await waitFor(() => expect(screen.getByText('Falta el correo electrónico de contacto.')).toBeTruthy());
  });
});
