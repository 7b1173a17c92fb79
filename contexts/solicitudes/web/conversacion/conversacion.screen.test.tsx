// @vitest-environment jsdom
import { refuseWith } from '@marco/contract-kit/decision';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import '../screens/solicitud-screen.tsx';
import type { Solicitud } from '../../contract/index.ts';
import { sampleConversacion } from '../../testing/acompanamiento-sample.ts';
import { buildRefusal } from '../../testing/niveles-web-site.tsx';
import { sampleSolicitud, toAcciones } from '../../testing/solicitud-sample.ts';
import {
  createSolicitudesSite,
  type FakeServer,
  sampleOpciones,
} from '../../testing/solicitudes-web-site.tsx';

const user = userEvent.setup({ delay: null });
const LEER = 'GET /solicitud/7/conversacion';
const ESCRIBIR = 'POST /solicitud/7/conversacion';

function open(server?: FakeServer, solicitud: Solicitud = sampleSolicitud) {
  const site = createSolicitudesSite('/app/level/process-levelconsult/7', server, solicitud);
  return { ...site, ...render(site.site) };
}

const asEntidad: FakeServer = ({ address }) =>
  address === 'GET /solicitud/opciones'
    ? Response.json({ ...sampleOpciones, consultores: [], todasLasEntidades: false, lado: 'entidad' })
    : undefined;

const findCard = () => screen.findByRole('region', { name: 'Conversación' });

describe('the conversation on the page of a request', () => {
  it('[AREA-05] says who reads it, and shows the messages as plain text', async () => {
    const { container } = open(asEntidad);
    const card = await findCard();
    expect(await within(card).findByText('La leen su entidad y el ministerio')).toBeTruthy();
    expect(within(card).getByText('Íngrid Ñáñez').parentElement?.textContent).toContain('por el ministerio');
    expect(within(card).getByText(/<b>Ya<\/b> lo pedimos\./)).toBeTruthy();
    expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('[AREA-05] tells the ministry which entity reads it; without messages says so and has its box', async () => {
    open(({ address }) =>
      address === LEER ? Response.json({ ...sampleConversacion, mensajes: [], total: 0 }) : undefined,
    );
    const card = await findCard();
    expect(
      await within(card).findByText('La leen Ministerio de relaciones exteriores (MRE) y el ministerio'),
    ).toBeTruthy();
    expect(within(card).getByText('Aún no hay mensajes sobre esta solicitud.')).toBeTruthy();
    expect(within(card).getByRole('textbox', { name: 'Mensaje' })).toBeTruthy();
  });

  it('[AREA-05] Ctrl and Enter send; an empty one says so at its field, and what was refused stays', async () => {
    let fails = true;
    const { sent } = open(({ address }) =>
      address === ESCRIBIR && fails
        ? buildRefusal(409, { code: 'SOLICITUD_ACCION_NO_PERMITIDA', mensaje: 'La solicitud se cerró.' })
        : undefined,
    );
    const card = await findCard();
    const box = await within(card).findByRole<HTMLTextAreaElement>('textbox', { name: 'Mensaje' });
    await user.type(box, '  {Control>}{Enter}{/Control}');
    expect(await within(card).findByText('Escriba el mensaje.')).toBeTruthy();
    expect(sent(ESCRIBIR)).toEqual([]);
    await user.type(box, 'Sirve el de 2021.{Enter}Gracias.{Control>}{Enter}{/Control}');
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('La solicitud se cerró.');
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    expect(box.value).toContain('Sirve el de 2021.');
    fails = false;
    await user.click(within(card).getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(box.value).toBe(''));
    expect(within(card).queryByText('Escriba el mensaje.')).toBeNull();
    expect(sent(ESCRIBIR).at(-1)?.body).toEqual({ texto: 'Sirve el de 2021.\nGracias.' });
    expect(sent(LEER).length).toBeGreaterThan(1);
  });

  it('[AREA-05] shows earlier messages when they are asked for', async () => {
    const [first, second] = sampleConversacion.mensajes;
    const { sent } = open((call) => {
      if (call.address !== LEER) return undefined;
      return Response.json(
        call.query.get('antesDe') === '2'
          ? { ...sampleConversacion, mensajes: [first] }
          : { ...sampleConversacion, mensajes: [second], siguiente: 2 },
      );
    });
    const card = await findCard();
    await user.click(await within(card).findByRole('button', { name: 'Ver mensajes anteriores' }));
    await within(card).findByText('Sirve el acto de 2020.');
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.slice(0, 5)),
    ).toEqual(['Íngri', 'Usted']);
    expect(sent(LEER)).toHaveLength(2);
  });

  it('[AREA-05] of a closed request is read alone, and one that fails leaves the rest of the page', async () => {
    const reason = 'La solicitud está en «Certificada»; su conversación ya solo se lee.';
    open(({ address }) =>
      address === LEER ? Response.json({ ...sampleConversacion, escribir: refuseWith(reason) }) : undefined,
    );
    const card = await findCard();
    expect(await within(card).findByText(reason)).toBeTruthy();
    expect(within(card).queryByRole('textbox')).toBeNull();
  });

  it('[AREA-05] fails alone', async () => {
    open(({ address }) => (address === LEER ? new Response(null, { status: 500 }) : undefined));
    expect(await screen.findByText('No fue posible cargar la conversación')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Historia' })).toBeTruthy();
  });
});

describe('who has no turn', () => {
  it('[AREA-05] follows the request; who has it is not offered that', async () => {
    const { sent } = open(undefined, { ...sampleSolicitud, acciones: toAcciones([]) });
    await user.click(await screen.findByRole('button', { name: 'Seguir' }));
    expect(await screen.findByRole('button', { name: 'Dejar de seguir' })).toBeTruthy();
    expect(sent('PUT /solicitud/7/seguimiento')[0]?.body).toEqual({ seguida: true });
  });

  it('[AREA-05] whose turn it is needs no such notice', async () => {
    open();
    await screen.findByRole('button', { name: 'Reasignar' });
    expect(screen.queryByRole('button', { name: 'Seguir' })).toBeNull();
  });
});

describe('the page of a request on a telephone', () => {
  it('[AREA-05] has its parts in the order they are needed', async () => {
    open();
    await findCard();
    await screen.findByRole('region', { name: 'Reloj' });
    const names = screen
      .getAllByRole('region')
      .map((region) => document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent);
    const wanted = ['Conversación', 'Historia', 'Reloj', 'Quién interviene'];
    expect(names.filter((name) => wanted.includes(name ?? ''))).toEqual(wanted);
  });
});
