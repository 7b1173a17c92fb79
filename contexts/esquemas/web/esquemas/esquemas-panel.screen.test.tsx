// @vitest-environment jsdom
import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import type { VistaEsquema } from '../../contract/index.ts';
import { EsquemasPanel } from './esquemas-panel.tsx';
import { useDescargaEsquema } from './use-descarga-esquema.ts';

const user = userEvent.setup({ delay: null });

const XSD: VistaEsquema = {
  descarga: 'datoTelefono-1.0-xsd.zip',
  archivos: [
    {
      nombre: 'Esquemas/Comun/Ubicacion/tipoDatoTelefono.xsd',
      lenguaje: 'xml',
      texto: '<xs:schema>\n  <xs:element name="datoTelefono"/>\n</xs:schema>\n',
      recortado: false,
    },
    {
      nombre: 'Esquemas/_esquema.xsd',
      lenguaje: 'xml',
      texto: '<xs:schema><!-- entrada --></xs:schema>\n',
      recortado: true,
    },
  ],
};
const JSON_SCHEMA: VistaEsquema = {
  descarga: 'datoTelefono-1.0.json',
  archivos: [{ nombre: 'datoTelefono-1.0.json', lenguaje: 'json', texto: '{ "a": 1 }\n', recortado: false }],
};

function open(answer: (address: string) => Response, part = <Panel />) {
  const calls: string[] = [];
  const fake: typeof fetch = async (input) => {
    calls.push(String(input));
    return answer(String(input));
  };
  const client = createApiClient({ getSession: () => null, onUnauthorized: () => undefined, fetch: fake });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        {part}
        <BannerHost />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return calls;
}

const Panel = () => <EsquemasPanel elementoId={7} version="1.0" identificador="datoTelefono" />;

const read = (address: string) => Response.json(address.includes('/json/') ? JSON_SCHEMA : XSD);

describe('the schemas of an element', () => {
  it('shows the XSD first, numbered and whole', async () => {
    const calls = open(read);
    const code = await screen.findByRole('region', { name: /tipoDatoTelefono\.xsd/ });
    expect(code.textContent).toBe('<xs:schema>  <xs:element name="datoTelefono"/></xs:schema>');
    expect(calls).toEqual(['/api-public/elemento-dato/esquema/7/1.0/xsd/vista']);
    expect(code.tabIndex).toBe(0);
  });

  it('has a tab for each form, moved through by the keyboard', async () => {
    open(read);
    await screen.findByRole('region', { name: /tipoDatoTelefono/ });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
      'XSD',
      'JSON Schema',
      'OpenAPI',
      'JSON-LD',
      'Turtle',
      'SHACL',
      'RDF/XML',
      'Ejemplos',
    ]);
    screen.getByRole('tab', { name: 'XSD' }).focus();
    await user.keyboard('{ArrowRight}');
    expect((await screen.findByRole('region', { name: /datoTelefono-1\.0\.json/ })).textContent).toBe(
      '{ "a": 1 }',
    );
  });

  it('shows the other files of the package, and says where a text was cut', async () => {
    open(read);
    await user.selectOptions(await screen.findByLabelText(/Archivo, de los 2/), 'Esquemas/_esquema.xsd');
    const code = screen.getByRole('region', { name: /_esquema\.xsd/ });
    expect(within(code).getByText(/entrada/)).toBeTruthy();
    expect(screen.getByText(/Se muestra el comienzo/)).toBeTruthy();
  });

  it('copies the text without the numbers, and says so', async () => {
    open(read);
    await user.click(await screen.findByRole('button', { name: 'Copiar' }));
    expect(await navigator.clipboard.readText()).toBe(XSD.archivos[0]?.texto);
    expect(await screen.findByText('Texto copiado.')).toBeTruthy();
  });

  it('has the text selected where the browser forbids to copy', async () => {
    open(read);
    const copy = await screen.findByRole('button', { name: 'Copiar' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await user.click(copy);
    const code = screen.getByRole('region', { name: /^Texto de/ });
    await expect.poll(() => getSelection()?.toString()).toBe(code.textContent);
    expect(screen.queryByRole('button', { name: 'Copiado' })).toBeNull();
  });

  it('downloads the file with its name', async () => {
    const clicked = vi.fn<(name: string) => void>();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked(this.download);
    });
    URL.createObjectURL = () => 'blob:x';
    const calls = open((address) => (address.endsWith('/vista') ? read(address) : new Response('PK')));
    await user.click(await screen.findByRole('button', { name: /Descargar datoTelefono-1\.0-xsd\.zip/ }));
    await waitFor(() => expect(clicked).toHaveBeenCalledWith('datoTelefono-1.0-xsd.zip'));
    expect(calls.at(-1)).toBe('/api-public/elemento-dato/esquema/7/1.0/xsd');
    saved.mockRestore();
  });

  it('says why a schema cannot be shown, and tries again', async () => {
    let fails = true;
    open((address) =>
      fails
        ? Response.json(
            { status: 422, code: 'ESQUEMA_CON_FALLAS', mensaje: 'La estructura tiene fallas.' },
            { status: 422 },
          )
        : read(address),
    );
    expect(await screen.findByText(/La estructura tiene fallas/)).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('region', { name: /tipoDatoTelefono/ })).toBeTruthy();
  });

  it('axe finds nothing', async () => {
    open(read);
    await screen.findByRole('region', { name: /tipoDatoTelefono/ });
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('takes several elements as one package', async () => {
    URL.createObjectURL = () => 'blob:x';
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    function Conjunto() {
      const { downloadConjunto } = useDescargaEsquema();
      return (
        <button type="button" onClick={() => void downloadConjunto([7, 9], 'xsd')}>
          Conjunto
        </button>
      );
    }
    const calls = open(() => new Response('PK'), <Conjunto />);
    await user.click(screen.getByRole('button', { name: 'Conjunto' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(calls).toEqual(['/api-public/elemento-dato/esquema/conjunto/vigente/xsd?elementos=7%2C9']);
    saved.mockRestore();
  });
});
