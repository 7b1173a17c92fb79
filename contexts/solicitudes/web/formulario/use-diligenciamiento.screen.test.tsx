// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../screens/nivel-uno-screen.tsx';
import {
  buildRefusal,
  createNivelesSite,
  type FakeServer,
  sampleBorrador,
} from '../../testing/niveles-web-site.tsx';
import { clearDatosNivel } from '../nivel/datos-nivel.ts';

const PUT = 'PUT /solicitud/nivel-uno/31';
const PAUSE_MS = 3_000;
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  clearDatosNivel();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const pause = () => act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));

function open(server: FakeServer, id = '31') {
  const site = createNivelesSite(`/app/level/process-levelservices/nivel-uno/${id}`, server);
  return { ...site, ...render(site.site) };
}

it('[AREA-05] is saved while it is written, but for what breaks a rule, over the version saved last', async () => {
  let version = 3;
  const { sent } = open(({ address }) => {
    if (address !== PUT) return undefined;
    version += 1;
    return Response.json({ ...sampleBorrador, version });
  });
  const volumen = await screen.findByRole('textbox', { name: /^Mensajes al mes/ });
  await user.clear(volumen);
  await user.type(volumen, 'muchos');
  await user.type(screen.getByRole('textbox', { name: /^Descripción/ }), ' Siempre.');
  await pause();
  await waitFor(() =>
    expect(sent(PUT).at(-1)?.body).toEqual({
      servicioDescripcion: `${sampleBorrador.servicioDescripcion} Siempre.`,
    }),
  );
  expect(await screen.findByText('Sin guardar: complete los campos señalados')).toBeTruthy();
  await user.clear(volumen);
  await user.type(volumen, '20');
  await pause();
  await waitFor(() => expect(sent(PUT).at(-1)?.body).toEqual({ volumenEstimado: 20 }));
  expect(sent(PUT).map((call) => call.version)).toEqual(['"3"', '"4"']);
  expect(await screen.findByText(/^Borrador guardado a las/)).toBeTruthy();
});

it('[AREA-05] says what keeps it from being saved by itself: another version, or the server', async () => {
  const actual = { ...sampleBorrador, version: 8, objetivo: 'De otra persona.' };
  const answers = [
    buildRefusal(412, { code: 'VERSION_DISTINTA', mensaje: 'Otra.', actual }),
    buildRefusal(409, { code: 'X', mensaje: 'Ya no.' }),
  ];
  open(({ address }) => (address === PUT ? answers.shift() : undefined));
  const objetivo = await screen.findByRole('textbox', { name: /^Objetivo/ });
  await user.type(objetivo, ' Uno.');
  await pause();
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' })).getByRole(
      'button',
      {
        name: 'Seguir editando',
      },
    ),
  );
  expect(await screen.findByText('Sin guardar: otra persona cambió la solicitud')).toBeTruthy();
  await user.type(objetivo, ' Dos.');
  await pause();
  expect(await screen.findByText('No se pudo guardar: Ya no.')).toBeTruthy();
  // Nothing is being saved behind it.
  expect(screen.queryByText(/^Guardando/)).toBeNull();
});

it('[AREA-05] shows what the request took of the version it changes, and saves over it what the person changes', async () => {
  const { sent } = open(
    ({ address }) =>
      address === 'POST /solicitud/nivel-uno'
        ? Response.json({ ...sampleBorrador, tipo: 'actualizacion', version: 1, normas: [], documentos: [] })
        : undefined,
    'new?servicio=12',
  );
  await user.type(await screen.findByRole('textbox', { name: /^Objetivo/ }), 'Otro.');
  await user.selectOptions(screen.getByLabelText(/^Dominio/), 'Identidad');
  await user.click(screen.getByRole('button', { name: /^Continuar a elementos de dato/ }));
  expect(await screen.findByText(/comenzó con lo que dice la última versión certificada/)).toBeTruthy();
  expect(screen.getByText('2 de 500')).toBeTruthy();
  expect(screen.getByText('fechaVencimiento')).toBeTruthy();
  // What came with it is saved already: nothing is sent that would take it away.
  await pause();
  expect(sent(PUT).flatMap(({ body }) => Object.keys(body as object))).not.toContain('campos');
  await user.click(screen.getByRole('button', { name: 'Editar fechaVencimiento' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar el campo fechaVencimiento' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Se repite' }));
  await user.click(dialog.getByRole('button', { name: 'Cambiar' }));
  await pause();
  await waitFor(() =>
    expect(sent(PUT).at(-1)?.body).toMatchObject({
      campos: [{ nombre: 'numeroPasaporte' }, { nombre: 'fechaVencimiento', repite: true }],
    }),
  );
});
