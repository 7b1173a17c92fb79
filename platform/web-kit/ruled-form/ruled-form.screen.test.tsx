// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-client/index.ts';
import { TextInput } from '../field/index.ts';
import { createTestSite } from '../testing/index.ts';
import { bindField, type RuledFormOptions, useRuledForm } from './index.ts';

interface Valores {
  readonly nombre: string;
  readonly sigla: string;
}

const VACIO: Valores = { nombre: '', sigla: '' };
const NOMBRES = { nombre: 'Nombre', sigla: 'Sigla' };

type Settings = Partial<RuledFormOptions<Valores>> & Pick<RuledFormOptions<Valores>, 'onSend'>;

function Formulario(settings: Settings) {
  const form = useRuledForm<Valores>({
    initial: VACIO,
    names: NOMBRES,
    findErrors: ({ nombre, sigla }) => ({
      nombre: nombre === '' ? 'Nombre es requerido' : undefined,
      sigla: sigla === '' ? 'Escriba la sigla.' : undefined,
    }),
    ...settings,
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <TextInput label="Nombre" {...bindField(form, 'nombre')} />
      <TextInput label="Sigla" {...bindField(form, 'sigla')} />
      <button type="button" onClick={() => form.beginAnew({ sigla: '' })}>
        Otra sigla
      </button>
      <button type="button" onClick={() => form.restart({ nombre: 'Guardado', sigla: 'G' })}>
        Volver a lo guardado
      </button>
      <button type="submit">{form.isSending ? 'Enviando' : 'Enviar'}</button>
      <output>{form.isDirty ? 'Con cambios' : 'Sin cambios'}</output>
    </form>
  );
}

const user = userEvent.setup({ delay: null });

async function open(settings: Settings) {
  const routes = [{ path: '/nueva', element: <Formulario {...settings} /> }];
  const { site } = createTestSite({ routes, address: '/nueva', fake: async () => Response.json({}) });
  render(site);
  await screen.findByLabelText('Nombre');
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isWrong = (label: string) => field(label).getAttribute('aria-invalid') === 'true';
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Reads the messages of the dialog and closes it. */
async function readDialog(): Promise<(string | null)[]> {
  const dialog = within(await screen.findByRole('alertdialog', { name: '¡Error de validación!' }));
  const messages = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return messages;
}

beforeAll(() => import('../modal/request-dialog.tsx'));
afterEach(cleanup);

describe('a form judged by rules', () => {
  it('[SHELL-07] says nothing before a field was left, and then what is wrong with that field alone', async () => {
    await open({ onSend: async () => undefined });
    expect([isWrong('Nombre'), isWrong('Sigla')]).toEqual([false, false]);
    await user.click(field('Nombre'));
    await user.tab();
    await waitFor(() => expect([isWrong('Nombre'), isWrong('Sigla')]).toEqual([true, false]));
  });

  it('[ERR-01] sends nothing with a broken rule: it names each once, and leads to the first', async () => {
    const onSend = vi.fn(async () => undefined);
    await open({ onSend });
    await press('Enviar');
    expect(await readDialog()).toEqual(['Nombre es requerido', 'Sigla: Escriba la sigla.']);
    await waitFor(() => expect(document.activeElement).toBe(field('Nombre')));
    expect([isWrong('Nombre'), isWrong('Sigla')]).toEqual([true, true]);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('[ERR-01] shows what the server found wrong at its field until the field changes', async () => {
    const detalles = [
      { campo: 'nombre', mensaje: 'Ya existe.' },
      { campo: 'sigla', mensaje: 'Sigla repetida.' },
    ];
    const error = new ApiError({ status: 400, code: 'SOLICITUD_INVALIDA', mensaje: 'Revise.', detalles });
    await open({ onSend: async () => Promise.reject(error) });
    await user.type(field('Nombre'), 'A');
    await user.type(field('Sigla'), 'B');
    await press('Enviar');
    expect(await readDialog()).toEqual(['Nombre: Ya existe.', 'Sigla repetida.']);
    await waitFor(() => expect([isWrong('Nombre'), isWrong('Sigla')]).toEqual([true, true]));
    await user.click(field('Nombre'));
    await user.tab();
    expect(isWrong('Nombre')).toBe(true);
    await user.type(field('Nombre'), 'A');
    expect([isWrong('Nombre'), isWrong('Sigla')]).toEqual([false, true]);
    expect(field('Nombre').value).toBe('AA');
  });

  it('[ERR-01] a refusal with a reason of no field is told whole, and marks the field it names', async () => {
    const detalles = [{ mensaje: 'La mesa ya está cerrada.' }, { campo: 'siglaMesa', mensaje: 'Repetida.' }];
    const error = new ApiError({
      status: 403,
      code: 'CAMBIO_NO_PERMITIDO',
      mensaje: 'No se puede.',
      detalles,
    });
    await open({ fieldOf: { siglaMesa: 'sigla' }, onSend: async () => Promise.reject(error) });
    await user.type(field('Nombre'), 'A');
    await user.type(field('Sigla'), 'B');
    await press('Enviar');
    const dialog = within(await screen.findByRole('alertdialog', { name: '¡Error!' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'La mesa ya está cerrada.',
      'Repetida.',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect([isWrong('Nombre'), isWrong('Sigla')]).toEqual([false, true]));
  });

  it('tells at its fields alone what is wrong, where it is so; any other failure opens', async () => {
    let sends = 0;
    await open({
      tellsAtFields: true,
      onSend: async () => {
        sends += 1;
        throw new ApiError({ status: 503, code: 'SERVICIO_NO_DISPONIBLE', mensaje: 'Intente más tarde.' });
      },
    });
    await press('Enviar');
    expect([isWrong('Nombre'), isWrong('Sigla'), sends]).toEqual([true, true, 0]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.type(field('Nombre'), 'A');
    await user.type(field('Sigla'), 'B');
    await press('Enviar');
    const dialog = within(await screen.findByRole('alertdialog', { name: '¡Error!' }));
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    expect(sends).toBe(1);
  });

  it('[ERR-01] what is looked at when it is sent shows then, and until its field changes', async () => {
    const onSend = vi.fn(async () => undefined);
    await open({
      onSend,
      findErrorsWhenSent: ({ nombre, sigla }) => ({
        sigla: nombre === sigla ? undefined : 'Deben ser iguales.',
      }),
    });
    await user.type(field('Nombre'), 'A');
    await user.type(field('Sigla'), 'B');
    await user.tab();
    expect(isWrong('Sigla')).toBe(false);
    await press('Enviar');
    expect(await readDialog()).toEqual(['Sigla: Deben ser iguales.']);
    expect([isWrong('Sigla'), onSend.mock.calls.length]).toEqual([true, 0]);
    await user.clear(field('Sigla'));
    await user.type(field('Sigla'), 'A');
    expect(isWrong('Sigla')).toBe(false);
    await press('Enviar');
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  });

  it.each([
    [false, 'A'],
    [true, 'AB'],
  ])(
    'takes what is typed while it is sent where it stays open (%s), and sends once',
    async (staysOpen, text) => {
      const answer = Promise.withResolvers<void>();
      const sent: Valores[] = [];
      await open({
        staysOpen,
        onSend: async (values) => {
          sent.push(values);
          await answer.promise;
        },
      });
      await user.type(field('Sigla'), 'S');
      await user.type(field('Nombre'), 'A{Enter}');
      await screen.findByRole('button', { name: 'Enviando' });
      await user.type(field('Nombre'), 'B{Enter}');
      expect([field('Nombre').value, sent]).toEqual([text, [{ nombre: 'A', sigla: 'S' }]]);
      answer.resolve();
      await screen.findByRole('button', { name: 'Enviar' });
      await user.type(field('Nombre'), 'C');
      expect(field('Nombre').value).toBe(`${text}C`);
    },
  );

  it('lets a field that begins anew show nothing before it is left or sent', async () => {
    await open({ onSend: async () => undefined });
    await press('Enviar');
    await readDialog();
    await press('Otra sigla');
    await waitFor(() => expect([isWrong('Nombre'), isWrong('Sigla')]).toEqual([true, false]));
    await press('Enviar');
    await readDialog();
    expect(isWrong('Sigla')).toBe(true);
  });

  it('knows whether something would be lost, also after it began again from what is stored', async () => {
    await open({ onSend: async () => undefined });
    const says = (text: string) => screen.findByText(text);
    await says('Sin cambios');
    await user.type(field('Nombre'), 'A');
    await says('Con cambios');
    await user.clear(field('Nombre'));
    await says('Sin cambios');
    await press('Volver a lo guardado');
    await says('Sin cambios');
    expect(field('Nombre').value).toBe('Guardado');
  });
});
