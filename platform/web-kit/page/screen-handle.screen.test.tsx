// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ScreenTrail, useScreenTrail, useShownTrail } from './index.ts';

const trail: ScreenTrail = { trail: [{ nombre: 'Inicio', to: '/' }], current: 'Pasaportes' };

function Shell() {
  return <p>{useShownTrail()?.current ?? 'de la ruta'}</p>;
}
function Screen() {
  useScreenTrail(trail);
  return null;
}

it('a screen names itself in the breadcrumb while it shows', () => {
  const { rerender } = render(<Shell />);
  expect(screen.getByRole('paragraph').textContent).toBe('de la ruta');
  rerender(
    <>
      <Shell />
      <Screen />
    </>,
  );
  expect(screen.getByText('Pasaportes')).toBeTruthy();
  rerender(<Shell />);
  expect(screen.getByText('de la ruta')).toBeTruthy();
});
