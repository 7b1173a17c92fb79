// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ListCombobox } from './index.ts';

const NAMES = ['Nariño', 'Norte de Santander', 'Santander', 'Bogotá, D. C.', 'Boyacá'];
const OPTIONS = NAMES.map((label, at) => ({ value: String(at), label }));

function Departamento({ isLate = false, isEmpty = false }) {
  const [value, setValue] = useState('');
  const [isHere, setHere] = useState(!isLate);
  return (
    <>
      <ListCombobox
        label="Departamento"
        options={isHere ? (isEmpty ? [] : OPTIONS) : undefined}
        value={value}
        onChange={setValue}
        emptyText="No se llama así ninguno."
      />
      <button type="button" onClick={() => setHere(true)}>
        Llegan
      </button>
      <output>{value}</output>
    </>
  );
}

const user = userEvent.setup({ delay: null });
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Departamento' });
const listNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('combobox over a list that is here', () => {
  it('finds from the first letter on, without regard to accents and case, beginnings first', async () => {
    render(<Departamento />);
    await user.type(input(), 'BOGOTA');
    await expect.poll(listNames).toEqual(['Bogotá, D. C.']);
    await user.clear(input());
    await user.type(input(), 'sánt');
    await expect.poll(listNames).toEqual(['Santander', 'Norte de Santander']);
    await user.clear(input());
    await user.type(input(), 'n');
    await expect.poll(() => listNames()[0]).toBe('Nariño');
  });

  it('[SHELL-07] opens on a press or an arrow before anything is typed, and with a name chosen offers the others', async () => {
    render(<Departamento />);
    await user.click(input());
    await expect.poll(listNames).toEqual(NAMES);
    await user.click(screen.getByRole('option', { name: 'Boyacá' }));
    await user.keyboard('{ArrowDown}');
    await expect.poll(listNames).toEqual(NAMES);
  });

  it('[SHELL-07] who is typing is not told of an error before the field is left', async () => {
    render(
      <ListCombobox
        label="Departamento"
        options={OPTIONS}
        value=""
        onChange={() => {}}
        errors={['Elija uno.']}
      />,
    );
    await user.type(input(), 'zzz');
    expect(input().getAttribute('aria-invalid')).not.toBe('true');
    await user.tab();
    await user.tab();
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('tells the value chosen, and nothing once the text leaves it', async () => {
    render(<Departamento />);
    await user.type(input(), 'boy');
    await expect.poll(listNames).toEqual(['Boyacá']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(input().value).toBe('Boyacá');
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('4');
    await user.type(input(), 'x');
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('');
  });

  it('waits for a list that is on its way', async () => {
    render(<Departamento isLate />);
    await user.type(input(), 'boy');
    expect((await screen.findAllByText('Buscando…')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Llegan' }));
    await user.click(input());
    await expect.poll(listNames).toEqual(['Boyacá']);
  });

  it('says in its own words that there is nothing', async () => {
    render(<Departamento isEmpty />);
    await user.type(input(), 'b');
    await expect.poll(() => screen.queryAllByText('No se llama así ninguno.')).toHaveLength(2);
  });
});
