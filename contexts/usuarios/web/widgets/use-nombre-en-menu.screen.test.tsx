import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Funcionalidad } from '../../contract/index.ts';
import { useNombreEnMenu } from './use-nombre-en-menu.ts';
import { UsuarioEnSesionProvider } from './usuario-en-sesion.tsx';

const LISTA = '/app/elementos-de-dato';

function createEntrada(id: number, nombreFuncionalidad: string, url: string) {
  return { id, nombreFuncionalidad, url, descripcion: '', consulta: true, icono: 'list', listaItems: [] };
}

const MENU: readonly Funcionalidad[] = [
  {
    id: 1,
    nombre: 'Lenguaje común',
    subFuncionalidades: [
      createEntrada(1, 'Elementos', LISTA),
      createEntrada(2, 'Incorporación', `${LISTA}?estado=aprobado`),
    ],
  },
];

function Titulo() {
  return <h1>{useNombreEnMenu('Elementos de dato')}</h1>;
}

it.each([
  [LISTA, MENU, 'Elementos de dato'],
  [`${LISTA}?estado=aprobado&pagina=2`, MENU, 'Incorporación'],
  [`${LISTA}?estado=borrador`, MENU, 'Elementos de dato'],
  [`${LISTA}?estado=aprobado`, [], 'Elementos de dato'],
])('[SHELL-08] the list at %s is called as the entry of the menu that leads to it', (address, menu, name) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <UsuarioEnSesionProvider usuario={{ primerNombre: 'Ana', funcionalidades: menu }}>
        <Titulo />
      </UsuarioEnSesionProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
});
