import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BreakableName } from './index.ts';

describe('a name of words written together', () => {
  it.each([
    ['codTipoIdentificacion', 'cod|Tipo|Identificacion'],
    ['oid2Nodo', 'oid2|Nodo'],
    ['CO/GOB/RNEC-0000', 'CO/|GOB/|RNEC-|0000'],
    ['urn.marco', 'urn.|marco'],
    ['nombre', 'nombre'],
  ])('%s breaks at %s', (name, broken) => {
    const { container } = render(<BreakableName name={name} />);
    expect(container.textContent).toBe(name);
    expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(broken);
  });
});
