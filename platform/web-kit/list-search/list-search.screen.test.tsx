// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TextInput } from '../field/index.ts';
import { FormCell } from '../form-grid/index.ts';
import { FilterCard, useAddressSearch, useExistingPage, useFilterDraft } from './index.ts';

interface Search {
  readonly text: string;
  readonly pagina: number;
  readonly tamano: number;
}

const OPTIONS = {
  parse: (params: URLSearchParams): Search => ({
    text: (params.get('text') ?? '').trim(),
    pagina: Number(params.get('pagina') ?? 1),
    tamano: 10,
  }),
  format: ({ text, pagina }: Search): [string, string][] => [
    ...(text === '' ? [] : [['text', text] as [string, string]]),
    ...(pagina === 1 ? [] : [['pagina', String(pagina)] as [string, string]]),
  ],
  restore: { mark: 'thingConsult', key: 'things' },
};

/** A list of 21 things. */
function List() {
  const { search, show } = useAddressSearch(OPTIONS);
  const [timesCleared, setTimesCleared] = useState(0);
  useExistingPage(search, { data: { total: 21 }, isPlaceholderData: false }, show);
  return (
    <>
      <h1>Cosas</h1>
      <button type="button" onClick={() => show({ ...search, text: 'silla' })}>
        Sillas
      </button>
      <button type="button" onClick={() => show({ ...search, pagina: 2 })}>
        Página 2
      </button>
      <Filter
        key={timesCleared}
        shown={{ text: search.text }}
        takesFocus={timesCleared > 0}
        onSearch={(text) => show({ ...search, text, pagina: 1 })}
        onClear={() => {
          setTimesCleared((times) => times + 1);
          show({ ...search, text: '', pagina: 1 });
        }}
      />
    </>
  );
}

interface FilterProps {
  readonly shown: { readonly text: string };
  readonly takesFocus: boolean;
  readonly onSearch: (text: string) => void;
  readonly onClear: () => void;
}

/** Refuses 'no'. */
function Filter({ shown, onSearch, ...card }: FilterProps) {
  const [{ text }, edit] = useFilterDraft(shown);
  const [isSubmitted, setSubmitted] = useState(false);
  const isRefused = text === 'no';
  return (
    <FilterCard
      title="Buscar cosas"
      isSearching={false}
      inForce={shown}
      {...card}
      onSubmit={(focusInvalid) => {
        setSubmitted(true);
        if (isRefused) focusInvalid();
        else onSearch(text);
      }}
    >
      <FormCell span={4}>
        <TextInput
          label="Texto"
          value={text}
          onChange={(value) => edit({ text: value })}
          errors={isRefused ? ['Escriba otra cosa.'] : []}
          submitted={isSubmitted}
        />
      </FormCell>
    </FilterCard>
  );
}

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/things', Component: List },
      { path: '/things/1', element: <h1>Cosa</h1> },
    ],
    { initialEntries: [address] },
  );
  return { router, ...render(<RouterProvider router={router} />) };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Texto' });

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('search of a list', () => {
  it('goes into the address with Consultar alone, and the form follows the history', async () => {
    const { router } = open('/things');
    expect(screen.getByRole('form', { name: 'Buscar cosas' })).toBeTruthy();
    await userEvent.type(field(), 'mesa');
    expect(router.state.location.search).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    await expect.poll(() => router.state.location.search).toBe('?text=mesa');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Consultar' }));
    await router.navigate(-1);
    await expect.poll(() => field().value).toBe('');
  });

  it('is changed twice in a moment and keeps both changes, and what is typed on after Enter', async () => {
    const { router } = open('/things');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Texto' });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Sillas' }));
      await Promise.resolve();
      fireEvent.click(screen.getByRole('button', { name: 'Página 2' }));
    });
    expect(router.state.location.search).toBe('?text=silla&pagina=2');
    await act(async () => {
      fireEvent.change(field, { target: { value: 'mes' } });
      await Promise.resolve();
      fireEvent.submit(field);
      await Promise.resolve();
      fireEvent.change(field, { target: { value: 'mesa' } });
    });
    expect(router.state.location.search).toBe('?text=mes');
    expect(field.value).toBe('mesa');
  });

  it('Limpiar empties what was typed too, and puts the focus on the first field', async () => {
    const { router } = open('/things?text=mesa');
    await userEvent.type(field(), ' de trabajo');
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
    await expect.poll(() => router.state.location.search).toBe('');
    await expect.poll(() => field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it('that is refused puts the focus on the first field in error', async () => {
    const { router } = open('/things');
    await userEvent.type(field(), 'no');
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    expect(await screen.findByText('Escriba otra cosa.')).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(field());
    expect(router.state.location.search).toBe('');
  });

  it('[TABLE-01] waits on a phone behind a button with the count of what is in force; Consultar folds it, unless refused', async () => {
    open('/things?text=mesa');
    const opener = () => screen.getByRole('button', { name: /^Filtros/ });
    expect(opener().textContent).toBe('Filtros (1)');
    expect(opener().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(opener());
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    const fields = document.getElementById(opener().getAttribute('aria-controls') ?? '');
    expect(fields?.contains(field())).toBe(true);
    await userEvent.clear(field());
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    await expect.poll(() => opener().textContent).toBe('Filtros');
    expect(opener().getAttribute('aria-expanded')).toBe('false');
    await userEvent.type(field(), 'no');
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
    await expect.poll(() => opener().getAttribute('aria-expanded')).toBe('true');
  });

  it('[ROUTE-17] comes back to the address that only asks to restore it; an address that says one wins', async () => {
    const { router } = open('/things?text=mesa&pagina=2');
    await router.navigate('/things/1');
    await router.navigate('/things?thingConsult=1');
    await expect.poll(() => router.state.location.search).toBe('?thingConsult=1&text=mesa&pagina=2');
    expect(field().value).toBe('mesa');
    await router.navigate('/things?thingConsult=1&text=silla');
    await expect.poll(() => field().value).toBe('silla');
    await router.navigate('/things');
    await expect.poll(() => field().value).toBe('');
    await router.navigate('/things?thingConsult=1');
    await expect.poll(() => router.state.location.search).toBe('?thingConsult=1');
    expect(field().value).toBe('');
  });

  it('a page that no longer exists leads to the last one, in the same entry of the history', async () => {
    const { router } = open('/things?pagina=9');
    await expect.poll(() => router.state.location.search).toBe('?pagina=3');
    expect(router.state.historyAction).toBe('REPLACE');
  });
});
