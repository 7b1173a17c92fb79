// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ModalHost } from '../modal/index.ts';
import { useUnsavedChanges } from '../unsaved-changes/index.ts';
import { Tabs } from './index.ts';

afterEach(cleanup);

const tabs = [
  { id: 1, label: 'Información' },
  { id: 2, label: 'Servicios', count: 7 },
  { id: 3, label: 'Reuniones', count: 0 },
];

function Sections() {
  const [selected, setSelected] = useState(3);
  return (
    <Tabs label="Secciones" tabs={tabs} selected={selected} onSelect={setSelected}>
      Contenido {selected}
    </Tabs>
  );
}

describe('tabs', () => {
  it('ties each panel to its tab and counts in the name', () => {
    render(<Sections />);
    expect(screen.getByRole('tab', { name: 'Reuniones 0', selected: true })).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: 'Reuniones 0' }).textContent).toBe('Contenido 3');
  });

  it('has one stop for the keyboard and moves with arrows, Home and End, around the ends', async () => {
    render(<Sections />);
    await userEvent.tab();
    const steps: (string | null | undefined)[] = [document.activeElement?.textContent];
    for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{ArrowLeft}', '{Home}', '{End}']) {
      await userEvent.keyboard(key);
      steps.push(screen.getByRole('tab', { selected: true }).textContent);
      expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    }
    expect(steps.map((text) => text?.split(' ')[0])).toEqual([
      'Reuniones',
      'Información',
      'Servicios',
      'Información',
      'Reuniones',
      'Información',
      'Reuniones',
    ]);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });
});

function Note({ label }: { readonly label: string }) {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  return <input aria-label={label} value={text} onChange={(event) => setText(event.target.value)} />;
}

/** A note in each tab, and one above them that outlives them. */
function Notes() {
  const [selected, setSelected] = useState(1);
  return (
    <>
      <Note label="Encima" />
      <Tabs label="Secciones" tabs={tabs} selected={selected} onSelect={setSelected}>
        <Note key={selected} label={`Nota ${selected}`} />
      </Tabs>
      <ModalHost />
    </>
  );
}

describe('a tab with unsaved work', () => {
  const answer = async (text: string) => {
    const question = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
    await userEvent.click(within(question).getByRole('button', { name: text }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  const chosen = () => screen.getByRole('tab', { selected: true });

  it('asks before another one takes its place: one button stays with what was typed, the other goes on', async () => {
    render(<Notes />);
    await userEvent.type(screen.getByLabelText('Nota 1'), 'Borrador');
    await userEvent.click(screen.getByRole('tab', { name: /Reuniones/ }));
    await answer('Seguir aquí');
    expect(screen.getByLabelText<HTMLInputElement>('Nota 1').value).toBe('Borrador');
    await userEvent.click(screen.getByRole('tab', { name: /Reuniones/ }));
    await answer('Salir sin guardar');
    expect(screen.getByLabelText<HTMLInputElement>('Nota 3').value).toBe('');
    await userEvent.click(screen.getByRole('tab', { name: /Servicios/ }));
    expect(chosen().textContent).toMatch(/^Servicios/);
  });

  it('asks who moves with the arrows too, and leaves the focus on the tab on show', async () => {
    render(<Notes />);
    await userEvent.type(screen.getByLabelText('Nota 1'), 'Borrador');
    chosen().focus();
    await userEvent.keyboard('{ArrowRight}');
    await answer('Seguir aquí');
    await waitFor(() => expect(document.activeElement).toBe(chosen()));
    expect(chosen().textContent).toMatch(/^Información/);
    await userEvent.keyboard('{ArrowRight}');
    await answer('Salir sin guardar');
    await waitFor(() => expect(document.activeElement).toBe(chosen()));
    expect(chosen().textContent).toMatch(/^Servicios/);
  });

  it('takes the focus for the tab the keys chose, not for one that is shown later', async () => {
    function Site() {
      const [selected, setSelected] = useState(1);
      return (
        <>
          <Tabs label="Secciones" tabs={tabs} selected={selected} onSelect={setSelected}>
            {null}
          </Tabs>
          <button type="button" onClick={() => setSelected(2)}>
            Ver servicios
          </button>
        </>
      );
    }
    render(<Site />);
    chosen().focus();
    await userEvent.keyboard('{Home}');
    const link = screen.getByRole('button', { name: 'Ver servicios' });
    await userEvent.click(link);
    expect(chosen().textContent).toMatch(/^Servicios/);
    expect(document.activeElement).toBe(link);
  });

  it('asks nothing about what stands above the tabs, nor for the tab on show', async () => {
    render(<Notes />);
    await userEvent.type(screen.getByLabelText('Encima'), 'Borrador');
    await userEvent.click(screen.getByRole('tab', { name: /Reuniones/ }));
    expect(chosen().textContent).toMatch(/^Reuniones/);
    await userEvent.type(screen.getByLabelText('Nota 3'), 'Otra');
    await userEvent.click(chosen());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Encima').value).toBe('Borrador');
  });
});
