// @vitest-environment jsdom
import { ApiProvider } from '@marco/web-kit/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createOntologiaSite } from '../../testing/ontologia-site.tsx';
import { OntologiaDeElemento } from './ontologia-de-elemento.tsx';

function open(elementoId: number, isPrivate: boolean, onTotal = vi.fn()) {
  const { client, queries } = createOntologiaSite('/app/ontologia');
  render(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <MemoryRouter>
          <OntologiaDeElemento elementoId={elementoId} isPrivate={isPrivate} onTotal={onTotal} />
        </MemoryRouter>
      </ApiProvider>
    </QueryClientProvider>,
  );
}

describe('ontology of a data element', () => {
  it('[AREA-07] lists what speaks of it, with the way there for who works in the product', async () => {
    open(9, true);
    expect((await screen.findByRole('link', { name: 'Persona' })).getAttribute('href')).toBe(
      '/app/ontologia/definicion/2',
    );
    expect(screen.getByText('Ser humano.')).toBeTruthy();
  });

  it('[AREA-07] tells the page how many there are', async () => {
    const onTotal = vi.fn();
    open(9, false, onTotal);
    await expect.poll(() => onTotal.mock.calls).toEqual([[1]]);
  });

  it('[AREA-07] the public reads the same without links into the private area', async () => {
    open(9, false);
    expect(await screen.findByText('Persona')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
