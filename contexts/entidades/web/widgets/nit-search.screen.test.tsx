// @vitest-environment jsdom
import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MENSAJES_NIT } from '../../contract/terms.ts';
import { NitSearch, type NitSearchProps } from './nit-search.tsx';

const VERIFICAR = 'Error, por favor verifica la información suministrada';

const answered = vi.fn<typeof fetch>();
const onResult = vi.fn<NitSearchProps['onResult']>();
const onValidChange = vi.fn<NitSearchProps['onValidChange']>();
const submitted = vi.fn();

beforeEach(() => {
  for (const spy of [answered, onResult, onValidChange, submitted]) spy.mockReset();
});

function tree(kind: NitSearchProps['kind']) {
  const client = createApiClient({
    getSession: () => null,
    onUnauthorized: () => undefined,
    fetch: answered,
  });
  return (
    <ApiProvider client={client}>
      <form onSubmit={submitted}>
        <NitSearch kind={kind} onResult={onResult} onValidChange={onValidChange} />
      </form>
    </ApiProvider>
  );
}

const nit = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'NIT*' });
const dv = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Número de verificación NIT*' });
const consultar = () => screen.getByRole<HTMLButtonElement>('button', { name: 'CONSULTAR' });

async function fill(nitText: string, dvText: string): Promise<void> {
  if (nitText) await userEvent.type(nit(), nitText);
  if (dvText) await userEvent.type(dv(), dvText);
}

function answerOnce(answer: object, status = 200): void {
  answered.mockResolvedValueOnce(Response.json(answer, { status }));
}
const found = { existRUES: true, errorWS: false, msgErrorWS: null, nombre: 'ANDINA DE DATOS S.A.S.' };
function refused(msgErrorWS: string, errorWS = false) {
  return { existRUES: false, errorWS, msgErrorWS, nombre: null };
}

function description(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

async function findCompany(): Promise<void> {
  answerOnce(found);
  await fill('999000017', '1');
  await userEvent.click(consultar());
  await screen.findByText('Andina de datos s.a.s.');
}

describe('numbers', () => {
  beforeEach(() => {
    render(tree('privada'));
  });

  it("[REG-09] 'CONSULTAR' is disabled while the numbers are missing, and says which", async () => {
    expect(consultar().disabled).toBe(true);
    expect(description(consultar())).toBe('Para consultar escriba el NIT y el número de verificación.');
    await fill('999000017', '');
    expect(description(consultar())).toBe('Para consultar escriba el número de verificación.');
    await fill('', '1');
    expect(consultar().disabled).toBe(false);
    expect(description(consultar())).toBe('');
  });

  it("[REG-10] a NIT left empty says 'NIT es requerido'", async () => {
    await userEvent.click(nit());
    await userEvent.tab();
    expect(description(nit())).toBe('NIT es requerido');
  });

  it("[REG-10] a verification number left empty says 'Número de verificación es requerido'", async () => {
    await userEvent.click(dv());
    await userEvent.tab();
    expect(description(dv())).toBe('Número de verificación es requerido');
  });

  it("[REG-10] a NIT with other characters says 'Contiene caracteres no validos'", async () => {
    await fill('899.999.053', '1');
    expect(description(nit())).toBe('Contiene caracteres no validos');
    expect(consultar().disabled).toBe(true);
    expect(description(consultar())).toBe('Para consultar corrija los datos señalados.');
  });

  it("[REG-10] a verification number with other characters says 'Contiene caracteres no validos'", async () => {
    await fill('899999053', 'a');
    expect(description(dv())).toBe('Contiene caracteres no validos');
    expect(consultar().disabled).toBe(true);
  });

  it('[REG-10] [REG-11] NIT zero is rejected in the browser', async () => {
    await fill('0', '0');
    expect(description(nit())).toBe(VERIFICAR);
    expect(consultar().disabled).toBe(true);
  });

  it('[REG-10] [REG-11] a wrong check digit is rejected in the browser, without asking', async () => {
    await fill('899999053', '2{Enter}');
    expect(description(dv())).toBe(VERIFICAR);
    expect(consultar().disabled).toBe(true);
    expect(answered).not.toHaveBeenCalled();
  });
});

describe('look-up', () => {
  it.each([
    ['privada', '/api-public/entidad/finderNIT'],
    ['ies', '/api-public/entidad/finderIESNIT'],
  ] as const)('[REG-09] kind %s asks %s', async (kind, url) => {
    render(tree(kind));
    await findCompany();
    expect(answered.mock.calls[0]?.[0]).toBe(url);
    expect(answered.mock.calls[0]?.[1]?.body).toBe('{"nit":"999000017","dv":"1"}');
  });

  it("[REG-09] 'Razon Social' shows the name found", async () => {
    render(tree('privada'));
    expect(screen.queryByText('Razon Social')).toBeNull();
    await findCompany();
    expect(screen.getByRole('status').textContent).toBe('Razon Social Andina de datos s.a.s.');
  });

  it('[REG-09] reports no result at the start, then the result and that the form is valid', async () => {
    render(tree('privada'));
    expect(onResult.mock.calls).toEqual([[null]]);
    expect(onValidChange.mock.calls).toEqual([[false]]);
    await findCompany();
    expect(onResult).toHaveBeenLastCalledWith({ nit: '999000017', dv: 1, nombre: 'ANDINA DE DATOS S.A.S.' });
    expect(onValidChange).toHaveBeenLastCalledWith(true);
  });

  it.each([
    ['NIT*', nit],
    ['Número de verificación NIT*', dv],
  ])('[REG-09] changing %s clears the result', async (_label, input) => {
    render(tree('privada'));
    await findCompany();
    await userEvent.type(input(), '{Backspace}');
    expect(screen.queryByText('Razon Social')).toBeNull();
    expect(onResult).toHaveBeenLastCalledWith(null);
    expect(onValidChange).toHaveBeenLastCalledWith(false);
  });

  it('another kind starts empty', async () => {
    const { rerender } = render(tree('privada'));
    await findCompany();
    rerender(tree('ies'));
    expect([nit().value, dv().value]).toEqual(['', '']);
    expect(onResult).toHaveBeenLastCalledWith(null);
  });

  it('Enter consults and does not send the form around', async () => {
    render(tree('privada'));
    answerOnce(found);
    await fill('999000017', '1{Enter}');
    await screen.findByText('Razon Social');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('is busy while it waits, and a number changed meanwhile drops the answer', async () => {
    render(tree('privada'));
    let release: (response: Response) => void = () => undefined;
    answered.mockReturnValueOnce(
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    await fill('999000017', '1');
    await userEvent.click(consultar());
    const busy = screen.getByRole('button', { name: 'Consultando' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(busy);
    expect(answered).toHaveBeenCalledTimes(1);
    await userEvent.type(nit(), '{Backspace}');
    release(Response.json(found));
    await expect.poll(() => consultar()).toBeTruthy();
    expect(screen.queryByText('Razon Social')).toBeNull();
    expect(onResult.mock.calls).toEqual([[null]]);
  });
});

describe('no entity', () => {
  it.each([
    ['privada', 'not found', VERIFICAR, false],
    [
      'ies',
      'not found',
      'Conforme los datos ingresados no se encontró alguna entidad. Por favor verifique la información suministrada',
      false,
    ],
    ['privada', 'technical fault', MENSAJES_NIT.fallaRues, true],
    ['ies', 'technical fault', MENSAJES_NIT.fallaSnies, true],
  ] as const)(
    '[REG-11] %s, %s: its own text, and the form is not valid',
    async (kind, _case, text, errorWS) => {
      render(tree(kind));
      answerOnce(refused(text, errorWS));
      await fill('890903938', '8');
      await userEvent.click(consultar());
      expect((await screen.findByRole('alert')).textContent).toBe(text);
      expect(onValidChange).toHaveBeenLastCalledWith(false);
      expect(onResult).toHaveBeenLastCalledWith(null);
    },
  );

  it("a failed connection offers 'Reintentar' and keeps the numbers", async () => {
    render(tree('privada'));
    answered.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await fill('999000017', '1');
    await userEvent.click(consultar());
    expect((await screen.findByRole('alert')).textContent).toMatch(/No fue posible conectarse/);
    expect([nit().value, dv().value]).toEqual(['999000017', '1']);
    answerOnce(found);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('Razon Social');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asking too often shows the reason of the server', async () => {
    render(tree('privada'));
    answerOnce(
      { code: 'DEMASIADAS_PETICIONES', mensaje: 'Espere un momento.', detalles: [], status: 429 },
      429,
    );
    await fill('999000017', '1');
    await userEvent.click(consultar());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Espere un momento\./);
  });
});
