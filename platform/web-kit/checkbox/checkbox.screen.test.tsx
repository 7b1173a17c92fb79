// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Checkbox, type CheckboxProps } from './index.ts';

afterEach(cleanup);

function Kept(props: Partial<CheckboxProps>) {
  const [checked, setChecked] = useState(false);
  return <Checkbox label="Acepto las condiciones" {...props} checked={checked} onChange={setChecked} />;
}
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Acepto las condiciones/ });

describe('checkbox', () => {
  it('answers to its label and to the space bar', async () => {
    render(<Kept />);
    await userEvent.click(screen.getByText('Acepto las condiciones'));
    expect(box().checked).toBe(true);
    await userEvent.keyboard(' ');
    expect(box().checked).toBe(false);
  });

  it('shows its first error once it was left, tied to the box', async () => {
    render(<Kept required errors={['Debe aceptar las condiciones.']} hint="Se las enviamos por correo" />);
    expect(screen.queryByText('Debe aceptar las condiciones.')).toBeNull();
    box().focus();
    await userEvent.tab();
    const described = box().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Se las enviamos por correo',
      'Debe aceptar las condiciones.',
    ]);
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });

  it('has a third state, and takes no press while disabled', async () => {
    const { rerender } = render(<Kept indeterminate disabled />);
    expect(box().indeterminate).toBe(true);
    await userEvent.click(box());
    expect(box().checked).toBe(false);
    rerender(<Kept />);
    expect(box().indeterminate).toBe(false);
  });
});
