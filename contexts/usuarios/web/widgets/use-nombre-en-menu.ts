import { findCurrentEntries } from '@marco/web-kit/app-shell';
import { useContext } from 'react';
import { useLocation } from 'react-router';
import { UsuarioContext } from './usuario-en-sesion.tsx';

/**
 * What the menu of the person calls the list on show: that of the entry which names its filter ('Incorporación'), else its own
 * name, so that menu, title and trail agree.
 */
export function useNombreEnMenu(propio: string): string {
  const place = useLocation();
  const funcionalidades = useContext(UsuarioContext)?.funcionalidades ?? [];
  const entries = funcionalidades.flatMap(({ subFuncionalidades }) =>
    subFuncionalidades.map(({ url, nombreFuncionalidad }) => ({ to: url, label: nombreFuncionalidad })),
  );
  const filtered = [...findCurrentEntries(entries, place)].find(({ to }) => to.includes('?'));
  return filtered?.label ?? propio;
}
