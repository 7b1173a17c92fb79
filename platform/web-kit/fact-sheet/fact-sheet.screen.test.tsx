// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Fact, FactSheet } from './index.ts';

afterEach(cleanup);

describe('fact sheet', () => {
  it('names each fact; a number zero is one, nothing at all is a dash', () => {
    render(
      <FactSheet>
        <Fact name="Intentos">{0}</Fact>
        <Fact name="Sigla">{null}</Fact>
        <Fact name="Cargo" />
        <Fact name="Objetivo" wide>
          Pasaportes
        </Fact>
      </FactSheet>,
    );
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Intentos', 'Sigla', 'Cargo', 'Objetivo']);
    expect(values).toEqual(['0', '—', '—', 'Pasaportes']);
  });
});
