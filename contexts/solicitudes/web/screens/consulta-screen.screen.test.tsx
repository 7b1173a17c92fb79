// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import './consulta-screen.tsx';
import './solicitud-screen.tsx';
import {
  createSolicitudesSite,
  type FakeServer,
  sampleOpciones,
} from '../../testing/solicitudes-web-site.tsx';

const LISTA = '/app/level/process-levelconsult';
const user = userEvent.setup({ delay: null });

function open(address = LISTA, server?: FakeServer) {
  const site = createSolicitudesSite(address, server);
  return { ...site, ...render(site.site) };
}

const table = () => screen.findByRole('table', { name: 'Solicitudes encontradas' });

beforeEach(() => sessionStorage.clear());

describe('requests a person may read', () => {
  it('[AREA-05] each row tells radicado, servicio, entity, state and term', async () => {
    const { container } = open();
    const row = within(await table()).getByRole('row', { name: /LCI-N1-2026-000012/ });
    for (const text of [
      'Consulta de vigencia de pasaporte',
      'Ministerio de relaciones exteriores (MRE)',
      'En conceptualización',
      'Vence en 5 días hábiles',
    ])
      expect(row.textContent).toContain(text);
    const { violations } = await axe.run(container);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('[API-04] [AREA-05] filters go into the address and to the server', async () => {
    const { router, sent } = open(`${LISTA}?pagina=2`);
    await table();
    await user.type(screen.getByRole('textbox', { name: /^Radicado o servicio/ }), 'pasaporte');
    await user.selectOptions(screen.getByLabelText('Nivel'), 'Nivel 1');
    await user.selectOptions(screen.getByLabelText('Consultor'), 'Íngrid Ñáñez');
    await user.type(screen.getByRole('combobox', { name: 'Solicitante' }), 'Peña');
    await user.click(await screen.findByRole('option', { name: /Óscar Peña/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Solo con el plazo vencido' }));
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    await expect.poll(() => new URLSearchParams(router.state.location.search).get('consultor')).toBe('9');
    await expect
      .poll(() => sent('POST /solicitud/listar').at(-1)?.body)
      .toMatchObject({
        texto: 'pasaporte',
        nivel: 1,
        consultorId: 9,
        solicitanteId: 4,
        vencidas: true,
        pagina: 1,
      });
  });

  it('[ROUTE-12] [ROUTE-17] a request leads back to the list as it was left, with userConsult=1', async () => {
    const { router } = open(`${LISTA}?texto=pasaporte&estado=en-conceptualizacion&pagina=3`);
    await user.click(within(await table()).getByRole('link', { name: /^Ver / }));
    const volver = await screen.findByRole('link', { name: 'Volver' });
    expect(volver.getAttribute('href')).toBe(`${LISTA}?userConsult=1`);
    await user.click(volver);
    await expect
      .poll(() => router.state.location.search)
      .toBe('?userConsult=1&texto=pasaporte&estado=en-conceptualizacion&pagina=3');
  });

  it('[AREA-05] staff of an entity begin a request here; the ministry does not', async () => {
    open();
    await table();
    expect(screen.queryByRole('link', { name: 'Nueva solicitud' })).toBeNull();
    document.body.replaceChildren();
    open(LISTA, ({ address }) =>
      address === 'GET /solicitud/opciones'
        ? Response.json({ ...sampleOpciones, consultores: [], todasLasEntidades: false, lado: 'entidad' })
        : undefined,
    );
    const link = await screen.findByRole('link', { name: 'Nueva solicitud' });
    expect(link.getAttribute('href')).toBe('/app/level/process-levelservices/nivel-uno/new');
    expect(screen.queryByLabelText('Consultor')).toBeNull();
  });
});
