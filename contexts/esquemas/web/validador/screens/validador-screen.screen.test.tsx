// @vitest-environment jsdom
import { sampleConfiguracion } from '@marco/parametros/testing';
import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { ModalHost } from '@marco/web-kit/modal';
import { ProductProvider } from '@marco/web-kit/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it, vi } from 'vitest';
import type { InformeDeLote, InformeMensaje } from '../../../contract/index.ts';
import { validadorRoutes } from '../validador.routes.ts';
import './validador-screen.tsx';

const TELEFONO = {
  id: 31,
  identificador: 'datoTelefono',
  nombre: 'Dato de teléfono',
  oid: '2.999.1',
  versiones: ['1.1', '1.0'],
};

const INVALIDO: InformeMensaje = {
  archivo: 'mensaje',
  formato: 'xml',
  resultado: 'invalido',
  motivo: null,
  totalErrores: 2,
  hayMas: false,
  nodos: [
    {
      ruta: '/datoTelefono/codTipoTelefono',
      nombre: 'codTipoTelefono',
      linea: 2,
      columna: 3,
      elemento: {
        identificador: 'codTipoTelefono',
        nombre: 'Tipo de teléfono',
        version: '1.0',
        oid: '2.999.2',
      },
      hallazgos: [
        {
          regla: 'enumeracion',
          mensaje: 'El valor de «codTipoTelefono» no es uno de los permitidos.',
          esperado: '«FIJO» o «MOVIL»',
          encontrado: 'movil',
          sugerencia: '¿Quiso escribir «MOVIL»?',
          detalle: null,
        },
        {
          regla: 'patron',
          mensaje: '<img src=x>',
          esperado: null,
          encontrado: null,
          sugerencia: null,
          detalle: null,
        },
      ],
    },
  ],
};

const EJEMPLO = {
  descarga: 'ejemplos.zip',
  archivos: [
    { nombre: 'datoTelefono.json', lenguaje: 'json', texto: '{}', recortado: false },
    { nombre: 'datoTelefono.xml', lenguaje: 'xml', texto: '<datoTelefono/>', recortado: false },
  ],
};

interface Sent {
  readonly url: string;
  readonly form: FormData;
}

/** The validator on a server made of one answer for messages; what was sent is kept. */
function open(address: string, answer: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const fake: typeof fetch = async (input, init) => {
    const url = String(input);
    if (url.includes('/validador/elementos')) return Response.json([TELEFONO]);
    if (url.includes('/elemento-dato/esquema/31/1.1/ejemplo/vista')) return Response.json(EJEMPLO);
    if (url.includes('/configuracion')) return Response.json(sampleConfiguracion);
    sent.push({ url, form: init?.body as FormData });
    return answer();
  };
  const client = createApiClient({ getSession: () => null, onUnauthorized: () => undefined, fetch: fake });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(validadorRoutes, { initialEntries: [address] });
  const { container } = render(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <ProductProvider product={{ title: 'Producto', version: '2.8.12' }}>
          <main>
            <RouterProvider router={router} />
          </main>
          <ModalHost />
        </ProductProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { sent, router, container };
}

function fileOf(sent: readonly Sent[], field: string): File {
  const file = sent[0]?.form.get(field);
  if (!(file instanceof File)) throw new Error(`No file was sent as ${field}.`);
  return file;
}

async function expectNoViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

describe('one message', () => {
  it('against the element of the address: every fault with its place, what was expected and the fix', async () => {
    const { sent, container } = open('/validador?elemento=datoTelefono&version=1.0', () =>
      Response.json(INVALIDO),
    );
    await expect
      .poll(() => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Versión' })?.value)
      .toBe('1.0');
    await userEvent.click(screen.getByLabelText('Mensaje'));
    await userEvent.paste('<datoTelefono/>');
    await userEvent.click(screen.getByRole('button', { name: 'Validar' }));
    expect(await screen.findByText(/no es válido/)).toBeTruthy();
    expect(screen.getByText(/2 errores en 1 lugar\./)).toBeTruthy();
    expect(new URL(sent[0]?.url ?? '', 'http://x').search).toBe('?elemento=2.999.1&version=1.0');
    expect(await fileOf(sent, 'mensaje').text()).toBe('<datoTelefono/>');
    const table = within(screen.getByRole('table', { name: 'Errores del mensaje' }));
    for (const text of ['«FIJO» o «MOVIL»', 'movil', '¿Quiso escribir «MOVIL»?', '<img src=x>'])
      expect(table.getByText(text)).toBeTruthy();
    expect(table.getAllByRole('link', { name: 'codTipoTelefono' })[0]?.getAttribute('href')).toBe(
      '/diccionario/codTipoTelefono/1.0',
    );
    expect(container.querySelector('img')).toBeNull();
    await expectNoViolations(container);
  });

  it('[AREA-06] begins with an example of the chosen element; how to mend a fault comes before what was there', async () => {
    open('/validador?elemento=datoTelefono', () => Response.json(INVALIDO));
    await userEvent.click(await screen.findByRole('button', { name: 'Cargar un ejemplo' }));
    await expect
      .poll(() => screen.getByLabelText<HTMLTextAreaElement>('Mensaje').value)
      .toBe('<datoTelefono/>');
    await userEvent.click(screen.getByRole('button', { name: 'Validar' }));
    const table = await screen.findByRole('table', { name: 'Errores del mensaje' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Línea', 'Columna', 'Elemento', 'Qué pasa', 'Cómo corregirlo', 'Se esperaba', 'Se encontró']);
    await userEvent.click(screen.getByRole('radio', { name: 'Un esquema mío' }));
    await expect.poll(() => screen.queryByRole('button', { name: 'Cargar un ejemplo' })).toBeNull();
  });

  it('what was found against one version is not shown against another', async () => {
    open('/validador?elemento=datoTelefono&version=1.0', () => Response.json(INVALIDO));
    const version = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Versión' });
    await expect.poll(() => version.value).toBe('1.0');
    await userEvent.click(screen.getByLabelText('Mensaje'));
    await userEvent.paste('<datoTelefono/>');
    await userEvent.click(screen.getByRole('button', { name: 'Validar' }));
    expect(await screen.findByText(/no es válido/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Versión' }), '1.1');
    await expect.poll(() => screen.queryByText(/no es válido/)).toBeNull();
  });

  it('what was asked against one version and answers late does not take the place of what is asked now', async () => {
    const late = Promise.withResolvers<Response>();
    const answers = [
      late.promise,
      Response.json({ ...INVALIDO, totalErrores: 0, resultado: 'valido', nodos: [] }),
    ];
    const { sent } = open(
      '/validador?elemento=datoTelefono&version=1.0',
      () => answers.shift() ?? Response.error(),
    );
    const version = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Versión' });
    await expect.poll(() => version.value).toBe('1.0');
    await userEvent.click(screen.getByLabelText('Mensaje'));
    await userEvent.paste('<datoTelefono/>');
    await userEvent.click(screen.getByRole('button', { name: 'Validar' }));
    await userEvent.selectOptions(version, '1.1');
    await userEvent.click(await screen.findByRole('button', { name: 'Validar' }));
    expect(await screen.findByText(/es válido/)).toBeTruthy();
    expect(sent).toHaveLength(2);
    await act(async () => late.resolve(Response.json(INVALIDO)));
    expect(screen.getByText(/es válido/)).toBeTruthy();
  });

  it('what is typed over the chosen element is kept', async () => {
    const { router } = open('/validador?elemento=datoTelefono', () => Response.json(INVALIDO));
    const elemento = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Elemento' });
    await expect.poll(() => elemento.value).toBe('Dato de teléfono');
    await userEvent.type(elemento, '{Backspace}s');
    expect(elemento.value).toBe('Dato de teléfons');
    expect(router.state.location.search).toBe('');
  });

  it('the choice of an element stands in the address', async () => {
    const { router } = open('/validador', () => Response.json(INVALIDO));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Elemento' }), 'tel');
    await userEvent.click(await screen.findByRole('option', { name: /Dato de teléfono/ }));
    await expect.poll(() => router.state.location.search).toBe('?elemento=datoTelefono');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Versión' }), '1.0');
    await expect.poll(() => router.state.location.search).toBe('?elemento=datoTelefono&version=1.0');
  });

  it('the tab and the kind of schema stand in the address: shared it shows the same, back undoes them', async () => {
    const { router } = open('/validador?pestana=lote&contra=propio', () => Response.json(INVALIDO));
    expect(
      (await screen.findByRole('tab', { name: 'Un lote de mensajes' })).getAttribute('aria-selected'),
    ).toBe('true');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Un esquema mío' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Un elemento del registro' }));
    await expect.poll(() => router.state.location.search).toBe('?pestana=lote');
    await userEvent.click(screen.getByRole('tab', { name: 'Un mensaje' }));
    await expect.poll(() => router.state.location.search).toBe('');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Elemento' }), 'tel');
    await userEvent.click(await screen.findByRole('option', { name: /Dato de teléfono/ }));
    await expect.poll(() => router.state.location.search).toBe('?elemento=datoTelefono');
    await act(() => router.navigate(-1));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Elemento' }).value).toBe('');
    await act(() => router.navigate(-1));
    expect(screen.getByRole('tab', { name: 'Un lote de mensajes' }).getAttribute('aria-selected')).toBe(
      'true',
    );
    await act(() => router.navigate(-1));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Un esquema mío' }).checked).toBe(true);
  });

  it('what was written and what was found outlive a look at the other tab', async () => {
    open('/validador?elemento=datoTelefono&version=1.0', () => Response.json(INVALIDO));
    const version = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Versión' });
    await expect.poll(() => version.value).toBe('1.0');
    await userEvent.click(screen.getByLabelText('Mensaje'));
    await userEvent.paste('<datoTelefono/>');
    await userEvent.click(screen.getByRole('button', { name: 'Validar' }));
    await screen.findByText(/no es válido/);
    await userEvent.click(screen.getByRole('tab', { name: 'Un lote de mensajes' }));
    await screen.findByRole('button', { name: 'Validar lote' });
    await userEvent.click(screen.getByRole('tab', { name: 'Un mensaje' }));
    expect(await screen.findByDisplayValue('<datoTelefono/>')).toBeTruthy();
    expect(screen.getByText(/no es válido/)).toBeTruthy();
  });

  it('says why it cannot be validated yet', async () => {
    const { sent, container } = open('/validador', () => Response.json(INVALIDO));
    const button = await screen.findByRole('button', { name: 'Validar' });
    await userEvent.click(button);
    expect(await screen.findByText(/Elija el elemento contra el que se valida/)).toBeTruthy();
    expect(sent).toEqual([]);
    await expectNoViolations(container);
  });

  it('a file that is empty or too heavy is refused as it is chosen, and what was chosen before stays', async () => {
    const { sent, container } = open('/validador', () => Response.json(INVALIDO));
    const input = await screen.findByLabelText('Archivo del mensaje', { selector: 'input' });
    await userEvent.upload(input, new File(['<a/>'], 'bueno.xml'));
    await userEvent.upload(input, new File([], 'vacio.xml'));
    expect(screen.getByRole('alert').textContent).toBe('«vacio.xml» está vacío.');
    await userEvent.upload(input, new File([new Uint8Array(5_000_001)], 'grande.xml'));
    expect(screen.getByRole('alert').textContent).toBe('«grande.xml» pesa 5 MB y el máximo es 5 MB.');
    const elegidos = screen.getByRole('list', { name: 'Archivo del mensaje: archivos elegidos' });
    expect(elegidos.textContent).toContain('bueno.xml');
    await expectNoViolations(container);
    await userEvent.upload(input, new File(['<b/>'], 'otro.xml'));
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(sent).toEqual([]);
  });

  it('an own schema travels with the message', async () => {
    const { sent } = open('/validador', () => Response.json({ ...INVALIDO, resultado: 'valido', nodos: [] }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Un esquema mío' }));
    await userEvent.upload(
      screen.getByLabelText('Esquema', { selector: 'input' }),
      new File(['<x/>'], 'mio.xsd'),
    );
    await userEvent.upload(
      screen.getByLabelText('Archivo del mensaje', { selector: 'input' }),
      new File(['<a/>'], 'mensaje.xml'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Validar' }));
    expect(await screen.findByText(/es válido: cumple el esquema/)).toBeTruthy();
    expect(fileOf(sent, 'esquema').name).toBe('mio.xsd');
    expect(fileOf(sent, 'mensaje').name).toBe('mensaje.xml');
  });

  it('a refused message says the reason; a failed call says it too', async () => {
    const answers = [
      Response.json({
        ...INVALIDO,
        resultado: 'rechazado',
        motivo: {
          codigo: 'DOCTYPE',
          mensaje: 'El documento declara un DOCTYPE.',
          detalles: ['Está en el esquema.'],
        },
        nodos: [],
      }),
      Response.json({ code: 'X', mensaje: 'El validador está atendiendo otros mensajes.' }, { status: 503 }),
    ];
    open('/validador?elemento=datoTelefono', () => answers.shift() ?? Response.error());
    await expect
      .poll(() => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Versión' })?.value)
      .toBe('1.1');
    await userEvent.type(screen.getByLabelText('Mensaje'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Validar' }));
    expect(await screen.findByText('Está en el esquema.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Validar' }));
    expect(await screen.findByText('El validador está atendiendo otros mensajes.')).toBeTruthy();
  });
});

describe('batch', () => {
  it('many files are taken back with one press', async () => {
    open('/validador?pestana=lote', () => Response.error());
    await userEvent.upload(await screen.findByLabelText('Mensajes', { selector: 'input' }), [
      new File(['<a/>'], 'a.xml'),
      new File(['<b/>'], 'b.xml'),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar los 2' }));
    expect(screen.queryByText(/a\.xml/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull();
  });

  const informes: InformeDeLote[] = [
    { ...INVALIDO, archivo: 'a.xml', numero: 1, total: 2 },
    { ...INVALIDO, archivo: 'b.xml', resultado: 'valido', totalErrores: 0, nodos: [], numero: 2, total: 2 },
  ];
  const encode = (text: string) => new TextEncoder().encode(text);

  async function start(answer: () => Response) {
    const opened = open('/validador?elemento=datoTelefono', answer);
    await userEvent.click(await screen.findByRole('tab', { name: 'Un lote de mensajes' }));
    await userEvent.upload(screen.getByLabelText('Mensajes', { selector: 'input' }), [
      new File(['<a/>'], 'a.xml'),
      new File(['<b/>'], 'b.xml'),
    ]);
    await expect
      .poll(() => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Versión' })?.value)
      .toBe('1.1');
    await userEvent.click(screen.getByRole('button', { name: 'Validar lote' }));
    return opened;
  }

  it('shows each report as it comes, and the whole can be taken along', async () => {
    let control: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (mine) => {
        control = mine;
      },
    });
    const bodies = [body, 'PK'];
    const { sent, container } = await start(() => new Response(bodies.shift()));
    expect(sent[0]?.form.getAll('mensaje')).toHaveLength(2);
    const [first, second] = informes.map((informe) => JSON.stringify(informe));
    control?.enqueue(encode(`[\n${first?.slice(0, 40)}`));
    control?.enqueue(encode(`${first?.slice(40)},\n`));
    expect(await screen.findByText('1 de 2 mensajes validados')).toBeTruthy();
    control?.enqueue(encode(`${second}\n]`));
    control?.close();
    expect(await screen.findByText('1 de 2 mensajes son válidos.')).toBeTruthy();
    const table = within(screen.getByRole('table', { name: 'Mensajes del lote' }));
    expect(table.getByText('a.xml')).toBeTruthy();
    const create = vi.fn((_blob: Blob) => 'blob:x');
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
    await userEvent.click(screen.getByRole('button', { name: 'Descargar informe (CSV)' }));
    const [blob] = create.mock.calls[0] ?? [];
    expect(await blob?.text()).toContain('a.xml;No válido;2;3;');
    await userEvent.click(screen.getByRole('button', { name: 'Descargar informe (Excel)' }));
    await expect.poll(() => create.mock.calls.length).toBe(2);
    expect(sent[1]?.url).toContain('/validador/lote/informe');
    const reports = sent[1]?.form.get('informe');
    expect(reports instanceof File && JSON.parse(await reports.text())).toEqual(informes);
    await expectNoViolations(container);
  });

  it('can be given up; what was told stays', async () => {
    let control: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (mine) => {
        control = mine;
      },
    });
    await start(() => new Response(body));
    control?.enqueue(encode(`[\n${JSON.stringify(informes[0])},\n`));
    await screen.findByText('1 de 2 mensajes validados');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    // The browser breaks the stream of a call that is given up.
    control?.error(new DOMException('given up', 'AbortError'));
    expect(await screen.findByText(/Usted canceló el lote/)).toBeTruthy();
    expect(screen.getByText('a.xml')).toBeTruthy();
  });

  it('[AREA-11] goes on while the other tab is looked at, which keeps what was written there', async () => {
    let control: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (mine) => {
        control = mine;
      },
    });
    const { sent } = await start(() => new Response(body));
    control?.enqueue(encode(`[\n${JSON.stringify(informes[0])},\n`));
    await screen.findByText('1 de 2 mensajes validados');
    await userEvent.click(screen.getByRole('tab', { name: 'Un mensaje' }));
    await userEvent.click(screen.getByLabelText('Mensaje'));
    await userEvent.paste('<datoTelefono/>');
    control?.enqueue(encode(`${JSON.stringify(informes[1])}\n]`));
    control?.close();
    await userEvent.click(screen.getByRole('tab', { name: 'Un lote de mensajes' }));
    expect(await screen.findByText('1 de 2 mensajes son válidos.')).toBeTruthy();
    expect(sent).toHaveLength(1);
    await userEvent.click(screen.getByRole('tab', { name: 'Un mensaje' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Mensaje').value).toBe('<datoTelefono/>');
  });

  it('[AREA-11] what was found of some messages is not shown of others', async () => {
    await start(
      () => new Response(`[\n${informes.map((informe) => JSON.stringify(informe)).join(',\n')}\n]`),
    );
    await screen.findByText('1 de 2 mensajes son válidos.');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar b.xml' }));
    expect(screen.queryByText('1 de 2 mensajes son válidos.')).toBeNull();
    expect(screen.queryByRole('table', { name: 'Mensajes del lote' })).toBeNull();
  });

  it('[AREA-11] more files than a batch has are refused as they are chosen; a reason comes with its details', async () => {
    const motivo = { codigo: 'ARCHIVO_FALTANTE', mensaje: 'Falta.', detalles: ['Pide «otro.xsd».'] } as const;
    const rechazado = {
      ...informes[1],
      resultado: 'rechazado',
      motivo: { ...motivo, detalles: [...motivo.detalles] },
    };
    await start(() => new Response(`[\n${JSON.stringify(informes[0])},\n${JSON.stringify(rechazado)}\n]`));
    expect(await screen.findByText('Falta. Pide «otro.xsd».')).toBeTruthy();
    await userEvent.upload(
      screen.getByLabelText('Mensajes', { selector: 'input' }),
      Array.from({ length: 199 }, (_, lugar) => new File(['<a/>'], `${lugar}.xml`)),
    );
    expect(screen.getByText('Son 201 archivos y el máximo es 200. Divida el lote.')).toBeTruthy();
  });

  it('an answer that breaks off is no whole one', async () => {
    await start(() => new Response(`[\n${JSON.stringify(informes[0])},\n`));
    expect(await screen.findByText(/La respuesta se interrumpió/)).toBeTruthy();
  });
});
