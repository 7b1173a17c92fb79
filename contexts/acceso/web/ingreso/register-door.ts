import { accesoPaths } from '../../contract/acceso.paths.ts';
import type { SignInEnvironment } from './environment.ts';
import { logout } from './logout.ts';
import { askNivelDeSeguridad } from './nivel-de-seguridad.ts';
import { sessionKeys } from './session-keys.ts';
import { dispatchSignIn } from './sign-in-store.ts';

/** Opens the registration. REG-01 is shown before it, whichever way the person came (LOGIN-03). */
export async function goToRegister(environment: SignInEnvironment, levelConfirmed: boolean): Promise<void> {
  if (levelConfirmed || (await askNivelDeSeguridad(environment.modals))) {
    dispatchSignIn('level-confirmed');
    await environment.navigate(accesoPaths.register, { replace: true });
    return;
  }
  dispatchSignIn('level-cancelled');
  await logout(environment);
}

/** An identity of the e-mail access type cannot continue (REG-15, LOGIN-18). */
export async function askAccessType(environment: SignInEnvironment): Promise<void> {
  await environment.modals.alert({
    title: 'Tipo de acceso no permitido',
    message:
      'No puede continuar con el proceso en el sistema porque ingresó con el tipo de acceso «Correo electrónico». Debe registrarse en el autenticador con el tipo de acceso «Documento identidad».',
    confirmLabel: 'Registrar usuario',
  });
  sessionKeys.markErrorCorreo();
  dispatchSignIn('logged-out');
  await logout(environment);
}
