// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApi } from '../api-client/index.ts';
import { createFailure, createFakeServer, createTestSite, type FakeCall } from '../testing/index.ts';
import { type AutosavedDraft, type AutosavedDraftSettings, useAutosavedDraft } from './index.ts';

interface Texts {
  readonly nombre: string;
  readonly notas: string;
}

interface Registro extends Texts {
  readonly version: number;
  readonly isClosed?: boolean;
}

type Settings = AutosavedDraftSettings<Texts, Registro>;

const PAUSE_MS = 1_000;
const STORED: Registro = { version: 1, nombre: 'uno', notas: 'dos' };
const PUT = 'PUT /registro';
const CONFLICT = 'Otra persona cambió este registro';
const user = userEvent.setup({ delay: null });

beforeAll(() => import('../modal/request-dialog.tsx'));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const toValues = ({ nombre, notas }: Registro): Texts => ({ nombre, notas });

/** Where the draft that was drawn last can be read. */
interface Drawn {
  draft?: AutosavedDraft<Texts, Registro>;
}

function readDraft({ draft }: Drawn): AutosavedDraft<Texts, Registro> {
  if (draft === undefined) throw new Error('Nothing was drawn.');
  return draft;
}

/** A draft of two texts, which must not have an exclamation mark, on a server that answers as it is told. */
async function open(answer: (call: FakeCall) => unknown, extra: Partial<Settings> = {}) {
  const drawn: Drawn = {};
  const taken: Registro[] = [];
  const { fake, callsTo } = createFakeServer(answer);

  function Editor() {
    const api = useApi();
    drawn.draft = useAutosavedDraft<Texts, Registro>({
      initial: toValues(STORED),
      stored: STORED,
      pauseMs: PAUSE_MS,
      reasons: { broken: 'corrija', conflict: 'otra persona' },
      listSendable: (values, changed) => changed.filter((field) => !values[field].includes('!')),
      canSave: ({ isClosed }) => isClosed !== true,
      save: ({ values, fields }, _, options) => {
        const body = Object.fromEntries(fields.map((field) => [field, values[field]]));
        return api.call({ method: 'PUT', path: '/registro' }, { body }, options) as Promise<Registro>;
      },
      toValues,
      compare: (current, { values, fields }) =>
        fields.map((field) => ({ label: field, mine: values[field], current: current[field] })),
      theirs: 'merged',
      onTheirs: (current) => taken.push(current),
      ...extra,
    });
    return <p>El registro</p>;
  }

  render(createTestSite({ routes: [{ path: '/', element: <Editor /> }], address: '/', fake }).site);
  await screen.findByText('El registro');
  const read = () => readDraft(drawn);
  return {
    read,
    taken,
    write: (part: Partial<Texts>) => act(() => read().change(part)),
    sent: () => callsTo(PUT).map(({ version, body }) => [version, body]),
  };
}

/** Answers each call by the next of the answers. */
function answerInTurn(...answers: (() => unknown)[]) {
  let calls = 0;
  return () => answers[calls++]?.();
}

function refuse(part: Partial<Registro>): () => never {
  return () => {
    throw createFailure(412, 'Cambió.', { code: 'VERSION_DISTINTA', actual: { ...STORED, ...part } });
  };
}

const pass = (ms = PAUSE_MS) => act(() => vi.advanceTimersByTimeAsync(ms));
const choose = async (button: string, title = CONFLICT) =>
  user.click(
    within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: button }),
  );

describe('a draft that is saved while it is written', () => {
  it('sends the parts that changed and break no rule, over the version that was seen', async () => {
    const { read, write, sent } = await open(() => ({ ...STORED, version: 2 }));
    write({ nombre: 'mío', notas: '¡no!' });
    await pass();
    await waitFor(() => expect(read().state).toEqual({ kind: 'held', reason: 'corrija' }));
    write({ notas: 'sí' });
    await pass();
    await waitFor(() => expect(read().state.kind).toBe('saved'));
    expect(sent()).toEqual([
      ['"1"', { nombre: 'mío' }],
      ['"2"', { notas: 'sí' }],
    ]);
    expect(read().isDirty).toBe(false);
  });

  it('keeps what is written while a call is on its way, and flush waits for both', async () => {
    const first = Promise.withResolvers<Registro>();
    const { read, write, sent } = await open(
      answerInTurn(
        () => first.promise,
        () => ({ ...STORED, version: 3 }),
      ),
    );
    write({ nombre: 'a' });
    await pass();
    await waitFor(() => expect(sent()).toHaveLength(1));
    write({ nombre: 'ab' });
    let isSaved: boolean | null = null;
    act(() => {
      void read()
        .flush()
        .then((saved) => {
          isSaved = saved;
        });
    });
    await pass(0);
    expect([sent().length, isSaved]).toEqual([1, null]);
    first.resolve({ ...STORED, version: 2 });
    await waitFor(() => expect(isSaved).toBe(true));
    expect(sent()[1]).toEqual(['"2"', { nombre: 'ab' }]);
    expect(read().values.nombre).toBe('ab');
  });

  it('a call of the screen takes its turn, and stands on the version the save before it left', async () => {
    const first = Promise.withResolvers<Registro>();
    const { read, write, sent } = await open(() => first.promise);
    write({ nombre: 'a' });
    await pass();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const seen = read().inTurn(async (stored) => stored?.version);
    first.resolve({ ...STORED, version: 7 });
    expect(await seen).toBe(7);
  });

  it.each([
    ['offline', 503],
    ['refused', 422],
  ] as const)(
    'tells that it is %s where the server answers %i, and flush says something is left',
    async (kind, status) => {
      const { read, write } = await open(() => {
        throw createFailure(status, 'No.', { detalles: [{ campo: 'nombre', mensaje: 'Ya existe.' }] });
      });
      write({ nombre: 'a' });
      const answers: boolean[] = [];
      await act(async () => void answers.push(await read().flush()));
      expect([answers, read().state.kind, read().values.nombre]).toEqual([[false], kind, 'a']);
      expect(read().refused).toEqual(kind === 'refused' ? { nombre: 'Ya existe.' } : {});
      write({ nombre: 'b' });
      expect(read().refused).toEqual({});
    },
  );

  it('sends nothing of a record that begins', async () => {
    const { read, write, sent } = await open(() => STORED, { stored: null });
    write({ nombre: 'a' });
    await pass(PAUSE_MS * 3);
    expect([sent(), read().isDirty]).toEqual([[], true]);
  });
});

describe('over what somebody else saved', () => {
  it.each(['merged', 'offered'] as const)(
    'the person sends over it; the rest reads as the other one left it, %s or not',
    async (theirs) => {
      const { read, write, sent } = await open(
        answerInTurn(refuse({ version: 5, nombre: 'Ana', notas: 'de Ana' }), () => ({
          ...STORED,
          version: 6,
        })),
        { theirs },
      );
      write({ nombre: 'mío' });
      await pass();
      await screen.findByRole('alertdialog', { name: CONFLICT });
      expect(read().state).toEqual({ kind: 'held', reason: 'otra persona' });
      await choose('Guardar mi versión');
      await waitFor(() => expect(read().state.kind).toBe('saved'));
      expect(sent().map(([version]) => version)).toEqual(['"1"', '"5"']);
      expect(read().values).toEqual({ nombre: 'mío', notas: 'de Ana' });
      expect(read().isDirty).toBe(false);
    },
  );

  it('the person takes it in where it is offered', async () => {
    const { read, taken, write } = await open(refuse({ version: 5, nombre: 'Ana' }), { theirs: 'offered' });
    write({ nombre: 'mío', notas: '¡no!' });
    await pass();
    await choose('Seguir editando');
    await choose('Tomar la versión guardada', '¿Tomar la versión guardada?');
    await waitFor(() => expect(read().values).toEqual({ nombre: 'Ana', notas: 'dos' }));
    expect([read().isDirty, read().stored?.version, taken.length]).toEqual([false, 5, 1]);
  });

  it('nobody is asked where it was the same save, whose answer was lost', async () => {
    const { read, write, sent } = await open(
      answerInTurn(refuse({ version: 2, nombre: 'mío' }), () => ({ ...STORED, version: 3 })),
    );
    write({ nombre: 'mío' });
    await pass();
    await waitFor(() => expect(read().state.kind).toBe('saved'));
    expect(sent().map(([version]) => version)).toEqual(['"1"', '"2"']);
  });

  it('nothing is written any more where the record may not be, and what was typed stays', async () => {
    const { read, taken, write, sent } = await open(refuse({ version: 2, isClosed: true }));
    write({ nombre: 'mío' });
    await pass();
    await waitFor(() => expect(taken).toHaveLength(1));
    write({ nombre: 'otro' });
    await pass(PAUSE_MS * 3);
    expect([sent().length, read().values.nombre, read().isDirty]).toEqual([1, 'otro', true]);
  });
});
