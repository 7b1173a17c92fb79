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
        <PublicHeader brand={brand} groups={[{ items: [{ to: '/ayuda', label: 'Ayuda' }] }]} />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menú' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Ayuda' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  describe('a group of the public header', () => {
    const groups = [
      { items: [{ to: '/', label: 'Inicio', end: true }] },
      {
        label: 'Herramientas',
        items: [
          { to: '/validador', label: 'Validador' },
          { to: '/banco', label: 'Banco' },
        ],
      },
    ];
    const open = (address: string) =>
      render(
        <MemoryRouter initialEntries={[address]}>
          <PublicHeader brand={brand} groups={groups} />
          <button type="button">Después</button>
        </MemoryRouter>,
      );
    const button = () => screen.getByRole('button', { name: 'Herramientas' });
    const isOpen = () => button().getAttribute('aria-expanded') === 'true';

    it('opens from a button, which marks the page on show, and closes when a link is chosen', async () => {
      open('/banco');
      expect(screen.queryByRole('link', { name: 'Validador' })).toBeNull();
      expect(button().getAttribute('aria-current')).toBe('true');
      await userEvent.click(button());
      expect(screen.getByRole('link', { name: 'Banco' }).getAttribute('aria-current')).toBe('page');
      await userEvent.click(screen.getByRole('link', { name: 'Validador' }));
      expect(isOpen()).toBe(false);
      await userEvent.click(screen.getByRole('link', { name: 'Inicio' }));
      expect(button().getAttribute('aria-current')).toBeNull();
    });

    it('closes with Escape, which gives the focus back, by a press outside and when the focus leaves it', async () => {
      open('/');
      await userEvent.click(button());
      await userEvent.tab();
      expect(document.activeElement?.textContent).toBe('Validador');
      await userEvent.keyboard('{Escape}');
      expect(isOpen()).toBe(false);
      expect(document.activeElement).toBe(button());
      await userEvent.click(button());
      expect(isOpen()).toBe(true);
      await userEvent.click(document.body);
      expect(isOpen()).toBe(false);
      await userEvent.click(button());
      for (let step = 0; step < 4; step++) await userEvent.tab();
      expect(document.activeElement?.textContent).toBe('Después');
      expect(isOpen()).toBe(false);
    });

    it('stands in the drawer under its label', async () => {
      open('/');
      await userEvent.click(screen.getByRole('button', { name: 'Abrir menú' }));
      const drawer = within(await screen.findByRole('dialog', { name: 'Menú' }));
      expect(drawer.getByText('Herramientas')).toBeTruthy();
      expect(drawer.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
        'Inicio',
        'Validador',
        'Banco',
      ]);
    });
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
