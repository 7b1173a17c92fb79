// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ModalHost, useModal } from '../modal/index.ts';
import { openConflict } from './conflict-modal.tsx';

beforeAll(() => import('../modal/request-dialog.tsx'));
afterEach(cleanup);

const answered = vi.fn<(keepsMine: boolean) => void>();

function Saver() {
  const modals = useModal();
  const fields = [
    { label: 'Nombre', mine: 'Entidad Norte', current: 'Entidad del Norte' },
    { label: 'Sigla', mine: 'EN', current: 'EN' },
    { label: 'Correo', mine: '', current: 'contacto@norte.gov.co' },
  ];
  return (
    <>
      <button type="button" onClick={() => void openConflict(modals, fields).then(answered)}>
        Guardar
      </button>
      <ModalHost />
    </>
  );
}

describe('conflict', () => {
  it.each([
    ['Seguir editando', false],
    ['Guardar mi versión', true],
  ])('shows both versions of what differs; «%s» answers %s', async (button, keepsMine) => {
    render(<Saver />);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' });
    const rows = within(dialog)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Campo', 'Su versión', 'Versión guardada'],
      ['Nombre', 'Entidad Norte', 'Entidad del Norte'],
      ['Correo', '—', 'contacto@norte.gov.co'],
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: button }));
    await expect.poll(() => answered.mock.calls.at(-1)).toEqual([keepsMine]);
  });
});
