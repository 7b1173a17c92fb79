import { useSignInEnvironment } from './environment.ts';
import { logout } from './logout.ts';

/** Signing out, with or without the question of the specification (LOGOUT-01). */
export function useLogout() {
  const environment = useSignInEnvironment();
  const leave = () => logout(environment);
  const askLogout = () => {
    void environment.modals
      .ask({
        title: '¡Cerrar sesión!',
        message: '¿Realmente desea cerrar la sesión?',
        confirmLabel: 'Si',
        cancelLabel: 'No',
      })
      .then((confirmed) => (confirmed ? leave() : undefined));
  };
  return { askLogout, logout: leave };
}
