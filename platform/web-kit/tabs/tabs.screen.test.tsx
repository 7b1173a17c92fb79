// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
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
