// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchResults } from './index.ts';

const HEIGHT = 640;

beforeEach(() => {
  // The rows are as high as this where they show; there is no layout in jsdom.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function measure(
    this: HTMLElement,
  ) {
    return this.textContent?.includes('Filas de') ? HEIGHT : 0;
  });
});
afterEach(() => void vi.restoreAllMocks());

it('a list keeps its height while the rows of another search are read, and gives it back once they stand', async () => {
  const second = Promise.withResolvers<void>();
  function List() {
    const [text, setText] = useState('una');
    const query = useQuery({
      queryKey: [text],
      queryFn: async () => {
        if (text === 'otra') await second.promise;
        return `Filas de ${text}`;
      },
    });
    return (
      <section aria-label="Lista">
        <button type="button" onClick={() => setText('otra')}>
          Buscar
        </button>
        <SearchResults query={query} title="Resultados" subject="las cosas" rows={3}>
          {(data) => <p>{data}</p>}
        </SearchResults>
      </section>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>,
  );
  await screen.findByText('Filas de una');
  const held = () => screen.getByRole('region', { name: 'Lista' }).querySelector<HTMLElement>('div');
  expect(held()?.style.minHeight).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(screen.queryByText('Filas de una')).toBeNull();
  expect(held()?.style.minHeight).toBe(`${HEIGHT}px`);
  second.resolve();
  await screen.findByText('Filas de otra');
  expect(held()?.style.minHeight).toBe('');
});
