// @vitest-environment jsdom
import { refuseWith } from '@marco/contract-kit/decision';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { TextInput } from '../field/index.ts';
import { bindField, useRuledForm } from '../ruled-form/index.ts';
import { createTestSite } from '../testing/index.ts';
import { FormModal } from './index.ts';

const user = userEvent.setup({ delay: null });

interface Settings {
  readonly onSend: () => Promise<void>;
  readonly onOuter?: () => void;
  readonly waitsFor?: string | false;
  readonly isClosed?: boolean;
}

function Dialogo({ onSend, onOuter, waitsFor = false, isClosed = false }: Settings) {
  const form = useRuledForm({
    initial: { motivo: '' },
    findErrors: ({ motivo }) => ({ motivo: motivo === '' ? 'Escriba el motivo.' : undefined }),
    onSend,
  });
  return (
    <form onSubmit={onOuter}>
      <FormModal
        form={form}
        title="Retirar"
        submitLabel="Retirar nodo"
        sendingLabel="Retirando"
        waitsFor={waitsFor}
        blocked={isClosed ? refuseWith('El nodo ya está retirado.') : undefined}
        onClose={() => undefined}
      >
        <TextInput label="Motivo" {...bindField(form, 'motivo')} />
      </FormModal>
    </form>
  );
}

async function open(settings: Settings) {
  const routes = [{ path: '/', element: <Dialogo {...settings} /> }];
  render(createTestSite({ routes, address: '/', fake: async () => Response.json({}) }).site);
  return screen.findByLabelText('Motivo');
}

beforeAll(() => Promise.all([import('../modal/request-dialog.tsx'), import('../modal/modal-dialog.tsx')]));

describe('the dialog of a form', () => {
  it('[ERR-01] sends what is right once, says so meanwhile, and is not the form it stands in', async () => {
    const answer = Promise.withResolvers<void>();
    const onSend = vi.fn(() => answer.promise);
    const onOuter = vi.fn();
    const motivo = await open({ onSend, onOuter });
    await user.click(screen.getByRole('button', { name: 'Retirar nodo' }));
    await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
    expect(onSend).not.toHaveBeenCalled();
    await user.type(motivo, 'Ya no existe{Enter}{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Retirando/ })).toBeTruthy());
    expect([onSend.mock.calls.length, onOuter.mock.calls.length]).toEqual([1, 0]);
    answer.resolve();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Retirando/ })).toBeNull());
  });

  it.each<[string, Partial<Settings>]>([
    ['waits for something', { waitsFor: 'Cargando el documento' }],
    ['may not be sent', { isClosed: true }],
  ])('sends nothing by the keyboard while it %s', async (_, part) => {
    const onSend = vi.fn(async () => undefined);
    const motivo = await open({ onSend, ...part });
    await user.type(motivo, 'Ya no existe');
    const form = motivo.closest('form');
    if (form) fireEvent.submit(form);
    await user.keyboard('{Enter}');
    expect(onSend).not.toHaveBeenCalled();
  });
});
