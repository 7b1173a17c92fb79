// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Brand, Footer, PrivateHeader, PublicHeader, phoneHref, SideMenu } from './index.ts';

// The drawer loads at its first use; a busy machine must not make that the subject of the test.
beforeAll(() => import('../drawer/drawer-panel.tsx'));
afterEach(cleanup);

const brand = <Brand title="Producto" subtitle="de prueba" to="/" />;

function Shell() {
  const [isOpen, setOpen] = useState(false);
  return (
    <MemoryRouter initialEntries={['/listas/1']}>
      <PrivateHeader brand={brand} onOpenMenu={() => setOpen(true)} />
      <SideMenu
        label="Menú de funcionalidades"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        groups={[
          { items: [{ to: '/', label: 'Inicio', end: true }] },
          {
            label: 'Gestión',
            items: [{ to: '/listas', label: 'Listas', count: { value: 27, of: 'pendientes' } }],
          },
          { label: 'Vacío', items: [] },
        ]}
      />
    </MemoryRouter>
  );
}

describe('app shell', () => {
  it('marks the current entry and leaves out groups without entries', () => {
    render(<Shell />);
    expect(screen.getByRole('link', { name: 'Listas 27 pendientes' }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect(screen.getByRole('link', { name: 'Inicio' }).getAttribute('aria-current')).toBeNull();
    expect(screen.queryByText('Vacío')).toBeNull();
  });

  it('opens the menu in a drawer, closes it with Escape and gives the focus back', async () => {
    render(<Shell />);
    const opener = screen.getByRole('button', { name: 'Abrir menú' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Menú' });
    expect(drawer.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener);
  });

  it('closes the drawer of the public header when a link is chosen', async () => {
    render(
      <MemoryRouter>
        <PublicHeader brand={brand} items={[{ to: '/ayuda', label: 'Ayuda' }]} />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menú' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Ayuda' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[LAND-02] shows programme, address, hours, phones, e-mails and networks', () => {
    render(
      <MemoryRouter>
        <Footer
          programme="Programa"
          ministry="Ministerio"
          address="Carrera 8"
          hours={['Lunes a viernes', '08:00 am - 05:00 pm']}
          phones={[{ label: 'Bogotá', number: '+57 (601) 000 0000' }]}
          emails={['soporte@ejemplo.gov.co', 'lenguaje@ejemplo.gov.co']}
          social={[{ network: 'youtube', url: 'https://youtube.com/x' }]}
          version="Producto v2.8.12"
        />
      </MemoryRouter>,
    );
    const footer = screen.getByRole('contentinfo');
    for (const text of ['Programa', 'Ministerio', 'Carrera 8', '08:00 am - 05:00 pm', 'Producto v2.8.12']) {
      expect(within(footer).getByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: '+57 (601) 000 0000' }).getAttribute('href')).toBe(
      'tel:+576010000000',
    );
    expect(screen.getByRole('link', { name: 'lenguaje@ejemplo.gov.co' }).getAttribute('href')).toBe(
      'mailto:lenguaje@ejemplo.gov.co',
    );
    expect(screen.getByRole('link', { name: 'YouTube (abre en una ventana nueva)' })).toBeTruthy();
  });

  it('dials what people write', () => {
    expect(phoneHref('01 8000 000 000')).toBe('tel:018000000000');
  });
});
