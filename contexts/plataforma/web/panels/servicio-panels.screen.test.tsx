// @vitest-environment jsdom
import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import type { VentanasDeServicio } from '../../contract/index.ts';
import { servicioPanels } from './servicio-panels.tsx';

const VENTANAS: VentanasDeServicio = {
  ventanas: [
    {
      id: 4,
      iniciaEn: '2026-12-12T07:00:00.000Z',
      terminaEn: '2026-12-12T10:00:00.000Z',
      motivo: 'Cambio de servidor.',
      anunciadaEn: '2026-11-27T15:00:00.000Z',
      excluida: true,
      retirar: ALLOWED,
    },
  ],
  anunciar: ALLOWED,
};
const SIN_CONTRASTE = { rules: { 'color-contrast': { enabled: false } } };

function open(ventanas: VentanasDeServicio) {
  const { fake, callsTo } = createFakeServer(({ address }) =>
    address.endsWith('/ventanas') || address.includes('/ventanas/') ? ventanas : undefined,
  );
  const Pagina = () =>
    servicioPanels.map(({ order, Panel }) => (
      <Panel key={order} servicioId={21} versionId={8} activo leeCondiciones />
    ));
  const routes = [{ path: '/', element: <Pagina /> }];
  return { ...render(createTestSite({ routes, address: '/', fake }).site), callsTo };
}

it('[AREA-05] windows stand with whether they are measured; who only reads them is offered nothing', async () => {
  const retirar = refuseWith('Solo la entidad que ofrece el servicio anuncia sus ventanas.');
  const [una] = VENTANAS.ventanas;
  if (!una) throw new Error('The sample has a window.');
  const { container } = open({ ventanas: [{ ...una, excluida: false, retirar }], anunciar: retirar });
  expect(await screen.findByText('Se mide: anunciada tarde')).toBeTruthy();
  expect(screen.getByText('Cambio de servidor.')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect((await axe.run(container, SIN_CONTRASTE)).violations).toEqual([]);
});

it('[AREA-05] its entidad announces one and takes one back', async () => {
  const user = userEvent.setup({ delay: null });
  const { callsTo } = open(VENTANAS);
  expect(await screen.findByText('No se mide')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Anunciar ventana' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Anunciar' }));
  expect(callsTo('POST /directorio/21/ventanas')).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  const [dia] = await within(dialog).findAllByRole('spinbutton');
  if (!dia) throw new Error('The day has no parts.');
  await user.click(dia);
  await user.keyboard('12122026');
  await user.selectOptions(within(dialog).getByLabelText(/^Hora de inicio/), '2');
  await user.type(within(dialog).getByLabelText(/^Qué se hará/), 'Cambio de servidor.');
  await user.click(within(dialog).getByRole('button', { name: 'Anunciar' }));
  expect(await screen.findByText('La ventana quedó anunciada.')).toBeTruthy();
  expect(callsTo('POST /directorio/21/ventanas')).toMatchObject([
    { body: { fecha: '2026-12-12', hora: 2, horas: 1, motivo: 'Cambio de servidor.' } },
  ]);
  await user.click(screen.getByRole('button', { name: /^Retirar/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('La ventana quedó retirada.')).toBeTruthy();
  expect(callsTo('DELETE /ventanas/4')).toHaveLength(1);
});
