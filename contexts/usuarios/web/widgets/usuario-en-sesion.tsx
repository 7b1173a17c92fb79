import { createContext, type ReactNode, useContext } from 'react';
import type { Funcionalidad } from '../../contract/index.ts';

/** The person at work, as the private screens need them. */
export interface UsuarioEnSesion {
  readonly primerNombre: string;
  /** What the rol in the entity in force lets them reach. */
  readonly funcionalidades: readonly Funcionalidad[];
  readonly rol?: { readonly nombre: string } | null | undefined;
}

/** Empty outside the private area. */
export const UsuarioContext = createContext<UsuarioEnSesion | null>(null);

/** Tells the screens under it who is at work; the private shell fills it from the session. */
export function UsuarioEnSesionProvider({
  usuario,
  children,
}: {
  readonly usuario: UsuarioEnSesion;
  readonly children: ReactNode;
}) {
  return <UsuarioContext value={usuario}>{children}</UsuarioContext>;
}

/** The person at work; throws outside the private area. */
export function useUsuarioEnSesion(): UsuarioEnSesion {
  const usuario = useContext(UsuarioContext);
  if (!usuario) throw new Error('useUsuarioEnSesion needs a UsuarioEnSesionProvider above it');
  return usuario;
}
