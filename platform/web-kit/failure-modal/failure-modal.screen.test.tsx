// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../api-client/index.ts';
import { TextInput } from '../field/index.ts';
import { ModalHost, useModal } from '../modal/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { openFailure, openValidationErrors } from './index.ts';

beforeAll(() => import('../modal/request-dialog.tsx'));
afterEach(cleanup);

function Sender({ error }: { readonly error: unknown }) {
  const modals = useModal();
  return (
    <>
      <button type="button" onClick={() => void openFailure(modals, error)}>
        Guardar
      </button>
      <ModalHost />
    </>
  );
}

async function fail(error: unknown, title: string) {
  render(<Sender error={error} />);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const dialog = await screen.findByRole('alertdialog', { name: title });
  const items = within(dialog)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
  const text = dialog.textContent;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
  return { items, text };
}

const detalles = [
  { campo: 'nombre', mensaje: 'Nombre es requerido' },
  { campo: 'sigla', mensaje: 'Nombre es requerido' },
  { campo: 'correo', mensaje: 'No tiene el formato correcto' },
];

describe('failure', () => {
  it('[ERR-01] of fields the server found wrong opens ‘¡Error de validación!’ with each message once', async () => {
    const error = new ApiError({ status: 400, code: 'SOLICITUD_INVALIDA', mensaje: 'Revise.', detalles });
    expect((await fail(error, '¡Error de validación!')).items).toEqual([
      'Nombre es requerido',
      'No tiene el formato correcto',
    ]);
  });

  it('of a rule says the reason and what it is made of', async () => {
    const error = new ApiError({
      status: 409,
      code: 'ULTIMO_ADMINISTRADOR',
      mensaje: 'Debe quedar un administrador.',
      detalles: [{ mensaje: 'Es el único activo.' }],
    });
    const { items, text } = await fail(error, '¡Error!');
    expect(text).toContain('Debe quedar un administrador.');
    expect(items).toEqual(['Es el único activo.']);
  });

  it('says once a reason that is the refusal itself', async () => {
    const mensaje = 'El catálogo ya tiene una fila con ese código.';
    const error = new ApiError({ status: 409, code: 'REPETIDO', mensaje, detalles: [{ mensaje }] });
    const { items, text } = await fail(error, '¡Error!');
    expect(text.split(mensaje)).toHaveLength(2);
    expect(items).toEqual([]);
  });

  it('of anything else says that it was not expected', async () => {
    const { items, text } = await fail(new Error('x'), '¡Error!');
    expect(text).toContain('Ocurrió un error inesperado. Intente de nuevo.');
    expect(items).toEqual([]);
  });
});

/** A form that refuses what is empty. */
function Form({ withNombre }: { readonly withNombre: boolean }) {
  const modals = useModal();
  const [submitted, setSubmitted] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setSubmitted(true);
    void openValidationErrors(modals, ['Tipo es requerido']);
  }
  const errorsNombre = withNombre ? [] : ['Nombre es requerido'];
  return (
    <>
      <form noValidate onSubmit={submit}>
        <TextInput label="Código" value="A1" />
        <TextInput label="Nombre" value="" errors={errorsNombre} submitted={submitted} />
        <RadioGroup
          label="Tipo"
          options={[{ value: 'a', label: 'Abierto' }]}
          value={null}
          onChange={() => undefined}
          errors={['Tipo es requerido']}
          submitted={submitted}
        />
        <button type="submit">Enviar</button>
      </form>
      <ModalHost />
    </>
  );
}

describe('validation errors', () => {
  it.each([
    ['field', false, () => screen.getByRole('textbox', { name: 'Nombre' })],
    ['option of a group', true, () => screen.getByRole('radio', { name: 'Abierto' })],
  ])('[ERR-01] once read, give the focus to the first %s in error', async (_, withNombre, first) => {
    render(<Form withNombre={withNombre} />);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(document.activeElement).toBe(first()));
  });
});
