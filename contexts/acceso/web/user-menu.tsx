import { Avatar, initials, MenuButton, TwoLineLabel } from '@marco/web-kit/menu-button';
import { ArrowLeftRight, ChevronDown, IdCard, LogOut, MonitorSmartphone, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { accesoPaths } from '../contract/acceso.paths.ts';
import { presentNombreCompleto } from '../rules/nombre-completo.ts';
import { useSession } from './ingreso/session-store.ts';
import { useLogout } from './ingreso/use-logout.ts';

/** A screen that is a person's own, whatever their rol. */
export interface PantallaPersonal {
  readonly label: string;
  readonly to: string;
  readonly icon: ReactNode;
}

export interface UserMenuProps {
  /** In the private area: only the initials on the button, and the ways to the own sessions and data. */
  readonly compact?: boolean;
  /** Own screens of other contexts, after the sessions. */
  readonly personales?: readonly PantallaPersonal[];
}

/**
 * Shows who is signed in, with links to another entity, to one's own screens and to the sign-out. Without a session
 * it shows nothing.
 */
export function UserMenu({ compact = false, personales = [] }: UserMenuProps) {
  const person = useSession()?.infoUser;
  const { askLogout } = useLogout();
  const navigate = useNavigate();
  if (!person) return null;
  const nombre = presentNombreCompleto(person);
  return (
    <MenuButton
      label="Menú de usuario"
      header={
        <>
          <strong>{nombre}</strong>
          <br />
          {person.correoEletronico}
        </>
      }
      items={[
        {
          id: 'entidad',
          label: 'Cambiar de entidad',
          icon: <ArrowLeftRight size={17} />,
          onSelect: () => void navigate(accesoPaths.userEntities),
        },
        ...(compact
          ? [
              {
                id: 'perfil',
                label: 'Mi perfil',
                icon: <UserRound size={17} />,
                onSelect: () => void navigate(accesoPaths.profile),
              },
              {
                id: 'sesiones',
                label: 'Mis sesiones',
                icon: <MonitorSmartphone size={17} />,
                onSelect: () => void navigate(accesoPaths.sessions),
              },
              {
                id: 'datos',
                label: 'Mis datos',
                icon: <IdCard size={17} />,
                onSelect: () => void navigate(accesoPaths.myData),
              },
            ]
          : []),
        ...personales.map(({ label, to, icon }) => ({
          id: to,
          label,
          icon,
          onSelect: () => void navigate(to),
        })),
        { id: 'salir', label: 'Cerrar sesión', icon: <LogOut size={17} />, onSelect: askLogout },
      ]}
    >
      <Avatar text={initials(person.primerNombre, person.primerApellido)} />
      {compact ? (
        <span className="sr">{nombre}</span>
      ) : (
        <>
          <TwoLineLabel caption="Sesión iniciada" text={person.correoEletronico} hideOnPhone />
          <ChevronDown size={16} aria-hidden="true" />
        </>
      )}
    </MenuButton>
  );
}
