// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { FormRow, PressKeeper, SaveTries, TextInput } from './index.ts';

afterEach(cleanup);

function Name({ submitted = false }: { readonly submitted?: boolean }) {
  const [value, setValue] = useState('');
  const errors = value === '' ? ['El nombre es requerido'] : [];
  return (
    <TextInput
      label="Nombre"
      hint="Como en su documento"
      required
      value={value}
      errors={errors}
      submitted={submitted}
      onChange={setValue}
    />
  );
}

describe('text input', () => {
  it('[SHELL-07] shows its error once it was left, and drops it when it is mended', async () => {
    render(<Name />);
    const input = screen.getByRole('textbox', { name: 'Nombre', description: 'Como en su documento' });
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    await userEvent.click(input);
    await userEvent.tab();
    expect(
      screen
        .getByRole('textbox', { description: 'Como en su documento El nombre es requerido' })
        .getAttribute('aria-invalid'),
    ).toBe('true');
    await userEvent.type(input, 'Ana');
    expect(screen.queryByText('El nombre es requerido')).toBeNull();
  });

  it('[SHELL-07] shows its error after submit', () => {
    render(<Name submitted />);
    expect(screen.getByText('El nombre es requerido')).toBeTruthy();
  });
});

describe('a field left by a press of the pointer', () => {
  it('[SHELL-07] shows its error with the click, and moves nothing between the press and its end', async () => {
    const press = vi.fn();
    render(
      <>
        <PressKeeper />
        <Name />
        <button type="button" onClick={press}>
          Cancelar
        </button>
      </>,
    );
    screen.getByRole('textbox').focus();
    const user = userEvent.setup();
    await user.pointer({ target: screen.getByRole('button'), keys: '[MouseLeft>]' });
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(screen.queryByText('El nombre es requerido')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(screen.getByText('El nombre es requerido')).toBeTruthy();
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('[SHELL-07] shows its error when the press ends without a click', async () => {
    render(
      <>
        <PressKeeper />
        <Name />
      </>,
    );
    screen.getByRole('textbox').focus();
    const user = userEvent.setup();
    await user.pointer({ target: document.body, keys: '[MouseLeft>]' });
    expect(screen.queryByText('El nombre es requerido')).toBeNull();
    await user.pointer({ target: document.documentElement, keys: '[/MouseLeft]' });
    expect(await screen.findByText('El nombre es requerido')).toBeTruthy();
  });
});

describe('a row added to a form', () => {
  const rows = (tries: number, keys: readonly number[]) => (
    <SaveTries value={tries}>
      {keys.map((key) => (
        <FormRow key={key}>
          <Name submitted={tries > 0} />
        </FormRow>
      ))}
    </SaveTries>
  );

  it('[SHELL-07] after a save was tried shows nothing before it is left or a save is tried with it', async () => {
    const { rerender } = render(rows(0, [1]));
    rerender(rows(1, [1]));
    expect(screen.getAllByText('El nombre es requerido')).toHaveLength(1);
    rerender(rows(1, [1, 2, 3]));
    expect(screen.getAllByText('El nombre es requerido')).toHaveLength(1);
    const [, second] = screen.getAllByRole('textbox');
    second?.focus();
    await userEvent.tab();
    expect(screen.getAllByText('El nombre es requerido')).toHaveLength(2);
    rerender(rows(2, [1, 2, 3]));
    expect(screen.getAllByText('El nombre es requerido')).toHaveLength(3);
  });
});

function State() {
  const [value, setValue] = useState('');
  return (
    <Select
      label="Estado"
      placeholder="Seleccione un estado"
      clearable
      options={[{ value: '1', label: 'Uno' }]}
      value={value}
      onChange={setValue}
    />
  );
}

describe('select', () => {
  it('empties its choice and keeps the focus in the control', async () => {
    render(<State />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Estado' });
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.selectOptions(select, 'Uno');
    expect(select.value).toBe('1');
    await userEvent.click(screen.getByRole('button', { name: 'Borrar Estado' }));
    expect(select.value).toBe('');
    expect(document.activeElement).toBe(select);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

function Kind() {
  const [value, setValue] = useState<'a' | 'b' | null>(null);
  return (
    <RadioGroup
      label="Tipo"
      options={[
        { value: 'a', label: 'Activa' },
        { value: 'b', label: 'Cerrada' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

describe('radio group', () => {
  it('names the group and keeps one choice', async () => {
    render(<Kind />);
    expect(screen.getByRole('radiogroup', { name: 'Tipo' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Activa' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cerrada' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Activa' }).checked).toBe(false);
  });
});
