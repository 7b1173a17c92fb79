import { Avatar, initials, MenuButton, TwoLineLabel } from '@marco/web-kit/menu-button';
import { ArrowLeftRight, ChevronDown, LogOut, MonitorSmartphone } from 'lucide-react';
import { useNavigate } from 'react-router';
import { presentNombreCompleto } from '../rules/index.ts';
import { accesoPaths } from './acceso.paths.ts';
import { useSession } from './session/session-store.ts';
import { useLogout } from './sign-in/use-logout.ts';

export interface UserMenuProps {
  /** In the private area: only the initials on the button, and the way to the own sessions. */
  readonly compact?: boolean;
}

/** Who is signed in, and the ways on: another entity, the own sessions, or out. Nothing without a session. */
export function UserMenu({ compact = false }: UserMenuProps) {
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
                id: 'sesiones',
                label: 'Mis sesiones',
                icon: <MonitorSmartphone size={17} />,
                onSelect: () => void navigate(accesoPaths.sessions),
              },
            ]
          : []),
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
