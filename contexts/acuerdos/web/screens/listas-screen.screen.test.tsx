// @vitest-environment jsdom
import { refuseWith } from '@marco/contract-kit/decision';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeAll, expect, it } from 'vitest';
import {
  createAcuerdosSite,
  sampleAcuerdo,
  sampleCondiciones,
  sampleListado,
  samplePolitica,
} from '../../testing/acuerdos-web-site.tsx';

const SIN_CONTRASTE = { rules: { 'color-contrast': { enabled: false } } };
const porEstado = {
  borrador: 0,
  enviado: 1,
  'en-aclaracion': 0,
  activo: 0,
  rechazado: 0,
  suspendido: 0,
  terminado: 0,
};

beforeAll(() =>
  Promise.all([
    import('./acuerdos-screen.tsx'),
    import('./nuevo-screen.tsx'),
    import('./politica-screen.tsx'),
    import('./precedentes-screen.tsx'),
    import('./acuerdo-screen.tsx'),
  ]),
);

it('[AREA-05] the list says in whose hands each acuerdo is and until when', async () => {
  const { site, sent } = createAcuerdosSite('/app/acuerdos?vista=proveedora&estado=enviado', ({ address }) =>
    address === 'POST /acuerdos/listar'
      ? Response.json({ acuerdos: [sampleListado], total: 1, porEstado })
      : undefined,
  );
  const { container } = render(site);
  expect((await screen.findAllByText('LCI-AC-2026-000001')).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/En manos de la entidad que ofrece hasta el/).length).toBeGreaterThan(0);
  expect(sent('POST /acuerdos/listar')).toMatchObject([{ body: { vista: 'proveedora', estado: 'enviado' } }]);
  expect((await axe.run(container, SIN_CONTRASTE)).violations).toEqual([]);
});

it('[AREA-05] before a request the conditions say whether the entidad meets them and what still fits', async () => {
  const user = userEvent.setup({ delay: null });
  const { site, sent } = createAcuerdosSite('/app/acuerdos/nuevo?servicio=21', ({ address }) => {
    if (address === 'GET /acuerdos/condiciones/21') return Response.json(sampleCondiciones);
    return ['POST /acuerdos', 'GET /acuerdos/7'].includes(address) ? Response.json(sampleAcuerdo) : undefined;
  });
  const { container } = render(site);
  expect(await screen.findByText('Su entidad cumple')).toBeTruthy();
  expect(screen.getByText('12.000')).toBeTruthy();
  expect((await axe.run(container, SIN_CONTRASTE)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Empezar la petición' }));
  expect(await screen.findByText('Decida si su entidad lo concede')).toBeTruthy();
  expect(sent('POST /acuerdos')).toMatchObject([{ body: { servicioId: 21 } }]);
});

it('[AREA-05] who fails a group reads which, and cannot begin', async () => {
  const { site } = createAcuerdosSite('/app/acuerdos/nuevo?servicio=21', ({ address }) =>
    address === 'GET /acuerdos/condiciones/21'
      ? Response.json({
          ...sampleCondiciones,
          grupos: [{ texto: 'Ser de tipo Pública', hallazgo: 'no-cumple' }],
          pedir: refuseWith('El proveedor pide: Ser de tipo Pública.', 'la entidad que ofrece el servicio'),
        })
      : undefined,
  );
  render(site);
  expect(await screen.findByText('Su entidad no cumple')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Empezar la petición' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('[AREA-05] the terms of a version are written over the version on show', async () => {
  const user = userEvent.setup({ delay: null });
  const { site, sent } = createAcuerdosSite('/app/acuerdos/politicas/51', ({ address }) => {
    if (address === 'GET /acuerdos/politicas/51') return Response.json(samplePolitica);
    return address === 'PUT /acuerdos/politicas/51'
      ? Response.json({ ...samplePolitica, version: 3, cuotaTotal: 200_000 })
      : undefined;
  });
  const { container } = render(site);
  const total = await screen.findByRole('textbox', { name: /^Consultas al día en total/ });
  expect((await axe.run(container, SIN_CONTRASTE)).violations).toEqual([]);
  await user.clear(total);
  await user.type(total, '200000');
  await user.selectOptions(screen.getByLabelText(/^Convenio/), 'en-su-lugar');
  await user.click(screen.getByRole('button', { name: 'Guardar condiciones' }));
  expect(await screen.findByText(/Se guardaron las condiciones/)).toBeTruthy();
  expect(sent('PUT /acuerdos/politicas/51')).toMatchObject([
    {
      body: {
        cuotaTotal: 200_000,
        camposJustificados: [32],
        grupos: [
          [
            { clase: 'tipo', valores: ['publica'] },
            { clase: 'convenio', valores: [] },
          ],
        ],
      },
    },
  ]);
});

it('[AREA-05] precedents are found by their words; nothing found says what to do', async () => {
  const precedente = {
    id: 1,
    titulo: 'El municipio basta',
    texto: 'Para asignar cupos basta el municipio.',
    asunto: 'rechazo',
    sentido: 'parcial',
    publicadoEn: '2026-11-20T15:00:00.000Z',
  };
  const user = userEvent.setup({ delay: null });
  const { site } = createAcuerdosSite('/precedentes', ({ address, query }) => {
    if (address !== 'GET /precedentes') return undefined;
    return query.get('texto') === 'nada'
      ? Response.json({ precedentes: [], total: 0 })
      : Response.json({ precedentes: [precedente], total: 1 });
  });
  const { container } = render(site);
  expect(await screen.findByRole('heading', { level: 2, name: 'El municipio basta' })).toBeTruthy();
  expect((await axe.run(container, SIN_CONTRASTE)).violations).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Palabras' }), 'nada{Enter}');
  expect(await screen.findByText('No hay resultados coincidentes')).toBeTruthy();
});
