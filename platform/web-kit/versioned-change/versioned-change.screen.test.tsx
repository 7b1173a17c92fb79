// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFailure, createFakeServer, createTestSite, type FakeCall } from '../testing/index.ts';
import { type ChangeOutcome, leaveToCaller, useVersionedChange, type VersionedChange } from './index.ts';

beforeAll(() => import('../modal/request-dialog.tsx'));

interface Registro {
  readonly version: number;
  readonly nombre: string;
}

type Change = VersionedChange<Registro>;

const CONFLICTO = 'Otra persona cambió este registro';
const PUT = 'PUT /registro';
const MIO: Registro = { version: 9, nombre: 'mío' };
const user = userEvent.setup({ delay: null });

/** The refusal of a change over an older version. */
function refuse(version: number, nombre: string): never {
  throw createFailure(412, 'El registro cambió.', {
    code: 'VERSION_DISTINTA',
    actual: { version, nombre },
  });
}

/** Answers each call by the next of the answers. */
function answerInTurn(...answers: ((call: FakeCall) => unknown)[]) {
  let calls = 0;
  return (call: FakeCall) => answers[calls++]?.(call);
}

let opened = 0;

/** A screen that sends one change at a press, and can be left. */
function open(answer: (call: FakeCall) => unknown, extra: Partial<Change> = {}) {
  // Of each screen its own: what was said before may still stand there.
  opened += 1;
  const done = `Se guardó ${opened}.`;
  const outcomes: (ChangeOutcome<Registro> | { readonly thrown: unknown })[] = [];
  const over: (Registro | null)[] = [];
  const { fake, callsTo } = createFakeServer(answer);

  function Editor() {
    const { send, isSaving } = useVersionedChange<Registro>({
      show: (queries, saved) => queries.setQueryData(['registro'], saved),
      onKept: (queries, current) => queries.setQueryData(['registro'], current),
    });
    const press = () =>
      send({
        version: 1,
        send: (api, options, current) => {
          over.push(current);
          return api.call({ method: 'PUT', path: '/registro' }, {}, options) as Promise<Registro>;
        },
        compare: ({ nombre }) => [{ label: 'Nombre', mine: 'mío', current: nombre }],
        done,
        ...extra,
      }).then(
        (outcome) => outcomes.push(outcome),
        (thrown) => outcomes.push({ thrown }),
      );
    return (
      <button type="button" onClick={() => void press()}>
        {isSaving ? 'Guardando' : 'Guardar'}
      </button>
    );
  }

  function Screen() {
    const [isLeft, setLeft] = useState(false);
    return (
      <>
        {isLeft ? <p>Otra pantalla</p> : <Editor />}
        <button type="button" onClick={() => setLeft(true)}>
          Salir
        </button>
      </>
    );
  }

  const { site, queries } = createTestSite({
    routes: [{ path: '/', element: <Screen /> }],
    address: '/',
    fake,
  });
  render(site);
  return {
    done,
    outcomes,
    over,
    versions: () => callsTo(PUT).map(({ version }) => version),
    shown: () => queries.getQueryData<Registro>(['registro']),
  };
}

const press = (name: string) => screen.findByRole('button', { name }).then((button) => user.click(button));

/** Answers a dialog, once it says who wrote what is stored. */
async function choose(button: string, stored: string, title = CONFLICTO): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: title });
  await within(dialog).findByText(stored);
  await user.click(within(dialog).getByRole('button', { name: button }));
}

describe('a change over the version that was seen', () => {
  it('is sent with it, shows the answer and says so', async () => {
    const answer = Promise.withResolvers<Registro>();
    const { done, outcomes, versions, over, shown } = open(() => answer.promise);
    await press('Guardar');
    expect(await screen.findByRole('button', { name: 'Guardando' })).toBeTruthy();
    answer.resolve(MIO);
    expect(await screen.findByText(done)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeTruthy();
    expect([versions(), over, shown()]).toEqual([['"1"'], [null], MIO]);
    expect(outcomes).toEqual([{ kind: 'saved', saved: MIO }]);
  });

  it('that somebody else was faster than shows both, and goes over the newer one when agreed', async () => {
    const { done, outcomes, versions, over } = open(
      answerInTurn(
        () => refuse(2, 'de Ana'),
        () => MIO,
      ),
    );
    await press('Guardar');
    await choose('Guardar mi versión', 'de Ana');
    expect(await screen.findByText(done)).toBeTruthy();
    expect(versions()).toEqual(['"1"', '"2"']);
    expect(over).toEqual([null, { version: 2, nombre: 'de Ana' }]);
    expect(outcomes).toEqual([{ kind: 'saved', saved: MIO }]);
  });

  it('asks again where somebody saved once more while the person chose', async () => {
    const { done, versions } = open(
      answerInTurn(
        () => refuse(2, 'de Ana'),
        () => refuse(5, 'de Luis'),
        () => MIO,
      ),
    );
    await press('Guardar');
    await choose('Guardar mi versión', 'de Ana');
    await choose('Guardar mi versión', 'de Luis');
    expect(await screen.findByText(done)).toBeTruthy();
    expect(versions()).toEqual(['"1"', '"2"', '"5"']);
  });

  it('is not sent again when the person goes on editing', async () => {
    const { done, outcomes, versions, shown } = open(() => refuse(2, 'de Ana'));
    await press('Guardar');
    await choose('Seguir editando', 'de Ana');
    const current = { version: 2, nombre: 'de Ana' };
    await waitFor(() => expect(outcomes).toEqual([{ kind: 'kept', current }]));
    expect([versions(), shown()]).toEqual([['"1"'], current]);
    expect(screen.queryByText(done)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeTruthy();
  });

  it.each([
    ['Tomar la versión guardada', 'theirs', 1],
    ['Seguir editando', 'kept', 0],
  ])('may take in what is stored: «%s»', async (button, kind, times) => {
    const taken: Registro[] = [];
    const { outcomes } = open(() => refuse(2, 'de Ana'), { onTheirs: (current) => taken.push(current) });
    await press('Guardar');
    await choose('Seguir editando', 'de Ana');
    const reason = 'Se reemplaza lo que usted escribió por lo que guardó la otra persona.';
    await choose(button, reason, '¿Tomar la versión guardada?');
    const current = { version: 2, nombre: 'de Ana' };
    await waitFor(() => expect(outcomes).toEqual([{ kind, current }]));
    expect(taken).toHaveLength(times);
  });

  it('is given up without a word where it may not go over what is stored', async () => {
    const { outcomes } = open(() => refuse(2, 'de Ana'), { canReplace: () => false });
    await press('Guardar');
    await waitFor(() => expect(outcomes).toMatchObject([{ kind: 'kept' }]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('that says the same as what is stored is sent again without asking, where it is so agreed', async () => {
    const asked: Registro[] = [];
    const { done, versions } = open(
      answerInTurn(
        () => refuse(2, 'mío'),
        () => MIO,
      ),
      { sendsSame: true, onConflict: (current) => asked.push(current) },
    );
    await press('Guardar');
    expect(await screen.findByText(done)).toBeTruthy();
    expect([versions(), asked]).toEqual([['"1"', '"2"'], []]);
  });
});

describe('a change that fails', () => {
  it.each([
    ['at once', 'No hay cupo.', () => Promise.reject(createFailure(409, 'No hay cupo.')), {}],
    [
      'while the newer version is read',
      'No fue posible conectarse.',
      () => refuse(2, 'de Ana'),
      { compare: () => Promise.reject(createFailure(0, 'No fue posible conectarse.')) },
    ],
    [
      'over another version, with nothing to compare',
      'El registro cambió.',
      () => refuse(2, 'de Ana'),
      { compare: undefined },
    ],
  ])('%s is explained, and nothing is sent again', async (_, mensaje, answer, extra: Partial<Change>) => {
    const { outcomes, versions } = open(answer, extra);
    await press('Guardar');
    const dialog = await screen.findByRole('alertdialog', { name: '¡Error!' });
    expect(dialog.textContent).toContain(mensaje);
    // Nothing is on its way behind the reason.
    expect(screen.getByRole('button', { name: 'Guardar', hidden: true })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(outcomes).toEqual([{ kind: 'failed' }]));
    expect(versions()).toHaveLength(1);
  });

  it('over another version, with nothing to compare, gives the screen the newer one once it was explained', async () => {
    const newer: Registro[] = [];
    const { outcomes } = open(() => refuse(2, 'de Ana'), {
      compare: undefined,
      onNewer: (current) => newer.push(current),
    });
    await press('Guardar');
    const dialog = await screen.findByRole('alertdialog', { name: '¡Error!' });
    expect(newer).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(outcomes).toEqual([{ kind: 'failed' }]));
    expect(newer).toEqual([{ version: 2, nombre: 'de Ana' }]);
  });

  it('for another reason gives the screen no newer version', async () => {
    const newer: Registro[] = [];
    const { outcomes } = open(() => Promise.reject(createFailure(409, 'No hay cupo.')), {
      onNewer: (current) => newer.push(current),
    });
    await press('Guardar');
    const dialog = await screen.findByRole('alertdialog', { name: '¡Error!' });
    await user.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(outcomes).toEqual([{ kind: 'failed' }]));
    expect(newer).toEqual([]);
  });

  it('over the newer version is explained too', async () => {
    const { outcomes } = open(
      answerInTurn(
        () => refuse(2, 'de Ana'),
        () => Promise.reject(createFailure(409, 'No hay cupo.')),
      ),
    );
    await press('Guardar');
    await choose('Guardar mi versión', 'de Ana');
    const dialog = await screen.findByRole('alertdialog', { name: '¡Error!' });
    await user.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(outcomes).toEqual([{ kind: 'failed' }]));
  });

  it('is left to a form that tells it at its fields', async () => {
    const { outcomes } = open(() => Promise.reject(createFailure(409, 'No hay cupo.')), {
      explain: leaveToCaller,
    });
    await press('Guardar');
    await waitFor(() => expect(outcomes).toMatchObject([{ thrown: { mensaje: 'No hay cupo.' } }]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeTruthy();
  });
});

describe('a change whose screen was left while it was on its way', () => {
  it('asks all the same, and goes on', async () => {
    const first = Promise.withResolvers<void>();
    const { done, versions } = open(
      answerInTurn(
        () => first.promise.then(() => refuse(2, 'de Ana')),
        () => MIO,
      ),
    );
    await press('Guardar');
    await press('Salir');
    expect(await screen.findByText('Otra pantalla')).toBeTruthy();
    await act(async () => first.resolve());
    await choose('Guardar mi versión', 'de Ana');
    expect(await screen.findByText(done)).toBeTruthy();
    expect(versions()).toEqual(['"1"', '"2"']);
  });

  it('explains its failure', async () => {
    const first = Promise.withResolvers<void>();
    open(() => first.promise.then(() => Promise.reject(createFailure(409, 'No hay cupo.'))));
    await press('Guardar');
    await press('Salir');
    await act(async () => first.resolve());
    expect((await screen.findByRole('alertdialog', { name: '¡Error!' })).textContent).toContain(
      'No hay cupo.',
    );
  });
});
