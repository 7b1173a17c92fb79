// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { DraftStore } from '../draft-store/index.ts';
import { useRuledForm } from '../ruled-form/index.ts';
import { createMemoryDrafts, createTestSite } from '../testing/index.ts';
import { DraftOffer, DraftOwnerContext, DraftStoreContext } from './index.ts';

interface Valores {
  readonly nombre: string;
  readonly nota: string;
  readonly firma: string;
}

const VACIO: Valores = { nombre: '', nota: '', firma: '' };
const NOMBRES = { nombre: 'Nombre', nota: 'Nota', firma: 'Firma' };

function Formulario() {
  const form = useRuledForm<Valores>({
    initial: VACIO,
    names: NOMBRES,
    findErrors: () => ({}),
    draft: { name: 'nota', version: null },
    exceptDraft: ['firma'],
    onSend: async () => undefined,
  });
  return (
    <form key={form.draft.takes} onSubmit={form.onSubmit}>
      <DraftOffer draft={form.draft} />
      {(['nombre', 'nota', 'firma'] as const).map((name) => (
        <label key={name}>
          {NOMBRES[name]}{' '}
          <input value={form.values[name]} onChange={({ target }) => form.change({ [name]: target.value })} />
        </label>
      ))}
    </form>
  );
}

const user = userEvent.setup({ delay: null });
const ANA = { person: '1', place: '7' };

function open(store: DraftStore, owner: typeof ANA | null = ANA) {
  const element = (
    <DraftStoreContext value={store}>
      <DraftOwnerContext value={owner}>
        <Formulario />
      </DraftOwnerContext>
    </DraftStoreContext>
  );
  const routes = [
    { path: '/nueva', element },
    { path: '/otra', element: <p>Otra</p> },
  ];
  const { site, router } = createTestSite({
    routes,
    address: '/nueva',
    fake: async () => Response.json({}),
  });
  render(site);
  return router;
}

/** Opens it and types. */
async function type(store: DraftStore, texts: Partial<Valores>, owner?: typeof ANA | null) {
  const router = open(store, owner);
  await screen.findByLabelText('Nombre');
  for (const [name, text] of Object.entries(texts))
    await user.type(screen.getByLabelText(NOMBRES[name as keyof Valores]), text);
  return router;
}

/** The page goes away as at a reload: its screen is not left. */
function stopPage(): void {
  document.body.innerHTML = '';
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const readField = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
/** Whether the browser would ask before the page goes. */
const asksBrowser = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(cleanup);

describe('what is typed in a form of something new', () => {
  it('[SHELL-04] is kept on the computer, after which a reload asks nothing, and is offered with its hour', async () => {
    const { store, list } = createMemoryDrafts();
    await type(store, { nombre: 'Pasaportes', firma: 'Ana' });
    await waitFor(() => expect(list()).toEqual([{ nombre: 'Pasaportes', nota: '' }]));
    await waitFor(() => expect(asksBrowser()).toBe(false));
    stopPage();
    open(store);
    expect((await screen.findByText(/Tiene un borrador sin enviar/)).closest('p')?.textContent).toMatch(
      /hoy a las \d{1,2}:\d{2}\s[ap]\.\sm\./,
    );
    expect(readField('Nombre')).toBe('');
    await press('Recuperar borrador');
    expect([readField('Nombre'), readField('Firma')]).toEqual(['Pasaportes', '']);
    expect(screen.queryByText(/Tiene un borrador/)).toBeNull();
  });

  it('[SHELL-04] is not written over while it waits; taken, it leaves in place what was typed since', async () => {
    const { store, list } = createMemoryDrafts();
    await type(store, { nombre: 'Pasaportes', nota: 'Vieja' });
    await waitFor(() => expect(list()).toEqual([{ nombre: 'Pasaportes', nota: 'Vieja' }]));
    stopPage();
    open(store);
    await screen.findByText(/Tiene un borrador/);
    await user.type(screen.getByLabelText('Nota'), 'Nueva');
    expect(asksBrowser()).toBe(true);
    expect(list()).toEqual([{ nombre: 'Pasaportes', nota: 'Vieja' }]);
    await press('Recuperar borrador');
    expect([readField('Nombre'), readField('Nota')]).toEqual(['Pasaportes', 'Nueva']);
    await waitFor(() => expect(list()).toEqual([{ nombre: 'Pasaportes', nota: 'Nueva' }]));
  });

  it('[SHELL-04] is gone once it was discarded, given up on the way to another screen or emptied', async () => {
    const { store, list } = createMemoryDrafts();
    await type(store, { nombre: 'Uno' });
    await waitFor(() => expect(list()).toEqual([{ nombre: 'Uno', nota: '' }]));
    stopPage();
    open(store);
    await press('Descartar');
    await waitFor(() => expect(list()).toEqual([]));
    await user.type(screen.getByLabelText('Nombre'), 'Dos');
    await waitFor(() => expect(list()).toHaveLength(1));
    await user.clear(screen.getByLabelText('Nombre'));
    await waitFor(() => expect(list()).toEqual([]));
    stopPage();
    const router = await type(store, { nombre: 'Tres' });
    await waitFor(() => expect(list()).toHaveLength(1));
    void router.navigate('/otra');
    await press('Salir sin guardar');
    await screen.findByText('Otra');
    await waitFor(() => expect(list()).toEqual([]));
  });

  it('[SHELL-04] is offered to nobody else, nor to the same person for another entity', async () => {
    const { store, list } = createMemoryDrafts();
    await type(store, { nombre: 'Pasaportes' });
    await waitFor(() => expect(list()).toEqual([{ nombre: 'Pasaportes', nota: '' }]));
    for (const [nota, owner] of [
      ['De otra persona', { ...ANA, person: '2' }],
      ['De otra entidad', { ...ANA, place: '8' }],
    ] as const) {
      stopPage();
      await type(store, { nota }, owner);
      expect(screen.queryByText(/Tiene un borrador/)).toBeNull();
      await waitFor(() => expect(list()).toContainEqual({ nombre: '', nota }));
    }
    expect(list()).toHaveLength(3);
    stopPage();
    await type(store, { nota: 'De nadie' }, null);
    expect(asksBrowser()).toBe(true);
    expect(list()).toHaveLength(3);
  });
});
