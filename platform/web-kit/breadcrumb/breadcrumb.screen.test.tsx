// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { CardMenu } from '../card-menu/index.ts';
import { BreadcrumbBar } from './index.ts';

afterEach(cleanup);

describe('breadcrumb bar', () => {
  it('[SHELL-01] shows the trail, the current item and the name of the role', () => {
    render(
      <MemoryRouter>
        <BreadcrumbBar trail={[{ nombre: 'Inicio', to: '/app' }]} current="Listas" roleName="Administrador" />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Inicio' }).getAttribute('href')).toBe('/app');
    expect(screen.getByText('Listas').getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('Administrador')).toBeTruthy();
  });
});

describe('card menu', () => {
  it('[SHELL-02] links each card with its description', () => {
    render(
      <MemoryRouter>
        <CardMenu items={[{ to: '/a', title: 'Roles', description: 'Defina los roles.' }]} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Roles' }).getAttribute('href')).toBe('/a');
    expect(screen.getByText('Defina los roles.')).toBeTruthy();
  });

  it('[SHELL-02] is nothing at all when empty', () => {
    const { container } = render(<CardMenu items={[]} />);
    expect(container.childElementCount).toBe(0);
  });
});
