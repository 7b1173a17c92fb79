// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import './resolucion-screen.tsx';
import { buildRefusal, createOidSite } from '../../testing/oid-site.tsx';
import { OidEstructura } from '../widgets/oid-estructura.tsx';

const ELEMENTO = {
  oid: '2.3.7',
  nombre: 'numTelefonoContacto',
  descripcion: '',
  tipo: 'elemento',
  estado: 'activo',
  oidDetails: [
    { oid: '2', nombre: 'joint-iso-itu-t' },
    { oid: '2.3', nombre: 'Elementos de dato' },
    { oid: '2.3.7', nombre: 'numTelefonoContacto' },
  ],
  objeto: {
    nombre: 'Número telefónico de contacto',
    estado: 'Incorporado',
    direccion: '/diccionario/2.3.7',
  },
};

it('[AREA-11] an identifier shows the path of its arcs and leads to what it identifies', async () => {
  const { site } = createOidSite('/oid/2.3.7', ({ address }) =>
    address === 'GET /oid/2.3.7' ? Response.json(ELEMENTO) : undefined,
  );
  const { container } = render(site);
  const link = await screen.findByRole('link', { name: /^Abrir Número telefónico/ });
  expect(link.getAttribute('href')).toBe('/diccionario/2.3.7');
  const path = screen.getByRole('region', { name: 'Estructura Identificador Objeto Digital - OID' });
  expect(
    within(path)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2 - joint-iso-itu-t', '2.3 - Elementos de dato', '2.3.7 - numTelefonoContacto']);
  expect(within(path).getByRole('link', { name: '2.3' }).getAttribute('href')).toBe('/oid/2.3');
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('[AREA-11] one that is not assigned says so', async () => {
  const mensaje = 'Este OID no está asignado: no identifica nada en el registro.';
  const { site } = createOidSite('/oid/2.9', () => buildRefusal(404, { code: 'OID_NO_ASIGNADO', mensaje }));
  render(site);
  expect(await screen.findByRole('heading', { level: 1, name: 'OID no asignado' })).toBeTruthy();
  expect(screen.getByText(mensaje)).toBeTruthy();
});

it('[TABLE-05] outside a table too the identifier opens its structure', async () => {
  const user = userEvent.setup({ delay: null });
  render(<OidEstructura oid="2.3.7" oidDetails={ELEMENTO.oidDetails} />);
  await user.click(screen.getByRole('button', { name: '2.3.7' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Estructura Identificador Objeto Digital - OID',
  });
  expect(within(dialog).getByText('2.3 - Elementos de dato')).toBeTruthy();
});
