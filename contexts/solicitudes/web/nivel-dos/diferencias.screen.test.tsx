// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, expect, it } from 'vitest';
import '../screens/nivel-dos-screen.tsx';
import { sampleBorradorNivelDos, sampleNivelDos } from '../../testing/nivel-dos-sample.ts';
import { createNivelesSite, type FakeServer } from '../../testing/niveles-web-site.tsx';
import { clearDatosNivel } from '../nivel/datos-nivel.ts';

beforeEach(clearDatosNivel);

const ADDRESS = '/app/level/process-levelservices/nivel-dos/71';
const PUT = 'PUT /solicitud/nivel-dos/71';
const FALTA = 'Escriba el motivo de la diferencia, o quítela.';
const user = userEvent.setup({ delay: null });

function open(server?: FakeServer) {
  const site = createNivelesSite(`${ADDRESS}?paso=correspondencia`, server);
  return { ...site, ...render(site.site) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const findMotivo = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^En qué acepta menos/ });
const goTo = async (paso: RegExp) =>
  user.click(
    within(screen.getByRole('navigation', { name: 'Pasos de la solicitud' })).getByRole('button', {
      name: paso,
    }),
  );

async function declare(): Promise<void> {
  await screen.findByText('Línea 18, propuesto');
  await user.click(await button(/^Declarar una diferencia/));
  expect(document.activeElement).toBe(await findMotivo());
}

it('[AREA-05] a declared difference without its reason is told before the step is left, at its field', async () => {
  const { sent, container } = open();
  await declare();
  await user.click(await button(/^Continuar a mensajes/));
  const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
  expect(alert.textContent).toContain('Diferencias declaradas: Escriba el motivo de cada una, o quítela.');
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText(FALTA)).toBeTruthy();
  expect(sent(PUT)).toEqual([]);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('[AREA-05] stays declared while other steps are looked at, and the request is not filed without it', async () => {
  const { sent } = open();
  await declare();
  await goTo(/Aprobación/);
  const falta = await screen.findByRole('link', {
    name: 'Escriba el motivo de 1 diferencia declarada, o quítela.',
  });
  expect((await button('Radicar solicitud')).getAttribute('aria-disabled')).toBe('true');
  await user.click(falta);
  const motivo = await findMotivo();
  expect(screen.getByText(FALTA)).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Paso 3 de 5: Correspondencia');
  await user.type(motivo, 'Solo hay de 9.');
  expect(screen.queryByText(FALTA)).toBeNull();
  await user.click(await button('Guardar borrador'));
  await waitFor(() =>
    expect(sent(PUT).at(-1)?.body).toMatchObject({
      diferencias: [{ campoId: 2, motivo: 'Solo hay de 9.' }],
    }),
  );
});

it('[AREA-05] whose reason is emptied keeps the one that was saved until another one or none is said', async () => {
  const arbol = sampleNivelDos.arbol.map((operacion) => ({
    ...operacion,
    mensajes: operacion.mensajes.map((mensaje) => ({
      ...mensaje,
      campos: mensaje.campos.map((campo) =>
        campo.id === 2 ? { ...campo, vinculo: '/numeroDocumento', diferencia: 'Solo hay de 9.' } : campo,
      ),
    })),
  }));
  const { sent } = open(({ address }) =>
    address === 'GET /solicitud/71'
      ? Response.json({ ...sampleBorradorNivelDos, nivelDos: { ...sampleNivelDos, arbol } })
      : undefined,
  );
  await user.clear(await findMotivo());
  await user.click(await button('Guardar borrador'));
  expect(await screen.findByText(FALTA)).toBeTruthy();
  expect(sent(PUT)).toEqual([]);
  await user.click(await button(/^Quitar la diferencia/));
  await user.click(await button('Guardar borrador'));
  await waitFor(() => expect(sent(PUT).map(({ body }) => body)).toEqual([{ diferencias: [] }]));
});
