// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { StackedBar } from './index.ts';

afterEach(cleanup);

describe('stacked bar', () => {
  it('[MESA-12] says in text everything the colours say, and links what it counts', () => {
    render(
      <MemoryRouter>
        <StackedBar
          segments={[
            { label: 'Identificado', value: 1284, tone: 'gray', to: '/lista?estado=1' },
            { label: 'Publicado Nivel 3', value: 0, tone: 'green' },
          ]}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Identificado: 1.284; Publicado Nivel 3: 0',
    );
    expect(screen.getByRole('link', { name: 'Identificado 1.284 100,0 %' }).getAttribute('href')).toBe(
      '/lista?estado=1',
    );
    expect(screen.getByText('0,0 %')).toBeTruthy();
  });

  it('stands an empty total', () => {
    render(<StackedBar segments={[{ label: 'Nada', value: 0, tone: 'gray' }]} />);
    expect(screen.getByText('0,0 %')).toBeTruthy();
  });
});
