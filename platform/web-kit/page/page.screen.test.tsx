// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageHeading, ProductProvider, RouteFocus, usePageTitle } from './index.ts';

const product = { title: 'Producto', version: '2.8.12' };

function Screen({ name, children }: { readonly name?: string; readonly children?: ReactNode }) {
  usePageTitle(name);
  return (
    <main>
      <PageHeading title={name ?? 'Portada'} />
      {children}
    </main>
  );
}

let showLate: () => void;
function LateScreen() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    showLate = () => setReady(true);
  }, []);
  return ready ? <Screen name="Tardía" /> : <main>Cargando</main>;
}

let showRecord: () => void;
function RecordScreen() {
  const [name, setName] = useState<string>();
  useEffect(() => {
    showRecord = () => setName('Capa común');
  }, []);
  return <main>{name ? <Record name={name} /> : <PageHeading title="Capa" />}</main>;
}

function Record({ name }: { readonly name: string }) {
  return <PageHeading title={name} lead="Versión 1.0" />;
}

function Site() {
  return (
    <MemoryRouter>
      <ProductProvider product={product}>
        <Link to="/lista">Lista</Link>
        <Link to="/lista?pagina=2">Página 2</Link>
        <Link to="/tardia">Tardía</Link>
        <Link to="/ficha">Ficha</Link>
        <Routes>
          <Route path="/" element={<Screen />} />
          <Route path="/lista" element={<Screen name="Lista" />} />
          <Route path="/tardia" element={<LateScreen />} />
          <Route path="/ficha" element={<RecordScreen />} />
        </Routes>
        <RouteFocus />
      </ProductProvider>
    </MemoryRouter>
  );
}

const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(cleanup);

describe('page', () => {
  it('[ROUTE-14] titles the window with product and version, and with the screen elsewhere', async () => {
    render(<Site />);
    expect(document.title).toBe('Producto v2.8.12');
    await userEvent.click(screen.getByRole('link', { name: 'Lista' }));
    expect(document.title).toBe('Lista | Producto v2.8.12');
  });

  it('leaves the focus alone on the first screen', () => {
    render(<Site />);
    expect(document.activeElement).toBe(document.body);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('[ROUTE-09] ends a navigation at the top, on the h1, with the title announced', async () => {
    render(<Site />);
    await userEvent.click(screen.getByRole('link', { name: 'Lista' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect((await screen.findByRole('status')).textContent).toBe('Lista | Producto v2.8.12');
  });

  it('moves nothing when only the query changes', async () => {
    render(<Site />);
    await userEvent.click(screen.getByRole('link', { name: 'Lista' }));
    scrollTo.mockClear();
    await userEvent.click(screen.getByRole('link', { name: 'Página 2' }));
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Página 2' }));
  });

  it('waits for a heading that arrives later', async () => {
    render(<Site />);
    await userEvent.click(screen.getByRole('link', { name: 'Tardía' }));
    act(() => showLate());
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('[ROUTE-09] keeps the focus on the heading when the data of a record bring another one', async () => {
    render(<Site />);
    await userEvent.click(screen.getByRole('link', { name: 'Ficha' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Capa' }));
    act(() => showRecord());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Capa común' }));
  });

  it('leaves the focus where the person put it when another heading arrives', async () => {
    render(<Site />);
    await userEvent.click(screen.getByRole('link', { name: 'Ficha' }));
    act(() => screen.getByRole('link', { name: 'Lista' }).focus());
    act(() => showRecord());
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Lista' }));
  });
});
