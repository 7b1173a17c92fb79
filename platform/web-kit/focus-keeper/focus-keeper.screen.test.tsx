// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Card } from '../card/index.ts';
import { ModalHost, useModal } from '../modal/index.ts';
import { FocusKeeper } from './index.ts';

// The dialog loads at its first use; a busy machine must not make that the subject of the test.
beforeAll(() => import('../modal/request-dialog.tsx'));

function show(content: ReactNode): void {
  const element = (
    <>
      <main>
        <h1>Personas</h1>
        {content}
      </main>
      <FocusKeeper />
      <ModalHost />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const button = (name: string) => screen.getByRole('button', { name });
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

function Lista({ asks = false, anew = false }: { readonly asks?: boolean; readonly anew?: boolean }) {
  const modals = useModal();
  const [nombres, setNombres] = useState(['Ana', 'Luis', 'Eva']);
  const [version, setVersion] = useState(0);
  async function remove(nombre: string): Promise<void> {
    if (asks && !(await modals.ask({ title: '¿Eliminar?', confirmLabel: 'Eliminar' }))) return;
    setNombres((now) => now.filter((one) => one !== nombre));
    if (anew) setVersion(version + 1);
  }
  return (
    <Card title="Nombres">
      {nombres.length === 0 ? (
        <p>No hay nombres.</p>
      ) : (
        <table>
          <tbody>
            {nombres.map((nombre) => (
              <tr key={`${nombre} ${version}`}>
                <td>
                  <button type="button">Editar {nombre}</button>
                  <button type="button" onClick={() => void remove(nombre)}>
                    Eliminar {nombre}
                  </button>
                  <button
                    type="button"
                    onClick={() => setNombres((now) => [...now.filter((one) => one !== nombre), nombre])}
                  >
                    Bajar {nombre}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

describe('the focus after a row is gone', () => {
  it.each([
    ['at once', {}],
    ['after a question', { asks: true }],
    ['with every row drawn anew', { anew: true }],
  ])('%s: the same control of the next row, of the one before the last, the heading', async (_, settings) => {
    show(<Lista {...settings} />);
    const remove = async (nombre: string) => {
      await userEvent.click(button(`Eliminar ${nombre}`));
      if ('asks' in settings) await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    };
    await remove('Luis');
    await expect.poll(focused).toBe('Eliminar Eva');
    await remove('Eva');
    await expect.poll(focused).toBe('Eliminar Ana');
    await remove('Ana');
    await expect.poll(focused).toBe('Nombres');
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it('boxes that repeat are rows too; the one before the last when they have no identity', async () => {
    function Cajas() {
      const [filas, setFilas] = useState(['uno', 'dos']);
      return (
        <fieldset>
          <legend>Filas</legend>
          {filas.map((fila, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity are the subject
            <div key={at} className="fila">
              <input aria-label={`Fila ${at + 1}`} defaultValue={fila} />
              <button type="button" onClick={() => setFilas(filas.filter((_, other) => other !== at))}>
                Quitar {at + 1}
              </button>
            </div>
          ))}
        </fieldset>
      );
    }
    show(<Cajas />);
    await userEvent.click(button('Quitar 2'));
    await expect.poll(focused).toBe('Quitar 1');
    await userEvent.click(button('Quitar 1'));
    await expect.poll(focused).toBe('Personas');
  });

  it('a row that moves keeps it', async () => {
    show(<Lista />);
    await userEvent.click(button('Bajar Ana'));
    await expect.poll(focused).toBe('Bajar Ana');
  });

  it('a press elsewhere leaves the control: nothing is taken back', async () => {
    function Later() {
      const [isThere, setThere] = useState(true);
      return (
        <>
          {isThere ? <button type="button">Quitar</button> : <p>No está</p>}
          <p onPointerUp={() => setThere(false)}>Texto</p>
        </>
      );
    }
    show(<Later />);
    button('Quitar').focus();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.pointerDown(screen.getByText('Texto'));
    button('Quitar').blur();
    fireEvent.pointerUp(screen.getByText('Texto'));
    // The page tells of its change before what follows it.
    await Promise.resolve();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(screen.getByText('No está')).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });
});

function Estado({ inRow = false }: { readonly inRow?: boolean }) {
  const [isActive, setActive] = useState(true);
  const actions = (
    <button key={String(isActive)} type="button" onClick={() => setActive(!isActive)}>
      {isActive ? 'Inactivar' : 'Activar'}
    </button>
  );
  return (
    <Card title="Estado">
      {inRow ? (
        <ul>
          <li>{actions}</li>
        </ul>
      ) : (
        <div>{actions}</div>
      )}
    </Card>
  );
}

function Edicion() {
  const [isEditing, setEditing] = useState(false);
  const [nombre, setNombre] = useState('Ana');
  return (
    <Card title="Datos">
      {isEditing ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setEditing(false);
          }}
        >
          <input
            // biome-ignore lint/a11y/noAutofocus: as the forms of the product do
            autoFocus
            aria-label="Nombre"
            value={nombre}
            onChange={({ target }) => setNombre(target.value)}
          />
          <button type="submit">Guardar</button>
        </form>
      ) : (
        <div>
          {nombre} <button type="button">Otro</button>
          <button type="button" onClick={() => setEditing(true)}>
            Editar
          </button>
        </div>
      )}
    </Card>
  );
}

describe('the focus after a state changed', () => {
  it('goes to the heading of what changed', async () => {
    show(<Estado />);
    await userEvent.click(button('Inactivar'));
    await expect.poll(focused).toBe('Estado');
  });

  it('stays in the row', async () => {
    show(<Estado inRow />);
    await userEvent.click(button('Inactivar'));
    await expect.poll(focused).toBe('Activar');
  });

  it('stays in the row whose pressed button goes away and leaves its twins', async () => {
    function Carga() {
      const [hasFailed, setFailed] = useState(true);
      return (
        <Card title="Archivos">
          <ul>
            <li>
              {hasFailed ? (
                <button type="button" className="icono" onClick={() => setFailed(false)}>
                  Reintentar ley.pdf
                </button>
              ) : null}
              <button type="button" className="icono">
                {hasFailed ? 'Descartar' : 'Cancelar'} ley.pdf
              </button>
            </li>
          </ul>
        </Card>
      );
    }
    show(<Carga />);
    await userEvent.click(button('Reintentar ley.pdf'));
    await expect.poll(focused).toBe('Cancelar ley.pdf');
  });

  it('a form in the place of its button gives it back to the button', async () => {
    show(<Edicion />);
    await userEvent.click(button('Editar'));
    await expect.poll(focused).toBe('Nombre');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('Editar');
  });

  it('a control that was switched off for a while has it again', async () => {
    function Switched() {
      const [isBusy, setBusy] = useState(false);
      return (
        <>
          <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
            Guardar
          </button>
          <output onPointerUp={() => setBusy(false)}>{isBusy ? 'Guardando' : 'Listo'}</output>
        </>
      );
    }
    show(<Switched />);
    await userEvent.click(button('Guardar'));
    // The browser takes the focus of what is switched off without telling; the environment of the test does not.
    (document.activeElement as HTMLElement).blur();
    screen.getByText('Guardando').dispatchEvent(new Event('pointerup', { bubbles: true }));
    await expect.poll(focused).toBe('Guardar');
  });
});
